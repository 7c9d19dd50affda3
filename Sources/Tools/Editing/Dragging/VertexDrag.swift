// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Members

/// Drags a corner of a line, polyline or polygon.
struct VertexDrag: DragRule {
  @Indirect var annotation: Annotation
  var index: Int
  /// Whether the corner is a new one. It comes after the corner with this index.
  var isNew: Bool
  var page: Rect
  /// The contents that the corner snaps to.
  var targets: SnapTargets?

  func outcome(of movement: DragMovement) -> DragOutcome {
    var points = annotation.corners
    let place = isNew ? index + 1 : index
    guard place <= points.count else { return DragOutcome() }
    if isNew { points.insert(movement.origin, at: place) }
    guard points.indices.contains(place) else { return DragOutcome() }
    var target = isNew ? movement.current : points[place] + movement.delta
    var guides: [(from: Point, to: Point)] = []
    if movement.modifiers.contains(.shift), let anchor = neighbour(of: place, in: points) {
      target = target.turned45(about: anchor, in: page)
      guides = [(anchor, target)]
    }
    let snap = targets?.snap(target, movement.modifiers, scale: movement.scale)
    if let snap { target = snap.point }
    points[place] = Point(
      min(max(target.x, page.x0), page.x1), min(max(target.y, page.y0), page.y1))
    guard points != annotation.corners else { return DragOutcome() }
    return DragOutcome(
      change: .replaced(annotation.withCorners(points)), guides: guides, snap: snap)
  }

  /// The previous corner; for the first corner, the next one.
  private func neighbour(of place: Int, in points: [Point]) -> Point? {
    if place > 0 { return points[place - 1] }
    return points.count > 1 ? points[1] : nil
  }
}
