// SPDX-License-Identifier: AGPL-3.0-or-later

extension Annotation.Measure {
  /// Inches at a scale of one to one.
  public static let inches = Annotation.Measure(
    unitsPerPoint: 1 / 72, unit: "in", ratio: "1 in = 1 in")

  /// How long a point is in the units that people measure in, by their names on the wire.
  public static let unitsPerPoint: [String: Double] = [
    "pt": 1, "in": 1 / 72, "mm": 25.4 / 72, "cm": 2.54 / 72, "m": 0.0254 / 72,
    "km": 0.000_025_4 / 72, "ft": 1 / 864, "yd": 1 / 2592, "mi": 1 / 4_561_920,
    "nmi": 0.000_025_4 / 72 / 1.852,
  ]

  /// A scale on which so much of the page stands for so much of the real thing.
  ///
  /// - Returns: `nil` where a length is not positive, or the page's unit is not known.
  public init?(_ onPage: Double, _ pageUnit: String, is real: Double, _ unit: String) {
    guard onPage > 0, real > 0, let size = Annotation.Measure.unitsPerPoint[pageUnit] else {
      return nil
    }
    let unitsPerPoint = real / onPage * size
    guard unitsPerPoint.isNormal else { return nil }
    self.init(
      unitsPerPoint: unitsPerPoint, unit: unit,
      ratio: "\(shortDecimal(onPage)) \(pageUnit) = \(shortDecimal(real)) \(unit)")
  }

  /// The scale on which a length in points is so many of a unit; precision and caption stay.
  ///
  /// - Returns: `nil` where a length is not positive.
  public func calibrated(length: Double, to value: Double, unit: String) -> Annotation.Measure? {
    guard length.isNormal, length > 0, value > 0 else { return nil }
    guard var new = Annotation.Measure(1, "in", is: 72 * (value / length), unit) else { return nil }
    new.precision = precision
    new.showsCaption = showsCaption
    return new
  }

  /// A length in points as the measure's units, not rounded.
  public func length(_ points: Double) -> Double { points * unitsPerPoint }
  /// An area in square points as the square of the measure's units, not rounded.
  public func area(_ squarePoints: Double) -> Double {
    squarePoints * unitsPerPoint * unitsPerPoint
  }

  /// A value in the measure's units, rounded to its precision: `2.50 in`.
  public func lengthText(_ value: Double) -> String {
    "\(roundedDecimal(value, to: precision)) \(unit)"
  }

  /// A value in the square of the measure's units, rounded to its precision: `2.50 sq in`.
  public func areaText(_ value: Double) -> String {
    "\(roundedDecimal(value, to: precision)) sq \(unit)"
  }
}
