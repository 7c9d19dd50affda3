// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

/// What the overlay shows of a free text while it is entered.
@Suite struct TextLinesTests {
  /// A line of the overlay.
  private struct Line {
    var text: String
    var rect: Rect
    var rotation: Double
    var edges: [Double]
  }

  private func lines(_ bench: Bench) throws -> [Line] {
    try bench.items().compactMap { item in
      guard case .text(let text, let rect) = item.shape else { return nil }
      return Line(text: text, rect: rect, rotation: item.rotation, edges: item.edges)
    }
  }

  private let words = "words that need more than the one line that there is in the box"

  @Test(arguments: ["freeText", "callout"] as [ToolName])
  func linesBreakInTheBoxAndTheCaretIsOnTheLast(_ tool: ToolName) throws {
    let bench = try Bench(tool: tool)
    try bench.drag((50, 260), (150, 120))
    bench.send(.text(String(repeating: words + " ", count: 5)))
    let (lines, box) = (try lines(bench), try #require(try bench.entry()))
    #expect(lines.count > 2)
    // Blanks that stand beyond the end of a line are left out.
    let shown = lines.flatMap { $0.text.split(separator: " ") }
    #expect(shown == (0..<5).flatMap { _ in words.split(separator: " ") })
    for line in lines {
      #expect(line.edges.count == line.text.count + 1 && line.edges == line.edges.sorted())
      #expect(line.rect.x0 >= box.x0 && line.rect.x1 <= box.x1 + 8)
      #expect(line.rect.y0 >= box.y0 && line.rect.y1 <= box.y1 + 0.5)
    }
    #expect(lines.map(\.rect.y0) == lines.map(\.rect.y0).sorted())
    let last = try #require(lines.last)
    #expect(abs(try bench.caret().y - last.rect.y1) < 0.5)
  }

  @Test func linesAreAlignedAsTheAnnotationWillBe() throws {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.freeText, "x", Rect(40, 40, 240, 100)) {
      $0.contents = "one\nlonger two"
      var style = Annotation.TextStyle()
      style.alignment = .right
      $0.text = style
    }
    try bench.doubleTap(Point(230, 50))
    #expect(bench.state == "annotationEdit.editingText")
    let lines = try lines(bench)
    #expect(lines.map(\.text) == ["one", "longer two"])
    for line in lines { #expect(abs(line.rect.x1 - 238) < 2) }
  }

  @Test func textFromRightToLeftIsOnTheRightOfADrawnBox() throws {
    let bench = try Bench(tool: "freeText")
    try bench.drag((50, 60), (250, 120))
    bench.send(.text("שלום עולם"))
    let line = try #require(try lines(bench).first)
    let box = try #require(try bench.entry())
    #expect(abs(line.rect.x1 - box.x1) < 4 && line.rect.x0 > box.center.x)
    #expect(line.edges == line.edges.sorted(by: >))
    #expect(abs(try bench.caretX() - line.rect.x0) < 1)
  }

  @Test func brokenLinesFromRightToLeftAreWhole() throws {
    let bench = try Bench(tool: "freeText")
    try bench.drag((50, 60), (170, 120))
    let text = "שלום עולם וכל מה שיש בו ועוד מילים אחרות"
    bench.send(.text(text))
    let (lines, box) = (try lines(bench), try #require(try bench.entry()))
    #expect(lines.count > 1)
    #expect(lines.flatMap { $0.text.split(separator: " ") } == text.split(separator: " "))
    for line in lines { #expect(abs(line.rect.x1 - box.x1) < 4) }
  }

  @Test func linesOfATurnedTextAreTurnedWithIt() throws {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.freeText, "x", Rect(60, 100, 110, 180)) {
      $0.contents = "Words on two lines"
      $0.rotation = 90
    }
    try bench.tap(Point(70, 120))
    try bench.tap(Point(70, 120))
    let lines = try lines(bench)
    #expect(lines.count == 2 && lines.allSatisfy { $0.rotation == 90 })
    // The second line is on the left of the first one.
    #expect(lines[1].rect.center.x < lines[0].rect.center.x)
  }

  @Test(arguments: [nil, 0.4]) func theOldTextIsHiddenWhileItIsChanged(opacity: Double?) throws {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.freeText, "x", Rect(40, 40, 240, 100)) {
      $0.contents = "old"
      if let opacity {
        ($0.opacity, $0.interiorColor) = (opacity, Color(red: 1, green: 0, blue: 0))
      }
    }
    try bench.doubleTap(Point(230, 50))
    let ground = try #require(try bench.overlay(.entry).first)
    #expect(ground.shape == .rect(Rect(40, 40, 240, 100)) && ground.rotation == 0)
    #expect(ground.style?.interiorColor == Color(red: 1, green: 1, blue: 1))
    #expect(ground.style?.opacity == 1)
    #expect(try bench.overlay(.entry)[1].style?.opacity == opacity ?? 1)
  }

  /// Words that are wider than the box, tabs, blanks that do not break, and mixed directions.
  @Test(
    arguments: [
      "WWWWWWWW MMMMMM iiiii WWWW lll",
      "averyveryverylongwordthatdoesnotfitinthelineatall and short",
      "tab\tseparated\tvalues\tare\there\tand there", "two  blanks   and    more of them   here",
      "A\u{A0}B\u{A0}non\u{A0}breaking\u{A0}spaces\u{A0}in\u{A0}a\u{A0}row word",
      "word 日本語の文章はどこでも改行できます",
    ])
  func linesBreakWhereTheTextIsDrawn(_ text: String) throws {
    let bench = try Bench(tool: "freeText")
    try bench.drag((50, 260), (140, 280))
    bench.send(.text(text))
    var shown: [Double: String] = [:]
    for line in try lines(bench) { shown[line.rect.y0, default: ""] += line.text }
    _ = bench.view.commit()
    let made = try #require(try bench.newest())
    try bench.open.editor.perform(FlattenAnnotations([made]), cause: .api)
    let drawn = try bench.document.page(0).text().layout.flatMap(\.lines)
      .filter { made.rect.grown(by: 3).contains($0.rect.center) }.map { letters($0.text) }
    #expect(shown.sorted { $0.key < $1.key }.map { letters($0.value) } == drawn)
  }

  /// The text's blanks are left out, and hyphens, which are also drawn for soft ones.
  private func letters(_ text: String) -> String {
    text.filter { !$0.isWhitespace && $0 != "-" && $0 != "\u{AD}" }
  }

  /// A blank at the end of a line stands beyond the paragraph's end (UAX #9, rule L1).
  @Test func mixedTextFromRightToLeftIsWhole() throws {
    let bench = try Bench(tool: "freeText")
    try bench.drag((50, 60), (150, 90))
    let text = "שלום עולם this is mixed טקסט דו כיווני"
    bench.send(.text(text))
    let shown = try lines(bench).map(\.text).joined()
    #expect(letters(shown).sorted() == letters(text).sorted())
  }

  @Test func aNewTextHidesNothing() throws {
    let bench = try Bench(tool: "freeText")
    try bench.tap(100, 100)
    bench.send(.text("new"))
    let fills = try bench.overlay(.entry).compactMap(\.style?.interiorColor)
    #expect(fills.isEmpty)
  }
}
