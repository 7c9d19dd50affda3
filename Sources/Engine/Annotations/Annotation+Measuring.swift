// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Annotation {
  /// The value of a measuring annotation in its units: a length, or the area of a polygon; `nil`
  /// for annotations that measure nothing.
  public var measuredValue: Double? {
    guard let measure else { return nil }
    switch type {
    case .line: return measure.length(Polyline(line).length)
    case .polyLine: return measure.length(Polyline(vertices).length)
    case .polygon: return measure.area(Polyline(vertices, isClosed: true).area)
    default: return nil
    }
  }

  /// The measured value as text, such as `2.50 in`; `nil` for annotations that measure nothing.
  public var measuredText: String? {
    guard let measure, let measuredValue else { return nil }
    return type == .polygon
      ? measure.areaText(measuredValue) : measure.lengthText(measuredValue)
  }

  /// The annotation with its measured value as contents; unchanged if it measures nothing.
  public func remeasured() -> Annotation {
    guard let measuredText else { return self }
    var copy = self
    copy.contents = measuredText
    return copy
  }
}
