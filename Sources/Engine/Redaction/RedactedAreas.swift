// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The redacted areas of a page, sorted by their tops. A search does not go through all of them.
struct RedactedAreas {
  private let areas: [RedactedArea]
  private let boxes: [Rect]
  private let byTop: [Int]
  /// The lowest bottom of each area of `byTop` and those before it.
  private var lowest: [Double] = []

  init(_ areas: [RedactedArea]) {
    self.areas = areas
    let boxes = areas.map(\.quad.bounds)
    self.boxes = boxes
    byTop = areas.indices.sorted { boxes[$0].y0 < boxes[$1].y0 }
    var bottom = -Double.infinity
    for index in byTop {
      bottom = max(bottom, boxes[index].y1)
      lowest.append(bottom)
    }
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
    let near = areas(near: box)
    if near.contains(where: { $0.holds(outlines, within: reach) }) { return true }
    let whole = [Polyline(rect.corners, isClosed: true)]
    guard near.contains(where: { $0.holds(whole, within: 0) }) else { return false }
    return try hasText()
  }

  private func areas(near box: Rect) -> [RedactedArea] {
    var near: [RedactedArea] = []
    var place = LineEnds.count(of: byTop) { boxes[$0].y0 <= box.y1 }
    while place > 0, lowest[place - 1] >= box.y0 {
      place -= 1
      let area = boxes[byTop[place]]
      if area.y1 >= box.y0, area.x0 <= box.x1, area.x1 >= box.x0 {
        near.append(areas[byTop[place]])
      }
    }
    return near
  }
}
