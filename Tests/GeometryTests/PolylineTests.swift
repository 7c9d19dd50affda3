// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@Suite struct PolylineTests {
  @Test func aSharpCornerHasATip() throws {
    let corner = [Point(40, 100), Point(140, 115), Point(40, 130)]
    let tip = try #require(Polyline(corner).miterTips(width: 12).first)
    #expect(abs(tip.x - 180.45) < 0.01 && abs(tip.y - 115) < 0.01)
    #expect(Polyline(corner, isClosed: true).miterTips(width: 12).count == 3)
    #expect(Polyline(corner).miterTips(width: 12, limit: 6).isEmpty)
    #expect(square.miterTips(width: 2).contains { $0.distance(to: Point(-1, -1)) < 1e-9 })
    let repeated = Polyline(square.points + [Point(0, 10), Point(0, 0)], isClosed: true)
    #expect(repeated.miterTips(width: 2).count == 4)
    let back = [Point(0, 0), Point(10, 0), Point(0, 0)]
    #expect(Polyline(back).miterTips(width: 2).isEmpty)
    #expect(Polyline([Point(0, 0), Point(5, 0), Point(9, 0)]).miterTips(width: 2).isEmpty)
  }

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
