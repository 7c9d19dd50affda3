// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// Two points of a page: where a drag began and where it is, or what it is held to.
struct Span: Hashable {
  let pageIndex: Int
  var start: Point
  var end: Point

  /// Whether the points are so near each other that nothing was meant.
  var isTiny: Bool {
    (end.x - start.x).magnitude < leastDrag && (end.y - start.y).magnitude < leastDrag
  }

  /// The box between the points; one as thin as a line is a point thick.
  func box(in page: Rect) -> Rect {
    var box = Rect(start.x, start.y, end.x, end.y)
    if box.width < 1 { box.x1 = box.x0 + 1 }
    if box.height < 1 { box.y1 = box.y0 + 1 }
    return box.clamped(into: page)
  }

  /// The box that a drag from one point to another means: with alt its origin is the middle, with
  /// shift it is a square. All of it stays on the page.
  static func box(
    _ pageIndex: Int, from origin: Point, to point: Point, _ modifiers: Modifiers, in page: Rect
  ) -> Span {
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
    return Span(
      pageIndex: pageIndex, start: isCentered ? origin - reach : origin, end: origin + reach)
  }

  /// The line that a drag means: with shift at a multiple of 45 degrees.
  static func line(
    _ pageIndex: Int, from origin: Point, to point: Point, _ modifiers: Modifiers, in page: Rect
  ) -> Span {
    let isTurned = modifiers.contains(.shift)
    let end = isTurned ? point.turned45(about: origin, in: page) : point.clamped(into: page)
    return Span(pageIndex: pageIndex, start: origin, end: end)
  }
}

extension Point {
  /// The nearest point at a multiple of 45 degrees from an origin, held within a page in that
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

/// How much of a way from a coordinate lies between two bounds.
private func share(of way: Double, from start: Double, _ low: Double, _ high: Double) -> Double {
  guard way != 0 else { return 1 }
  return way < 0 ? (low - start) / way : (high - start) / way
}
