// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The redacted areas of a page.
struct RedactedAreas {
  private let areas: [RedactedArea]

  init(_ areas: [RedactedArea]) { self.areas = areas }

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
    if areas.contains(where: { $0.holds(outlines, within: reach) }) { return true }
    let whole = [Polyline(rect.corners, isClosed: true)]
    guard areas.contains(where: { $0.holds(whole, within: 0) }) else { return false }
    return try hasText()
  }
}
