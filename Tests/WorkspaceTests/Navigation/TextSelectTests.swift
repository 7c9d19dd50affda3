// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct TextSelectTests {
  @Test(arguments: [false, true]) func aDragSelectsByCharacters(isRaw: Bool) throws {
    let stage = try Stage("simple.pdf")
    stage.isRaw = isRaw
    try stage.drag([(64, 87), (90, 87), (151, 87)])
    #expect(try stage.selectedText == "quick brown fox ")
    #expect(stage.view.toolState == "textSelect.selected")
  }

  @Test func shiftExtendsFromTheEndThatStays() throws {
    let stage = try Stage("simple.pdf")
    try stage.doubleTap(75, 87)
    try stage.tap(150, 87, .mouse, .shift)
    #expect(try stage.selectedText == "quick brown fox ")
    try stage.tap(41, 87, .mouse, .shift)
    #expect(try stage.selectedText == "The ")
    #expect(stage.view.tool == .textSelect)
  }

  @Test func keysExtend() throws {
    let stage = try Stage("simple.pdf")
    try stage.doubleTap(75, 87)
    for (command, text) in [
      ("extendRight", "quick "), ("extendWordRight", "quick brown"), ("extendLeft", "quick brow"),
      ("extendWordLeft", "quick "), ("extendWordLeft", "The "), ("extendRight", "he "),
      ("extendDown", "quick brown fox jumps over the lazy dog.\n\nA"),
    ] {
      #expect(stage.run(CommandName(rawValue: command)).isHandled)
      #expect(try stage.selectedText == text, "\(command)")
    }
  }

  @Test func keysExtendAgainstTheReadingDirection() throws {
    let stage = try Stage("right-to-left.pdf")
    try stage.doubleTap(245, 48)
    stage.run("extendLeft")
    #expect(try stage.selectedText == "שלום ")
    stage.run("extendRight")
    #expect(try stage.selectedText == "שלום")
  }

  @Test func keysExtendOverTheEndOfAPage() throws {
    let stage = try Stage("simple.pdf")
    try stage.doubleTap(230, 147)
    stage.run("extendRight")
    #expect(try stage.selectedText == "marmalade.")
    for (command, text) in [
      ("extendRight", ".\n\nP"), ("extendLeft", "."), ("extendWordRight", ".\n\nPage"),
      ("extendWordLeft", "."), ("extendLeft", ""),
    ] {
      stage.run(CommandName(rawValue: command))
      #expect(try stage.selectedText == "marmalade" + text, "\(command)")
    }
    stage.run("extendDown")
    #expect(try stage.selectedText?.hasPrefix("marmalade.\n\nPage") == true)
  }

  @Test func paragraphs() throws {
    let stage = try Stage("two-columns.pdf")
    let sample = try stage.sample(100, 100, 0, .mouse, .alt)
    _ = stage.view.handle([.tap(sample), .doubleTap(sample), .tripleTap(sample)])
    let paragraph = try stage.selectedText
    #expect(paragraph?.hasPrefix("The first lighthouse") == true)
    #expect(paragraph?.hasSuffix("safety.") == true)
    try stage.doubleTap(60, 87)
    stage.run("selectParagraph")
    #expect(try stage.selectedText == paragraph)
  }

  @Test(arguments: [
    ((45.0, 60.0), (180.0, 190.0)), ((180, 60), (45, 190)), ((215, 60), (350, 190)),
    ((350, 190), (215, 60)),
  ])
  func aDragWithinAColumnStaysThere(_ start: (Double, Double), _ end: (Double, Double)) throws {
    let stage = try Stage("two-columns.pdf")
    try stage.drag([start, end])
    let selection = try #require(stage.view.selection.text)
    let column = start.0 < 200 ? 36.0...196 : 204.0...364
    for (_, quads) in try stage.view.selectedQuads(selection) {
      for quad in quads { #expect(column.contains(quad.bounds.center.x)) }
    }
  }

  @Test func theMenuOffersOnlyWhatIsAllowed() throws {
    let stage = try Stage("simple.pdf")
    try stage.doubleTap(75, 87)
    #expect(
      try stage.menu() == [
        "copy", "search", "highlight", "underline", "squiggly", "strikeOut", "redact", "link",
      ])
    let owned = try Stage("owner.pdf")
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
    let stage = try Stage("simple.pdf")
    try stage.drag([(64, 87), (250, 127)])
    #expect(stage.run(CommandName(rawValue: command)).isHandled)
    let new = try stage.annotations()
    #expect(new.map(\.type) == [type])
    #expect(new.first?.quads.count == 3)
    #expect(stage.view.selection == .none)
    #expect(stage.view.tool == .pan)
    #expect(stage.undoNames.count == 1)
  }

  @Test func overPagesOneAnnotationAPageInOneStep() throws {
    let stage = try Stage("simple.pdf")
    stage.view.set(
      .text(TextSelection(.init(pageIndex: 0, offset: 100), .init(pageIndex: 1, offset: 9))))
    try stage.view.setTool(.textSelect)
    stage.view.set(
      .text(TextSelection(.init(pageIndex: 0, offset: 100), .init(pageIndex: 1, offset: 9))))
    stage.run("highlight")
    #expect(try stage.annotations(0).count == 1)
    #expect(try stage.annotations(1).count == 1)
    #expect(stage.undoNames == ["Add 2 annotations"])
  }

  @Test func whatIsMarkedCanBeSelectedThen() throws {
    let stage = try Stage("simple.pdf")
    try stage.doubleTap(75, 87)
    stage.set { $0.selectAfterCreation = true }
    stage.run("highlight")
    #expect(stage.view.tool == .markupEdit)
    #expect(try stage.selectedIDs == stage.annotations().map(\.id))
  }

  @Test func withoutReturnTheToolStays() throws {
    let stage = try Stage("simple.pdf")
    try stage.doubleTap(75, 87)
    stage.set { $0.returnToPan = false }
    stage.run("underline")
    #expect(stage.view.toolState == "textSelect.idle")
  }

  @Test func aLinkAsksWhereItLeads() throws {
    let stage = try Stage("simple.pdf")
    try stage.doubleTap(75, 87)
    stage.run("link")
    #expect(stage.view.toolState == "textSelect.linking")
    #expect(try stage.view.tools.current.requirement(in: stage.view)?.kind == .link)
    #expect(stage.send(.answer(.cancelled)).isHandled)
    #expect(stage.view.toolState == "textSelect.selected")
    stage.run("link")
    stage.run("cancel")
    #expect(stage.view.toolState == "textSelect.selected")
    stage.run("link")
    stage.send(.answer(.link(Action(.uri("https://example.org/")))))
    let link = try #require(try stage.annotations().first)
    #expect(link.type == .link)
    #expect(link.quads.count == 1)
    #expect(link.action?.kind == .uri("https://example.org/"))
    #expect(stage.view.tool == .pan)
  }

  @Test func wordsAreSearchedFor() throws {
    let stage = try Stage("simple.pdf")
    try stage.drag([(64, 87), (80, 107)])
    stage.run("search")
    #expect(stage.told == [.search("quick brown fox jumps over the lazy dog. A garde")])
  }

  @Test func cancelLeadsBackStepByStep() throws {
    let stage = try Stage("simple.pdf")
    _ = try stage.step(.began, from: (64, 87), to: (64, 87))
    _ = try stage.step(.moved, from: (64, 87), to: (150, 87))
    #expect(stage.view.toolState == "textSelect.selecting")
    #expect(stage.run("cancel").isHandled)
    #expect(stage.view.toolState == "textSelect.idle")
    try stage.doubleTap(75, 87)
    stage.run("cancel")
    #expect(stage.view.tool == .pan)
    #expect(stage.view.selection == .none)
  }

  @Test func aSecondaryClickOnTheSelectionKeepsIt() throws {
    let stage = try Stage("simple.pdf")
    stage.isRaw = true
    try stage.drag([(64, 87), (90, 87), (151, 87)])
    try stage.contextMenu(75, 87)
    #expect(try stage.selectedText == "quick brown fox ")
    try stage.contextMenu(200, 87)
    #expect(try stage.selectedText == "over")
  }
}
