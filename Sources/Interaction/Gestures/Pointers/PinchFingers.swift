// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The fingers that move the view, two at most.
///
/// Whenever a finger comes or goes, a new gesture begins where the fingers are, so that the view never
/// jumps. Fingers that keep their distance scroll; the view is zoomed once the distance has changed by
/// more than the slop, and from then on follows it exactly.
struct PinchFingers: Sendable {
  private struct Finger {
    let id: Int
    let start: Point
    var point: Point
  }

  private var fingers: [Finger] = []
  private var isZooming = false
  /// Whether one finger has moved and the other one may still follow.
  private var isUneven = false

  /// How much the distance of scrolling fingers may change, in pixels.
  private static let slop = 10.0

  var isEmpty: Bool { fingers.isEmpty }
  var isFull: Bool { fingers.count == 2 }

  /// Adds fingers; the caller ensures that there are at most two.
  mutating func add(_ new: [(id: Int, point: Point)]) -> [PinchStep] {
    change { fingers in
      fingers += new.map { Finger(id: $0.id, start: $0.point, point: $0.point) }
    }
  }

  mutating func move(_ id: Int, to point: Point) -> [PinchStep] {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return [] }
    fingers[index].point = point
    // Clients report the fingers of one movement one after the other.
    if isUneven, (distance(\.point) - distance(\.start)).magnitude > PinchFingers.slop {
      isZooming = true
    }
    isUneven.toggle()
    return [step(.moved)]
  }

  mutating func remove(_ id: Int) -> [PinchStep] {
    guard fingers.contains(where: { $0.id == id }) else { return [] }
    return change { fingers in fingers.removeAll { $0.id == id } }
  }

  private mutating func change(_ body: (inout [Finger]) -> Void) -> [PinchStep] {
    let ended = fingers.isEmpty ? [] : [step(.ended)]
    body(&fingers)
    fingers = fingers.map { Finger(id: $0.id, start: $0.point, point: $0.point) }
    (isZooming, isUneven) = (false, false)
    return ended + (fingers.isEmpty ? [] : [step(.began)])
  }

  private func step(_ phase: GesturePhase) -> PinchStep {
    let sum = fingers.reduce(Point.zero) { $0 + $1.point }
    let center = sum * (1 / Double(max(fingers.count, 1)))
    // Fingers at the same point have no distance to compare later distances with.
    let scale = max(distance(\.point), 1) / max(distance(\.start), 1)
    let isUsable = isZooming && scale > 0 && scale.isFinite
    return PinchStep(phase, center: center, scale: isUsable ? scale : 1)
  }

  private func distance(_ point: (Finger) -> Point) -> Double {
    fingers.count == 2 ? point(fingers[0]).distance(to: point(fingers[1])) : 0
  }
}
