// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// Two points of a page: the start of a drag, and its current or constrained end.
struct DragSpan: Hashable {
  let pageIndex: Int
  /// The start of the drag.
  let origin: Point
  var start: Point
  var end: Point
  /// The snap target of the newest point.
  var snap: ContentSnap?

  init(_ pageIndex: Int, from start: Point, to end: Point) {
    self.pageIndex = pageIndex
    origin = start
    self.start = start
    self.end = end
  }

  /// Whether the drag counts as a slip, because it is so short.
  var isTiny: Bool {
    (end.x - start.x).magnitude < leastDrag && (end.y - start.y).magnitude < leastDrag
  }

  /// The box between the points, at least one point thick.
  func box(in page: Rect) -> Rect {
    var box = Rect(start.x, start.y, end.x, end.y)
    if box.width < 1 { box.x1 = box.x0 + 1 }
    if box.height < 1 { box.y1 = box.y0 + 1 }
    return box.clamped(into: page)
  }

  /// Follows a drag as a box: with alt its origin is the centre, with shift it is a square. The box
  /// stays on the page.
  mutating func stretch(to point: Point, _ modifiers: Modifiers, in page: Rect) {
    let isCentered = modifiers.contains(.alt)
    var reach = point - origin
    var room = Size(
      reach.x < 0 ? origin.x - page.x0 : page.x1 - origin.x,
      reach.y < 0 ? origin.y - page.y0 : page.y1 - origin.y)
    if isCentered {
      room.width = min(origin.x - page.x0, page.x1 - origin.x)
      room.height = min(origin.y - page.y0, page.y1 - origin.y)
    }
    if modifiers.contains(.shift) {
      let side = min(max(reach.x.magnitude, reach.y.magnitude), room.width, room.height)
      reach = Point(reach.x < 0 ? -side : side, reach.y < 0 ? -side : side)
    } else {
      reach = Point(
        min(max(reach.x, -room.width), room.width), min(max(reach.y, -room.height), room.height))
    }
    start = isCentered ? origin - reach : origin
    end = origin + reach
  }

  /// Follows a drag as a line; with shift its angle is a multiple of 45 degrees.
  mutating func turn(to point: Point, _ modifiers: Modifiers, in page: Rect) {
    let isTurned = modifiers.contains(.shift)
    end = isTurned ? point.turned45(about: origin, in: page) : point.clamped(into: page)
  }
}

extension Point {
  /// The nearest point at a multiple of 45 degrees from an origin. It is held within a page in that
  /// direction.
  func turned45(about origin: Point, in page: Rect) -> Point {
    let reach = self - origin
    let diagonal = 0.5.squareRoot()
    let directions = [
      Point(1, 0), Point(0, 1), Point(diagonal, diagonal), Point(diagonal, -diagonal),
    ]
    var best = Point.zero
    for direction in directions {
      let along = reach.x * direction.x + reach.y * direction.y
      if along.magnitude > best.distance(to: .zero) { best = direction * along }
    }
    let share = min(
      1, share(of: best.x, from: origin.x, page.x0, page.x1),
      share(of: best.y, from: origin.y, page.y0, page.y1))
    return origin + best * max(share, 0)
  }
}

/// The share of a way that lies between two bounds. The way is a distance along one axis, from the
/// coordinate `start`.
private func share(of way: Double, from start: Double, _ low: Double, _ high: Double) -> Double {
  guard way != 0 else { return 1 }
  return way < 0 ? (low - start) / way : (high - start) / way
}
