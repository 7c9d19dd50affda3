// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Members

/// Rotates a stamp or a free text about its centre.
struct TurnDrag: DragRule {
  @Indirect var annotation: Annotation
  var page: Rect
  /// The angle in degrees to whose multiples it snaps.
  var snap: Double

  /// The snap distance from a multiple, in degrees.
  static let reach = 6.0

  func outcome(of movement: DragMovement) -> DragOutcome {
    let center = annotation.rect.center
    guard let before = Angle.direction(from: center, to: movement.origin),
      let now = Angle.direction(from: center, to: movement.current)
    else { return DragOutcome() }
    let free = annotation.rotation + now - before
    let snapped = Angle.snapped(free, to: snap, within: TurnDrag.reach)
    let turned = annotation.turned(to: Angle.whole(snapped ?? free), within: page)
    guard turned.rotation != annotation.rotation else { return DragOutcome() }
    var outcome = DragOutcome(change: .replaced(turned))
    if snapped != nil {
      let reach =
        Angle.vector(turned.rotation - 90)
        * (annotation.rect.size.width + annotation.rect.size.height)
      outcome.guides = [(center, center + reach)]
    }
    return outcome
  }
}

extension Annotation {
  /// The annotation rotated about its centre, kept within the page.
  func turned(to degrees: Double, within page: Rect) -> Annotation {
    var turned = turned(to: degrees)
    turned.rect = turned.rect.clamped(into: page)
    return turned
  }
}
