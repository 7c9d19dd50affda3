// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Members

/// Drags the tip or the knee of a callout.
struct CalloutDrag: DragRule {
  @Indirect var annotation: Annotation
  /// Whether the tip is dragged; if not, the knee is.
  var isTip: Bool
  var page: Rect

  func outcome(of movement: DragMovement) -> DragOutcome {
    guard let tip = annotation.callout.first else { return DragOutcome() }
    let knee = annotation.callout.count > 2 ? annotation.callout[1] : nil
    let changed = annotation.withCallout(
      tip: isTip ? moved(tip, movement) : tip,
      knee: isTip ? knee : knee.map { moved($0, movement) }, frame: annotation.textFrame)
    return DragOutcome(change: changed.callout == annotation.callout ? .none : .replaced(changed))
  }

  private func moved(_ point: Point, _ movement: DragMovement) -> Point {
    let target = point + movement.delta
    return Point(min(max(target.x, page.x0), page.x1), min(max(target.y, page.y0), page.y1))
  }
}
