// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

@Suite struct TextGeometryTests {
  @Test func neighboursOnALineDoNotOverlap() throws {
    let document = try MinimalPDF([(50, 200, "Two neighbours")]).open()
    let text = try document.page(0).text()
    let two = try #require(text.quads(of: 0..<3).first).bounds
    let space = try #require(text.quads(of: 3..<4).first).bounds
    let neighbours = try #require(text.quads(of: 4..<14).first).bounds
    #expect(abs(two.x0 - 50) < 1 && two.y0 < 100 && two.y1 > 100)
    #expect(two.x1 <= space.x0 + 0.01 && space.x1 <= neighbours.x0 + 0.01)
    #expect(abs(two.y0 - neighbours.y0) < 0.01 && abs(two.y1 - neighbours.y1) < 0.01)
  }

  @Test(arguments: [0, 90, 180, 270])
  func quadsLieOnTurnedAndCroppedPages(angle: Int) throws {
    let document = try MinimalPDF(
      [(70, 200, "Shown text"), (10, 10, "Outside")],
      entries: "/Rotate \(angle)/CropBox[50 40 350 260]/UserUnit 2"
    ).open()
    let page = try document.page(0)
    let text = try page.text()
    #expect(text.text == "Shown text")
    let quad = try #require(text.quads(of: 0..<text.count).first)
    #expect(page.bounds.contains(quad.upperLeft) && page.bounds.contains(quad.lowerRight))
    let start = page.transform.apply(Point(70, 200))
    #expect(quad.bounds.grown(by: 0.1).contains(start))
    #expect(start.distance(to: quad.lowerLeft) < 8)
    #expect(quad.upperLeft.distance(to: quad.upperRight) > 60)
    #expect(quad.upperLeft.distance(to: quad.lowerLeft) < 40)
    let word = try #require(text.range(of: .word, at: page.transform.apply(Point(73, 203))))
    #expect(text.text(of: word) == "Shown")
  }

  /// The lines of a paragraph belong together, in whatever direction they run.
  @Test(arguments: ["1 0 0 1", "0 1 -1 0", "-1 0 0 -1", "0 -1 1 0", "0.6 0.8 -0.8 0.6"])
  func linesOfSidewaysTextAreAParagraph(matrix: String) throws {
    let lines = ["The first line", "and another line", "and the last one."]
    let shown = lines.map { "(\($0)) Tj T*" }.joined(separator: " ")
    let content = "BT /F1 10 Tf 12 TL \(matrix) 200 150 Tm \(shown) ET"
    let document = try MinimalPDF.open(
      MinimalPDF.file([
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources"
          + "<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>",
        "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
      ]))
    let text = try document.page(0).text()
    #expect(text.text == lines.joined(separator: "\n"))
    #expect(text.layout.count == 1)
  }

  @Test func rightToLeftText() throws {
    let document = try TextSamples.open(TextSamples.fixture("right-to-left.pdf"))
    let text = try document.page(0).text()
    #expect(text.text.contains("שלום עולם"))
    #expect(text.text.contains("המילה PDF באמצע משפט."))
    let line = try #require(text.layout.first?.lines.first)
    let first = try #require(text.quads(of: 0..<4).first).bounds
    #expect(first.x1 > line.rect.x1 - 1 && first.x0 > line.rect.center.x)
    let caret = try #require(text.position(at: Point(line.rect.x1 - 0.5, line.rect.center.y)))
    #expect(caret.caret == 0)
    let mixed = try #require(
      text.layout.flatMap(\.lines).first { $0.text.contains("PDF") })
    for character in mixed.range {
      #expect(text.quads(of: character..<mixed.range.upperBound).count <= 3)
    }
  }

  @Test func verticalText() throws {
    let document = try TextSamples.open(TextSamples.fixture("vertical.pdf"))
    let text = try document.page(0).text()
    #expect(text.text == "吾輩は猫である。\n\n名前はまだ無い。")
    let line = try #require(text.layout.first?.lines.first)
    #expect(line.isVertical && line.quad.upperLeft.x == line.rect.x1)
    #expect(line.quad.upperLeft.y < line.quad.upperRight.y && line.quad.lowerLeft.x == line.rect.x0)
    let cat = try #require(text.range(of: .word, at: Point(140, 124)))
    #expect(text.text(of: cat) == "猫")
    // Each character is where it is drawn: the page's top margin is 40 points, the pitch 24.
    for index in 0..<8 {
      let box = try #require(text.quad(of: index)).bounds
      #expect(abs(box.y0 - 40 - 24 * Double(index)) < 0.2 && abs(box.height - 24) < 0.2)
    }
    // Underlines run along the text.
    let run = try #require(text.quads(of: line.range).first)
    #expect(run == line.quad && run.bounds == line.rect)
  }

  /// The space is wider than the gap between the words.
  @Test func aLetterOverASpaceIsHit() throws {
    var fixture = RenderFixture(
      content: "BT /F 20 Tf -4 Tw 10 50 Td (a b) Tj ET", mediaBox: "0 0 200 100",
      objects: ["<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"])
    fixture.resources = "/Font<</F 5 0 R>>"
    let text = try RenderBench(fixture).page.text()
    let (space, letter) = (try #require(text.quad(of: 1)), try #require(text.quad(of: 2)))
    let place = Point(letter.upperLeft.x + 1, (letter.upperLeft.y + letter.lowerLeft.y) / 2)
    #expect(space.bounds.contains(place))
    #expect(text.position(at: place)?.character == 2)
    #expect(text.position(at: Point(space.upperLeft.x + 0.5, place.y))?.character == 1)
  }
}
