// SPDX-License-Identifier: AGPL-3.0-or-later

extension Annotation.Measure {
  /// Inches at a scale of 1:1.
  public static let inches = Annotation.Measure(
    unitsPerPoint: 1 / 72, unit: "in", ratio: "1 in = 1 in")

  /// The length of a point in each unit. Keys are the units' names on the wire.
  public static let unitsPerPoint: [String: Double] = [
    "pt": 1, "in": 1 / 72, "mm": 25.4 / 72, "cm": 2.54 / 72, "m": 0.0254 / 72,
    "km": 0.000_025_4 / 72, "ft": 1 / 864, "yd": 1 / 2592, "mi": 1 / 4_561_920,
    "nmi": 0.000_025_4 / 72 / 1.852,
  ]

  /// Creates the scale that maps a page length to a real length.
  ///
  /// - Returns: `nil` if a length is not positive or the page's unit is unknown.
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

  /// The scale that maps a length in points to `value` in `unit`. Precision and caption are kept.
  ///
  /// - Returns: `nil` if a length is not positive.
  public func calibrated(length: Double, to value: Double, unit: String) -> Annotation.Measure? {
    guard length.isNormal, length > 0, value > 0 else { return nil }
    guard var new = Annotation.Measure(1, "in", is: 72 * (value / length), unit) else { return nil }
    new.precision = precision
    new.showsCaption = showsCaption
    return new
  }

  /// Converts a length in points to the measure's unit, without rounding.
  public func length(_ points: Double) -> Double { points * unitsPerPoint }
  /// Converts square points to the square of the measure's unit, without rounding.
  public func area(_ squarePoints: Double) -> Double {
    squarePoints * unitsPerPoint * unitsPerPoint
  }

  /// A value without its unit, rounded to the measure's precision: `2.50`.
  public func number(_ value: Double) -> String { roundedDecimal(value, to: precision) }

  /// A value in the measure's unit, rounded to its precision: `2.50 in`.
  public func lengthText(_ value: Double) -> String { "\(number(value)) \(unit)" }

  /// The text for an area in the square of the unit: `2.50 sq in`. The value is rounded to the
  /// measure's precision.
  public func areaText(_ value: Double) -> String { "\(number(value)) sq \(unit)" }
}
