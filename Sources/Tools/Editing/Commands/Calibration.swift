// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Members

/// Derives the scale of a drawing from an object's real size. The object is in the drawing.
struct Calibration {
  @Indirect private var annotation: Annotation
  private let measure: Annotation.Measure
  /// The measured length on the page, in points; for an area, the side of a square of the same
  /// size.
  private let length: Double

  /// `nil` if the annotation measures nothing.
  init?(_ annotation: Annotation) {
    guard let measure = annotation.measure else { return nil }
    self.annotation = annotation
    self.measure = measure
    let line = Polyline(annotation.corners, isClosed: annotation.isRing)
    length = annotation.isRing ? line.area.squareRoot() : line.length
    guard length > 0, length.isFinite else { return nil }
  }

  var requirement: Requirement {
    Requirement(
      .number,
      prompt: annotation.isRing ? "Area in square \(measure.unit)" : "Length in \(measure.unit)",
      value: annotation.measuredValue.map(measure.number))
  }

  /// The annotation with the scale at which it measures this value.
  func annotation(measuring value: Double) throws(ToolError) -> Annotation {
    let real = annotation.isRing ? value.squareRoot() : value
    guard value > 0, value.isFinite,
      let scaled = measure.calibrated(length: length, to: real, unit: measure.unit)
    else { throw .invalid("A measured size must be above 0: give such a number.") }
    var changed = annotation
    changed.measure = scaled
    return changed.remeasured()
  }
}
