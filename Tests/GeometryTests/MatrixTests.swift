// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@Suite struct MatrixTests {
  static let maps: [Matrix] = [
    .identity, .scale(2, 3), .scale(1e-6, 1e-6), .scale(1e6, -1e6), .translation(-40, 1e9),
    Matrix(0, 1, -1, 0, 100, 0), Matrix(1, 2, 3, 4, 5, 6), Matrix(0.6, 0.8, -0.8, 0.6, 1, 2),
  ]

  @Test(arguments: maps) func inverseUndoesTheMap(_ map: Matrix) throws {
    let inverse = try #require(map.inverse)
    for point in [Point(0, 0), Point(10, -20), Point(0.25, 612)] {
      #expect(inverse.apply(map.apply(point)).distance(to: point) < 1e-5)
    }
  }

  @Test(arguments: [
    Matrix(0, 0, 0, 0, 1, 1), .scale(1, 0), Matrix(1, 2, 2, 4, 0, 0),
    Matrix(0.1, 0.3, 0.2, 0.6, 0, 0),
    .scale(.nan, 1), .scale(.infinity, 1), .scale(1e200, 1e200),
  ]) func aMapWithoutAnInverseHasNone(_ map: Matrix) {
    #expect(map.inverse == nil)
  }

  @Test func thenAppliesTheReceiverFirst() {
    let scaleFirst = Matrix.scale(2, 2).then(.translation(10, 0))
    let moveFirst = Matrix.translation(10, 0).then(.scale(2, 2))
    #expect(scaleFirst.apply(Point(1, 1)) == Point(12, 2))
    #expect(moveFirst.apply(Point(1, 1)) == Point(22, 2))
    for a in Self.maps.prefix(2) {
      for b in Self.maps {
        #expect(a.then(b).apply(Point(3, 4)) == b.apply(a.apply(Point(3, 4))))
      }
    }
  }

  @Test func aRectMapsToTheBoundsOfItsPicture() {
    #expect(Matrix.scale(-1, 2).apply(Rect(1, 1, 3, 2)) == Rect(-3, 2, -1, 4))
    #expect(Matrix(1, 1, -1, 1, 0, 0).apply(Rect(0, 0, 1, 1)) == Rect(-1, 0, 1, 2))
  }

  @Test func aQuadKeepsItsCornersInOrder() {
    let quad = Matrix.quarterTurns(degrees: 90, of: Size(100, 200)).apply(Quad(Rect(0, 0, 10, 5)))
    #expect(quad.upperLeft == Point(200, 0))
    #expect(quad.upperRight == Point(200, 10))
    #expect(quad.lowerLeft == Point(195, 0))
  }

  @Test(arguments: [
    (0, Point(10, 20)), (90, Point(180, 10)), (180, Point(90, 180)), (270, Point(20, 90)),
    (-90, Point(20, 90)), (450, Point(180, 10)), (45, Point(10, 20)),
  ]) func quarterTurnsAreClockwise(_ degrees: Int, _ expected: Point) {
    #expect(
      Matrix.quarterTurns(degrees: degrees, of: Size(100, 200)).apply(Point(10, 20)) == expected)
  }

  @Test func quarterTurnsTakeAnyNumber() {
    for degrees in [Int.min, Int.max] {
      #expect(Matrix.quarterTurns(degrees: degrees, of: Size(1, 1)) == .identity)
    }
  }
}
