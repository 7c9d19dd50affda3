// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// Moves everything together, within the page.
struct MoveDrag: DragRule {
  /// The box around all annotations.
  var box: Rect
  var page: Rect
  var alignment: Alignment?

  func outcome(of movement: DragMovement) -> DragOutcome {
    var delta = movement.delta
    if movement.modifiers.contains(.shift) {
      // Along the axis that the pointer follows.
      if delta.x.magnitude >= delta.y.magnitude { delta.y = 0 } else { delta.x = 0 }
    }
    let free = box.moved(by: delta).clamped(into: page)
    guard let alignment else { return outcome(free, []) }
    let reach = Alignment.reach / movement.scale
    let across = alignment.snapAcross([free.x0, free.center.x, free.x1], of: free, reach: reach)
    let down = alignment.snapDown([free.y0, free.center.y, free.y1], of: free, reach: reach)
    let snapped = free.moved(by: Point(across?.shift ?? 0, down?.shift ?? 0))
    guard snapped.clamped(into: page) == snapped else { return outcome(free, []) }
    return outcome(snapped, [across, down].compactMap(\.self))
  }

  private func outcome(_ target: Rect, _ snaps: [Alignment.Snap]) -> DragOutcome {
    let delta = target.origin - box.origin
    return DragOutcome(
      change: delta == .zero ? .none : .moved(delta), guides: snaps.map { ($0.from, $0.to) })
  }
}
