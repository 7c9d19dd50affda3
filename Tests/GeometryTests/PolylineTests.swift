// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@Suite struct PolylineTests {
  let square = Polyline([Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)], isClosed: true)

  @Test func distanceIsToTheNearestLine() {
    #expect(square.distance(to: Point(5, 2)) == 2)
    #expect(square.distance(to: Point(-3, 5)) == 3)
    #expect(square.distance(to: Point(13, 14)) == 5)
    #expect(Polyline(square.points).distance(to: Point(1, 5)) == 5)
  }

  @Test func degenerateLinesHaveADistance() {
    #expect(Polyline([]).distance(to: .zero) == .infinity)
    #expect(Polyline([Point(3, 4)]).distance(to: .zero) == 5)
    #expect(Polyline([Point(3, 4), Point(3, 4)]).distance(to: .zero) == 5)
  }

  @Test func surroundsByEvenOdd() {
    #expect(square.surrounds(Point(5, 5)))
    #expect(!square.surrounds(Point(11, 5)))
    #expect(!Polyline([]).surrounds(.zero))
    let star = Polyline(
      [Point(5, 0), Point(8, 10), Point(0, 4), Point(10, 4), Point(2, 10)], isClosed: true)
    #expect(!star.surrounds(Point(5, 5.5)))
    #expect(star.surrounds(Point(5, 2)))
  }

  @Test func ellipseFollowsItsRectangle() {
    let circle = Polyline.ellipse(in: Rect(-100, -100, 100, 100))
    #expect(circle.distance(to: Point(100, 0)) < 0.1)
    #expect(circle.distance(to: Point(0, -100)) < 0.1)
    #expect((circle.distance(to: .zero) - 100).magnitude < 0.2)
  }

  @Test func quadDistance() {
    let quad = Quad(Rect(0, 0, 10, 10))
    #expect(quad.distance(to: Point(5, 5)) == 0)
    #expect(quad.distance(to: Point(5, 12)) == 2)
  }
}
