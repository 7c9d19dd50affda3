// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@Suite struct QuadTests {
  /// A square on its corner.
  let slanted = Quad(
    upperLeft: Point(5, 0), upperRight: Point(10, 5), lowerLeft: Point(0, 5),
    lowerRight: Point(5, 10))

  @Test func ofARect() {
    let quad = Quad(Rect(1, 2, 3, 4))
    #expect(quad.points == [Point(1, 2), Point(3, 2), Point(1, 4), Point(3, 4)])
    #expect(quad.bounds == Rect(1, 2, 3, 4))
  }

  @Test(arguments: [
    (Point(5, 5), true), (Point(5, 0), true), (Point(2.5, 2.5), true), (Point(1, 1), false),
    (Point(9, 9), false), (Point(50, 5), false), (Point(.nan, 5), false),
  ]) func aSlantedOneExcludesTheCornersOfItsBounds(_ point: Point, _ isInside: Bool) {
    #expect(slanted.contains(point) == isInside)
    let mirrored = Matrix(0, 1, 1, 0, 0, 0)
    #expect(mirrored.apply(slanted).contains(mirrored.apply(point)) == isInside)
  }

  @Test func aFlatOneIsNotEverywhere() {
    let dot = Quad(Rect(5, 5, 5, 5))
    #expect(dot.contains(Point(5, 5)))
    #expect(!dot.contains(Point(6, 5)))
    let line = Quad(Rect(0, 5, 10, 5))
    #expect(line.contains(Point(3, 5)))
    #expect(!line.contains(Point(11, 5)))
    #expect(!line.contains(Point(3, 5.1)))
  }
}
