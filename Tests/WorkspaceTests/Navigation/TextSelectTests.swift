// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing
import Tools

@testable import Workspace

@Suite struct TextSelectTests {
  @Test(arguments: [false, true]) func aDragSelectsByCharacters(isRaw: Bool) throws {
    let bench = try Bench("simple.pdf")
    bench.isRaw = isRaw
    try bench.drag((64, 87), (90, 87), (151, 87))
    #expect(try bench.selectedText == "quick brown fox ")
    #expect(bench.view.toolState == "textSelect.selected")
  }

  @Test func shiftExtendsFromTheEndThatStays() throws {
    let bench = try Bench("simple.pdf")
    try bench.doubleTap(75, 87)
    try bench.tap(150, 87, holding: .shift)
    #expect(try bench.selectedText == "quick brown fox ")
    try bench.tap(41, 87, holding: .shift)
    #expect(try bench.selectedText == "The ")
    #expect(bench.view.tool == .textSelect)
  }

  @Test func withTheOptionHandlesGoFromWordToWord() throws {
    let bench = try Bench("simple.pdf") { $0.snapsToWords = true }
    try bench.doubleTap(75, 87)
    let handles = try #require(
      try bench.view.selection.text.map { try selectionHandles($0, in: bench.view) })
    let end = try #require(handles.end?.point)
    try bench.drag([end, Point(110, end.y)])
    #expect(try bench.selectedText == "quick brown")
    // The end that stays inside a word stays there.
    try bench.drag([try #require(handles.start?.point), Point(45, end.y)])
    #expect(try bench.selectedText == "The quick brown")
  }

  @Test func keysExtend() throws {
    let bench = try Bench("simple.pdf")
    try bench.doubleTap(75, 87)
    for (command, text) in [
      ("extendRight", "quick "), ("extendWordRight", "quick brown"), ("extendLeft", "quick brow"),
      ("extendWordLeft", "quick "), ("extendWordLeft", "The "), ("extendRight", "he "),
      ("extendDown", "quick brown fox jumps over the lazy dog.\n\nA"),
    ] {
      #expect(bench.run(CommandName(rawValue: command)).isHandled)
      #expect(try bench.selectedText == text, "\(command)")
    }
  }

  @Test func keysExtendAgainstTheReadingDirection() throws {
    let bench = try Bench("right-to-left.pdf")
    try bench.doubleTap(245, 48)
    bench.run("extendLeft")
    #expect(try bench.selectedText == "שלום ")
    bench.run("extendRight")
    #expect(try bench.selectedText == "שלום")
  }

  /// In text that runs down, its columns from the right to the left.
  @Test(arguments: [0, 90, 180, 270]) func keysExtendAsTheTextIsSeen(_ rotation: Int) throws {
    let bench = try Bench("vertical.pdf")
    try bench.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.rotation, QuarterTurn(degrees: rotation)))
    }
    try bench.doubleTap(140, 124)
    #expect(try bench.selectedText == "猫")
    let arrows = ["extendRight", "extendDown", "extendLeft", "extendUp"]
    let turned = { (step: Int) in CommandName(rawValue: arrows[(step + rotation / 90) % 4]) }
    bench.run(turned(1))
    #expect(try bench.selectedText == "猫で")
    bench.run(turned(3))
    #expect(try bench.selectedText == "猫")
    bench.run(turned(2))
    #expect(try bench.selectedText == "猫である。\n\n名前はま")
    bench.run(turned(0))
    #expect(try bench.selectedText == "猫")
  }

  @Test func keysExtendOverTheEndOfAPage() throws {
    let bench = try Bench("simple.pdf")
    try bench.doubleTap(230, 147)
    bench.run("extendRight")
    #expect(try bench.selectedText == "marmalade.")
    for (command, text) in [
      ("extendRight", ".\n\nP"), ("extendLeft", "."), ("extendWordRight", ".\n\nPage"),
      ("extendWordLeft", "."), ("extendLeft", ""),
    ] {
      bench.run(CommandName(rawValue: command))
      #expect(try bench.selectedText == "marmalade" + text, "\(command)")
    }
    bench.run("extendDown")
    #expect(try bench.selectedText?.hasPrefix("marmalade.\n\nPage") == true)
  }

  @Test func paragraphs() throws {
    let bench = try Bench("two-columns.pdf")
    let sample = try bench.sample(Point(100, 100), holding: .alt)
    _ = bench.view.handle([.tap(sample), .doubleTap(sample), .tripleTap(sample)])
    let paragraph = try bench.selectedText
    #expect(paragraph?.hasPrefix("The first lighthouse") == true)
    #expect(paragraph?.hasSuffix("safety.") == true)
    try bench.doubleTap(60, 87)
    bench.run("selectParagraph")
    #expect(try bench.selectedText == paragraph)
  }

  @Test(arguments: [
    ((45.0, 60.0), (180.0, 190.0)), ((180, 60), (45, 190)), ((215, 60), (350, 190)),
    ((350, 190), (215, 60)),
  ])
  func aDragWithinAColumnStaysThere(_ start: (Double, Double), _ end: (Double, Double)) throws {
    let bench = try Bench("two-columns.pdf")
    try bench.drag(start, end)
    let selection = try #require(bench.view.selection.text)
    let column = start.0 < 200 ? 36.0...196 : 204.0...364
    for (_, quads) in try bench.view.selectedQuads(selection) {
      for quad in quads { #expect(column.contains(quad.bounds.center.x)) }
    }
  }

  @Test func theMenuOffersOnlyWhatIsAllowed() throws {
    let bench = try Bench("simple.pdf")
    try bench.doubleTap(75, 87)
    #expect(
      try bench.menu() == [
        "copy", "search", "highlight", "underline", "squiggly", "strikeOut", "redact", "link",
      ])
    let owned = try Bench("owner.pdf")
    try owned.doubleTap(75, 87)
    #expect(try owned.menu() == ["copy", "search"])
    #expect(owned.run("highlight").error != nil)
    #expect(try owned.annotations().isEmpty)
  }

  @Test(arguments: [
    ("highlight", AnnotationType.highlight), ("underline", .underline), ("squiggly", .squiggly),
    ("strikeOut", .strikeOut), ("redact", .redact), ("tool.highlight", .highlight),
  ])
  func textIsMarked(_ command: String, _ type: AnnotationType) throws {
    let bench = try Bench("simple.pdf")
    try bench.drag((64, 87), (250, 127))
    #expect(bench.run(CommandName(rawValue: command)).isHandled)
    let new = try bench.annotations()
    #expect(new.map(\.type) == [type])
    #expect(new.first?.quads.count == 3)
    #expect(bench.view.selection == .none)
    #expect(bench.view.tool == .pan)
    #expect(bench.undoNames.count == 1)
  }

  @Test func overPagesOneAnnotationAPageInOneStep() throws {
    let bench = try Bench("simple.pdf")
    bench.view.set(
      .text(TextSelection(.init(pageIndex: 0, offset: 100), .init(pageIndex: 1, offset: 9))))
    try bench.view.setTool(.textSelect)
    bench.view.set(
      .text(TextSelection(.init(pageIndex: 0, offset: 100), .init(pageIndex: 1, offset: 9))))
    bench.run("highlight")
    #expect(try bench.annotations().count == 1)
    #expect(try bench.annotations(page: 1).count == 1)
    #expect(bench.undoNames == ["Add 2 annotations"])
  }

  @Test func whatIsMarkedCanBeSelectedThen() throws {
    let bench = try Bench("simple.pdf")
    try bench.doubleTap(75, 87)
    bench.set { $0.selectAfterCreation = true }
    bench.run("highlight")
    #expect(bench.view.tool == .markupEdit)
    #expect(try bench.selectedIDs == bench.annotations().map(\.id))
  }

  @Test func withoutReturnTheToolStays() throws {
    let bench = try Bench("simple.pdf")
    try bench.doubleTap(75, 87)
    bench.set { $0.returnToPan = false }
    bench.run("underline")
    #expect(bench.view.toolState == "textSelect.idle")
  }

  @Test func aLinkAsksWhereItLeads() throws {
    let bench = try Bench("simple.pdf")
    try bench.doubleTap(75, 87)
    bench.run("link")
    #expect(bench.view.toolState == "textSelect.linking")
    #expect(try bench.view.tools.current.requirement(in: bench.view)?.kind == .link)
    #expect(bench.send(.answer(.cancelled)).isHandled)
    #expect(bench.view.toolState == "textSelect.selected")
    bench.run("link")
    bench.run("cancel")
    #expect(bench.view.toolState == "textSelect.selected")
    bench.run("link")
    bench.send(.answer(.link(Action(.uri("https://example.org/")))))
    let link = try #require(try bench.annotations().first)
    #expect(link.type == .link)
    #expect(link.quads.count == 1)
    #expect(link.action?.kind == .uri("https://example.org/"))
    #expect(bench.view.tool == .pan)
  }

  @Test func wordsAreSearchedFor() throws {
    let bench = try Bench("simple.pdf")
    try bench.drag((64, 87), (80, 107))
    bench.run("search")
    #expect(bench.told == [.search("quick brown fox jumps over the lazy dog. A garde")])
  }

  @Test func cancelLeadsBackStepByStep() throws {
    let bench = try Bench("simple.pdf")
    _ = try bench.step(.began, from: Point(64, 87), to: Point(64, 87))
    _ = try bench.step(.moved, from: Point(64, 87), to: Point(150, 87))
    #expect(bench.view.toolState == "textSelect.selecting")
    #expect(bench.run("cancel").isHandled)
    #expect(bench.view.toolState == "textSelect.idle")
    try bench.doubleTap(75, 87)
    bench.run("cancel")
    #expect(bench.view.tool == .pan)
    #expect(bench.view.selection == .none)
  }

  @Test func aSecondaryClickOnTheSelectionKeepsIt() throws {
    let bench = try Bench("simple.pdf")
    bench.isRaw = true
    try bench.drag((64, 87), (90, 87), (151, 87))
    try bench.contextMenu(75, 87)
    #expect(try bench.selectedText == "quick brown fox ")
    try bench.contextMenu(200, 87)
    #expect(try bench.selectedText == "over")
  }
}
