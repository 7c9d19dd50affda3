// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@Suite struct RectTests {
  let rect = Rect(10, 20, 30, 60)

  @Test func cornersMayComeInAnyOrder() {
    #expect(Rect(30, 60, 10, 20) == rect)
    #expect(Rect(30, 20, 10, 60) == rect)
    #expect(Rect(origin: Point(10, 20), size: Size(20, 40)) == rect)
  }

  @Test func measures() {
    #expect(rect.width == 20)
    #expect(rect.height == 40)
    #expect(rect.area == 800)
    #expect(rect.center == Point(20, 40))
    #expect(rect.origin == Point(10, 20))
    #expect(rect.size.turned == Size(40, 20))
    #expect(rect.corners == [Point(10, 20), Point(30, 20), Point(30, 60), Point(10, 60)])
  }

  @Test func aroundPoints() {
    #expect(Rect(around: [Point(3, 9), Point(1, 4), Point(2, 12)]) == Rect(1, 4, 3, 12))
    #expect(Rect(around: [Point(3, 9)]) == Rect(3, 9, 3, 9))
    #expect(Rect(around: [Point]()) == nil)
    #expect(Rect(around: Point(5, 5), radius: 2) == Rect(3, 3, 7, 7))
  }

  @Test(arguments: [
    (Point(10, 20), true), (Point(30, 60), true), (Point(20, 40), true), (Point(9.9, 40), false),
    (Point(20, 60.1), false), (Point(.nan, 40), false), (Point(.infinity, 40), false),
  ]) func containsItsEdge(_ point: Point, _ isInside: Bool) {
    #expect(rect.contains(point) == isInside)
  }

  @Test func distance() {
    #expect(rect.distance(to: Point(15, 25)) == 0)
    #expect(rect.distance(to: Point(5, 30)) == 5)
    #expect(rect.distance(to: Point(33, 64)) == 5)
  }

  @Test func meeting() {
    let other = Rect(20, 50, 100, 100)
    #expect(rect.intersects(other))
    #expect(rect.intersection(other) == Rect(20, 50, 30, 60))
    #expect(rect.union(other) == Rect(10, 20, 100, 100))
    #expect(rect.intersection(Rect(30, 60, 40, 70)) == Rect(30, 60, 30, 60))
    #expect(rect.intersection(Rect(31, 20, 40, 60)) == nil)
  }

  @Test func growingAndShrinking() {
    #expect(rect.grown(by: 5) == Rect(5, 15, 35, 65))
    #expect(rect.grown(by: -5) == Rect(15, 25, 25, 55))
    #expect(rect.grown(by: -15) == Rect(20, 35, 20, 45))
    #expect(rect.grown(by: -1000) == Rect(20, 40, 20, 40))
  }

  @Test(arguments: [
    (Rect(0, 0, 100, 100), Rect(10, 20, 30, 60)), (Rect(15, 0, 100, 100), Rect(15, 20, 35, 60)),
    (Rect(0, 0, 25, 50), Rect(5, 10, 25, 50)), (Rect(50, 50, 55, 55), Rect(50, 50, 70, 90)),
  ]) func clampingMovesTheLeast(_ bounds: Rect, _ expected: Rect) {
    #expect(rect.clamped(into: bounds) == expected)
  }

  @Test func finiteness() {
    #expect(rect.isFinite)
    #expect(!Rect(0, 0, .infinity, 1).isFinite)
    #expect(!Rect(0, .nan, 1, 1).isFinite)
    #expect(Point(1, 2).isFinite)
    #expect(!Point(.nan, 0).isFinite)
    #expect(!Point(0, -.infinity).isFinite)
  }
}
