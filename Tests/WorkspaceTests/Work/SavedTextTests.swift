// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// A save while the user enters a text or is asked something: what was entered is written, and the next
/// key is still for it.
@Suite struct SavedTextTests {
  @Test func theTextOfAFieldGoesOn() throws {
    let bench = try Bench("form.pdf")
    try bench.enter("name")
    bench.press("a", .control)
    try bench.type("Ba")
    bench.press("ArrowLeft")
    try bench.open.storeWork()
    #expect(bench.state == "formFill.editingText")
    #expect(try bench.widget("name").field.value == ["Ba"])
    try bench.type("e")
    #expect(try bench.entered() == "Bea")
    bench.press("Enter")
    #expect(try bench.widget("name").field.value == ["Bea"])
    #expect(bench.undoNames.count == 2)
  }

  @Test func aTextThatIsCancelledAfterASaveIsThatOfTheSave() throws {
    let bench = try Bench("form.pdf")
    try bench.enter("name")
    bench.press("a", .control)
    try bench.type("Ba")
    try bench.open.storeWork()
    try bench.type("x")
    bench.press("Escape")
    #expect(try bench.widget("name").field.value == ["Ba"])
    #expect(bench.undoNames.count == 1)
  }

  @Test func theListOfAFieldStaysOpen() throws {
    let bench = try Bench("form.pdf")
    try bench.enter("languages")
    bench.press("End")
    try bench.open.storeWork()
    #expect(bench.state == "formFill.choosing")
    #expect(try bench.widget("languages").field.value == ["German"])
    bench.press("ArrowUp")
    bench.press("Enter")
    #expect(try bench.widget("languages").field.value == ["Finnish"])
  }

  @Test(arguments: ["freeText", "callout"] as [ToolName])
  func aNewFreeTextGoesOn(_ tool: ToolName) throws {
    let bench = try Bench(tool: tool)
    try bench.drag((50, 250), (150, 100))
    try bench.type("on")
    try bench.open.storeWork()
    #expect(bench.state == "\(tool.rawValue).editingText")
    #expect(try bench.annotations().map(\.contents) == ["on"])
    // A second save without more text makes no step.
    try bench.open.storeWork()
    #expect(bench.undoNames.count == 1)
    try bench.type("e")
    #expect(try bench.requirement()?.value == "one")
    bench.press("Escape")
    #expect(bench.state == "pan.idle")
    let made = try #require(try bench.annotations().first)
    #expect(try bench.annotations().count == 1)
    #expect(made.contents == "one")
    #expect(made.callout.isEmpty == (tool == "freeText"))
    #expect(bench.undoNames.count == 2)
  }

  /// The box of a tap is as wide as its text, also after a save in the middle of a word.
  @Test(arguments: ["freeText", "callout"] as [ToolName])
  func aStoredFreeTextStillGrowsInWidth(_ tool: ToolName) throws {
    func rect(isSaved: Bool, isChanged: Bool = false) throws -> Rect? {
      let bench = try Bench(tool: tool)
      try bench.tap(60, 270)
      try bench.type("Hello wor")
      if isSaved { try bench.open.storeWork() }
      if isChanged {
        var text = try #require(try bench.newest())
        text.subject = "Theirs"
        try bench.type("ld")
        try bench.open.editor.perform(UpdateAnnotations([text], verb: "Change"), cause: .api)
      } else {
        try bench.type("ld")
      }
      try bench.type(" and more words")
      _ = bench.view.commit()
      return try bench.newest()?.rect
    }
    let alone = try rect(isSaved: false)
    #expect(try rect(isSaved: true) == alone)
    #expect(try rect(isSaved: true, isChanged: true) == alone)
  }

  @Test func aStoredFreeTextThatIsEmptiedIsDeletedAtTheEnd() throws {
    let bench = try Bench(tool: "freeText")
    try bench.tap(100, 100)
    try bench.type("x")
    try bench.open.storeWork()
    bench.press("Backspace")
    try bench.open.storeWork()
    #expect(bench.state == "freeText.editingText")
    #expect(try bench.annotations().map(\.contents) == ["x"])
    try bench.view.setTool(.pan)
    #expect(try bench.annotations().isEmpty)
  }

  @Test func aStoredFreeTextFollowsItsAnnotation() throws {
    let bench = try Bench(tool: "freeText")
    try bench.tap(100, 100)
    try bench.type("x")
    try bench.open.storeWork()
    try bench.open.editor.undo()
    _ = try bench.view.requirement()
    bench.view.tools.catchUp(in: bench.view)
    #expect(bench.state == "freeText.idle")
  }

  @Test func anOldFreeTextGoesOn() throws {
    let bench = try Bench()
    try bench.add(.freeText, "t") { $0.contents = "old" }
    try bench.doubleTap(150, 300)
    #expect(bench.state == "annotationEdit.editingText")
    bench.send(.text("older"))
    try bench.open.storeWork()
    #expect(bench.state == "annotationEdit.editingText")
    #expect(try bench.annotation("t")?.contents == "older")
    bench.send(.text("oldest"))
    bench.press("Escape")
    #expect(try bench.annotation("t")?.contents == "oldest")
  }

  @Test func aNoteGoesOn() throws {
    let bench = try Bench(tool: "sticky")
    try bench.tap(100, 120)
    bench.send(.text("half"))
    try bench.open.storeWork()
    #expect(bench.state == "sticky.editingText")
    #expect(try bench.annotations().map(\.contents) == ["half"])
    bench.send(.answer(.text("all")))
    #expect(try bench.annotations().map(\.contents) == ["all"])
  }

  @Test func aCommentGoesOn() throws {
    let bench = try Bench()
    try bench.add(.square, "s")
    try bench.tap(102, 282)
    #expect(bench.run("note").isHandled)
    bench.send(.text("half"))
    try bench.open.storeWork()
    #expect(bench.state == "annotationEdit.commenting")
    #expect(try bench.annotation("s")?.contents == "half")
    #expect(try bench.requirement()?.value == "half")
    bench.send(.answer(.text("all")))
    #expect(try bench.annotation("s")?.contents == "all")
  }

  @Test(arguments: ["imageStamp", "link"] as [ToolName])
  func aQuestionStaysOpen(_ tool: ToolName) throws {
    let bench = try Bench(tool: tool)
    try bench.drag((50, 250), (150, 100))
    let question = try bench.requirement()
    #expect(question != nil)
    try bench.open.storeWork()
    #expect(try bench.requirement() == question)
    #expect(try bench.annotations().isEmpty)
  }
}
