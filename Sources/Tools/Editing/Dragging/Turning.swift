// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Turns a stamp or a free text about its middle.
struct Turning: DragRule {
  var annotation: Annotation
  var page: Rect
  /// It snaps to multiples of so many degrees.
  var snap: Double

  /// How far from a multiple it snaps, in degrees.
  static let reach = 6.0

  func outcome(of movement: DragMovement) -> DragOutcome {
    let center = annotation.rect.center
    guard let before = Angle.direction(from: center, to: movement.origin),
      let now = Angle.direction(from: center, to: movement.current)
    else { return DragOutcome() }
    let free = annotation.rotation + now - before
    let snapped = Angle.snapped(free, to: snap, within: Turning.reach)
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
  /// How large it would be if it were upright.
  var sizeUpright: Size {
    if rotation.truncatingRemainder(dividingBy: 180) == 0 { return rect.size }
    if rotation.truncatingRemainder(dividingBy: 90) == 0 { return rect.size.turned }
    return uprightSize ?? rect.size
  }

  /// Turned about its middle, so that its rectangle is the smallest that holds it, and within a
  /// page.
  func turned(to degrees: Double, within page: Rect?) -> Annotation {
    var turned = self
    let upright = sizeUpright
    let (along, across) = (Angle.vector(degrees), Angle.vector(degrees + 90))
    let size = Size(
      upright.width * along.x.magnitude + upright.height * across.x.magnitude,
      upright.width * along.y.magnitude + upright.height * across.y.magnitude)
    turned.rotation = degrees
    turned.uprightSize = degrees.truncatingRemainder(dividingBy: 90) == 0 ? nil : upright
    let rect = Rect(
      origin: Point(rect.center.x - size.width / 2, rect.center.y - size.height / 2), size: size)
    turned.rect = page.map { rect.clamped(into: $0) } ?? rect
    return turned
  }
}
