// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Annotation {
  /// What a measuring annotation measures, in its unit: a length of a line or polyline, the area of a
  /// polygon in squares of the unit; `nil` of any other.
  public var measuredValue: Double? {
    guard let measure else { return nil }
    let points = type == .line ? line : vertices
    guard points.count > 1 else { return nil }
    if type == .polygon {
      return Polyline(points).area * measure.unitsPerPoint * measure.unitsPerPoint
    }
    return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
      * measure.unitsPerPoint
  }

  /// The measured value with its unit: `2.54 cm`, `12 sq in`.
  public var measuredText: String? {
    guard let measure, let value = measuredValue else { return nil }
    return "\(measure.text(value)) \(type == .polygon ? measure.areaUnit : measure.unit)"
  }
}

extension Annotation.Measure {
  public var areaUnit: String { "sq \(unit)" }

  /// A value, rounded to the precision.
  public func text(_ value: Double) -> String {
    let step = precision > 0 && precision.isFinite ? precision : 0.01
    let rounded = (value / step).rounded() * step
    return rounded.fixed(Annotation.Measure.decimals(step))
  }

  /// How many decimals a multiple of this has, 6 at most.
  static func decimals(_ precision: Double) -> Int {
    var scaled = precision
    for digits in 0..<6 {
      if (scaled - scaled.rounded()).magnitude < 1e-6, scaled.rounded() != 0 { return digits }
      scaled *= 10
    }
    return 6
  }
}

extension Double {
  /// With so many decimals.
  fileprivate func fixed(_ decimals: Int) -> String {
    let power = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let scaled = (self * power).rounded()
    guard scaled.magnitude < 1e15 else { return description }
    let digits = String(Int64(scaled.magnitude))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
    let sign = scaled < 0 ? "-" : ""
    return decimals == 0
      ? sign + padded : "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }
}

extension Polyline {
  /// The area that the points go around, by the shoelace formula.
  fileprivate var area: Double {
    guard var previous = points.last else { return 0 }
    var double = 0.0
    for point in points {
      double += previous.x * point.y - point.x * previous.y
      previous = point
    }
    return double.magnitude / 2
  }
}
