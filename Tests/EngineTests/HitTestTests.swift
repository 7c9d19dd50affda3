// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

@Suite struct HitTestTests {
  func annotation(_ type: AnnotationType, _ rect: Rect = Rect(0, 0, 100, 100)) -> Annotation {
    Annotation(id: "a", type: type, pageIndex: 0, rect: rect)
  }

  @Test func unfilledShapesAreHitOnTheirOutline() {
    for type in [AnnotationType.square, .circle] {
      var shape = annotation(type)
      shape.border.width = 4
      #expect(shape.distance(to: Point(50, 50)) > 40)
      #expect(shape.distance(to: Point(1, 50)) == 0)
      #expect(shape.distance(to: Point(-3, 50)) > 2)
      shape.interiorColor = Color(red: 1, green: 0, blue: 0)
      #expect(shape.distance(to: Point(50, 50)) == 0)
    }
    #expect(annotation(.circle).distance(to: Point(2, 2)) > 15)
  }

  @Test func linesAreHitAlongThemselves() {
    var line = annotation(.line)
    line.line = [Point(0, 0), Point(100, 100)]
    line.border.width = 2
    #expect(line.distance(to: Point(50, 50.5)) == 0)
    #expect(line.distance(to: Point(80, 20)) > 40)
    var ink = annotation(.ink)
    ink.strokes = [[Point(0, 10), Point(100, 10)], [Point(0, 90), Point(100, 90)]]
    #expect(ink.distance(to: Point(50, 90)) == 0)
    #expect(ink.distance(to: Point(50, 50)) == 39.5)
  }

  @Test func aLineIsHitOnItsEndings() {
    for type in [AnnotationType.line, .polyLine] {
      var line = annotation(type)
      line.line = [Point(0, 50), Point(100, 50)]
      line.vertices = [Point(0, 50), Point(50, 50), Point(100, 50)]
      line.border.width = 4
      line.lineEndings = ["None", "ClosedArrow"]
      #expect(line.distance(to: Point(72, 66)) == 0, "a barb of the arrow")
      #expect(line.distance(to: Point(28, 66)) == 14)
    }
  }

  @Test func aCloudIsHitOnItsArcs() {
    var polygon = annotation(.polygon)
    polygon.vertices = Rect(0, 0, 100, 100).corners
    polygon.border.width = 2
    polygon.border.cloudiness = 2
    #expect(polygon.distance(to: Point(50, -9)) == 0)
    #expect(polygon.distance(to: Point(50, -13)) == 3)
    #expect(polygon.distance(to: Point(50, 50)) == 49)
    var square = annotation(.square)
    square.border = polygon.border
    #expect(square.distance(to: Point(50, 1)) == 0)
    #expect(square.distance(to: Point(50, 8)) == 0)
    #expect(square.distance(to: Point(50, 50)) == 40)
    square.interiorColor = Color(red: 1, green: 0, blue: 0)
    #expect(square.distance(to: Point(50, 1)) == 0)
    #expect(square.distance(to: Point(50, 50)) == 0)
  }

  @Test func markupIsHitOnItsQuads() {
    var highlight = annotation(.highlight)
    highlight.quads = [Quad(Rect(50, 0, 100, 20)), Quad(Rect(0, 20, 50, 40))]
    #expect(highlight.distance(to: Point(60, 10)) == 0)
    #expect(highlight.distance(to: Point(20, 30)) == 0)
    #expect(highlight.distance(to: Point(20, 10)) == 10)
  }

  @Test func quadsOutsideALinkDoNotCount() {
    var link = annotation(.link)
    link.quads = [Quad(Rect(0, 0, 40, 100))]
    #expect(link.distance(to: Point(80, 50)) == 40)
    link.quads = [Quad(Rect(200, 200, 240, 300))]
    #expect(link.distance(to: Point(80, 50)) == 0)
  }

  @Test func shapesWithoutPointsAreTheirRectangles() {
    for type in [AnnotationType.line, .ink, .polygon, .polyLine, .highlight] {
      #expect(annotation(type).distance(to: Point(50, 50)) == 0)
    }
  }
}
