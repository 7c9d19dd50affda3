// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The redacted areas of a page.
struct RedactedAreas {
  private let areas: [RedactedArea]
  private let boxes: SortedBoxes

  init(_ areas: [RedactedArea]) {
    self.areas = areas
    boxes = SortedBoxes(areas.map(\.quad.bounds))
  }

  /// Whether an annotation reaches into an area. Popups are windows of the viewer, and other
  /// redactions are still pending.
  ///
  /// - Parameter hasText: whether the annotation's appearance draws text, which may be anywhere in its
  ///   rectangle.
  func hold(
    _ annotation: Annotation, hasText: () throws(EngineError) -> Bool
  ) throws(EngineError) -> Bool {
    guard annotation.type != .popup, annotation.type != .redact else { return false }
    let (outlines, reach, rect) = (annotation.outlines, annotation.reach, annotation.rect)
    let box = Rect(around: outlines.flatMap(\.points))?.grown(by: reach).union(rect) ?? rect
    let near = boxes.near(box).map { areas[$0] }
    if near.contains(where: { $0.holds(outlines, within: reach) }) { return true }
    let whole = [Polyline(rect.corners, isClosed: true)]
    guard near.contains(where: { $0.holds(whole, within: 0) }) else { return false }
    return try hasText()
  }
}
