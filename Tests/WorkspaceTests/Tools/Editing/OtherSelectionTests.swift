// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Another selection, while the user is asked about the earlier one.
@Suite struct OtherSelectionTests {
  private func select(_ id: String, in bench: Bench) throws {
    try bench.view.choose(.annotations([SelectedAnnotation(id: id, pageIndex: 0)]))
  }

  @Test(arguments: ["properties", "duplicateInGrid"] as [CommandName])
  func aQuestionAboutAFieldEnds(_ command: CommandName) throws {
    let bench = try Bench("form.pdf", tool: .formEdit)
    let ids = try ["name", "agree"].map { try bench.widget($0).annotation.id }
    try select(ids[0], in: bench)
    _ = bench.view.run(command)
    let question = try bench.requirement()
    #expect(question != nil)
    try select(ids[0], in: bench)
    #expect(try bench.requirement() == question, "The selection is the same.")
    try select(ids[1], in: bench)
    #expect(try bench.requirement() == nil)
    #expect(bench.state == "formEdit.selected")
    #expect(bench.selectedIDs == [ids[1]])
    #expect(bench.undoNames.isEmpty)
  }

  @Test(arguments: ["linkTarget", "linkToPlace"] as [CommandName])
  func aQuestionAboutALinkEnds(_ command: CommandName) throws {
    let bench = try Bench(tool: .linkEdit)
    for (index, id) in ["a", "b"].enumerated() {
      let top = 200 + Double(index) * 50
      try bench.add(.link, id, Rect(60, top, 160, top + 30)) {
        $0.action = Action(.uri("https://example.org/"))
      }
    }
    try select("a", in: bench)
    _ = bench.view.run(command)
    #expect(bench.state != "linkEdit.selected")
    try select("b", in: bench)
    #expect(bench.state == "linkEdit.selected")
    #expect(bench.selectedIDs == ["b"])
  }

  /// The client learns of the end of the work even if nothing else changes.
  @Test(arguments: ["the same", "typed", "another"])
  func textEntryEndsVisibly(_ case: String) throws {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.freeText, "x") { $0.contents = "Text" }
    try bench.add(.freeText, "y", Rect(100, 340, 200, 380)) { $0.contents = "Text" }
    try select("x", in: bench)
    _ = bench.view.run("edit")
    #expect(bench.state == "annotationEdit.editingText")
    if `case` == "typed" { _ = bench.view.enter("Other text") }
    #expect(try bench.view.display.pendingChange() == nil)
    try select(`case` == "another" ? "y" : "x", in: bench)
    #expect(bench.state == "annotationEdit.selected")
    let change = try #require(try bench.view.display.pendingChange())
    #expect(change.overlay?.items.contains { $0.role == .caret } == false)
    #expect(change.requirement == .some(nil))
    #expect(try bench.annotation("x")?.contents == (`case` == "typed" ? "Other text" : "Text"))
  }

  @Test func aDragEndsVisibly() throws {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.square, "x", Rect(100, 280, 200, 320))
    try select("x", in: bench)
    #expect(try bench.beginDrag((150, 300), (170, 320)).state == "annotationEdit.moving")
    try select("x", in: bench)
    let change = try #require(try bench.view.display.pendingChange())
    #expect(change.overlay?.items.contains { $0.role == .preview } == false)
    #expect(try bench.rect("x") == Rect(100, 280, 200, 320))
  }

  /// Fields often have equal labels.
  @Test func theSameQuestionAboutAnotherFieldHasAnotherID() throws {
    let bench = try Bench("pages.pdf")
    for name in ["a", "b"] {
      let id = try bench.open.makeAnnotationID()
      let top = name == "a" ? 10.0 : 50
      var new = NewField(.text, named: name, widgetID: id, onPage: 0, Rect(10, top, 90, top + 20))
      new.label = "Date"
      _ = try bench.open.create(new, cause: .api)
    }
    try bench.enter("a")
    let first = try #require(try bench.view.requirement())
    try bench.type("1")
    #expect(try bench.view.requirement()?.id == first.id)
    #expect(bench.view.focus(.next).error == nil)
    let second = try #require(try bench.view.requirement())
    #expect(second.requirement.prompt == first.requirement.prompt)
    #expect(second.id != first.id)
  }

  @Test func theTextOfANoteIsKept() throws {
    let bench = try Bench(tool: .annotationEdit)
    for id in ["a", "b"] { try bench.add(.square, id) }
    try select("a", in: bench)
    _ = bench.view.run("note")
    _ = bench.view.enter("mine")
    try select("b", in: bench)
    #expect(try bench.annotation("a")?.contents == "mine")
    #expect(bench.state == "annotationEdit.selected")
    #expect(bench.selectedIDs == ["b"])
  }
}
