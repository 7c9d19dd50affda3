// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct EditTextTests {
  private func bench(_ change: (inout Annotation) -> Void = { _ in }) throws -> Bench {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.freeText, "x", Rect(40, 40, 180, 70)) {
      $0.contents = "Words"
      change(&$0)
    }
    try bench.tap(Point(100, 55))
    return bench
  }

  @Test func aTapOnTheSelectedTextOpensIt() throws {
    let bench = try bench()
    #expect(bench.state == "annotationEdit.selected")
    let report = try bench.tap(Point(100, 55))
    #expect(bench.state == "annotationEdit.editingText")
    #expect(report.component == .editAnnotation)
    #expect(try bench.requirement()?.kind == .text)
    #expect(bench.view.enter("Other words").isHandled)
    #expect(try bench.annotation("x")?.contents == "Words")
    #expect(bench.view.run("commit").isHandled)
    #expect(try bench.annotation("x")?.contents == "Other words")
    #expect(bench.undoNames == ["Add free text", "Edit free text"])
    #expect(bench.state == "annotationEdit.selected")
  }

  @Test func aDoubleTapOpensItAtOnce() throws {
    let bench = try bench()
    try bench.tap(Point(200, 250))
    try bench.view.setTool(.annotationEdit)
    try bench.doubleTap(Point(100, 55))
    #expect(bench.state == "annotationEdit.editingText")
  }

  @Test func goingOnKeepsWhatWasEntered() throws {
    let bench = try bench()
    try bench.add(.square, "s", Rect(40, 100, 80, 140))
    _ = bench.view.run("edit")
    _ = bench.view.enter("Kept")
    #expect(bench.view.run("nextAnnotation").isHandled)
    #expect(bench.selectedIDs == ["s"])
    #expect(bench.state == "annotationEdit.selected")
    #expect(try bench.annotation("x")?.contents == "Kept")
  }

  @Test func anotherSelectionKeepsWhatWasEntered() throws {
    let bench = try bench()
    try bench.add(.square, "s", Rect(40, 100, 80, 140))
    _ = bench.view.run("edit")
    _ = bench.view.enter("Kept")
    try bench.view.choose(.annotations([SelectedAnnotation(id: "s", pageIndex: 0)]))
    #expect(bench.state == "annotationEdit.selected")
    #expect(bench.selectedIDs == ["s"])
    #expect(try bench.annotation("x")?.contents == "Kept")
  }

  @Test func whileTextIsEnteredNothingElseChangesIt() throws {
    let bench = try bench()
    _ = bench.view.run("edit")
    for command: CommandName in ["delete", "nudgeLeft", "flatten", "bringToFront"] {
      #expect(bench.view.run(command).isHandled)
    }
    #expect(bench.state == "annotationEdit.editingText")
    #expect(bench.undoNames.count == 1)
  }

  @Test func emptiedItGoes() throws {
    let bench = try bench()
    #expect(bench.view.run("edit").isHandled)
    #expect(bench.view.enter("").isHandled)
    #expect(bench.view.run("commit").isHandled)
    #expect(try bench.annotation("x") == nil)
    #expect(bench.undoNames.last == "Delete free text")
    #expect(bench.view.tool == .pan)
  }

  /// Texts of other programs, which have no contents: one is in rich text, one is only drawn.
  @Test(arguments: ["/RC(<body><p>Shown</p></body>)", ""])
  func aTextWithoutContentsIsOfferedAndKept(entry: String) throws {
    let content = "BT /F 12 Tf 5 10 Td (Shown) Tj ET"
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Annots[4 0 R]>>",
      "<</Type/Annot/Subtype/FreeText/NM(x)/Rect[40 200 180 230]/F 4\(entry)/AP<</N 5 0 R>>>>",
      "<</Subtype/Form/BBox[0 0 140 30]/Resources<</Font<</F 6 0 R>>>>"
        + "/Length \(content.utf8.count)>>stream\n\(content)\nendstream",
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ]
    let numbered = objects.enumerated().map { "\($0.offset + 1) 0 obj\n\($0.element)\nendobj\n" }
    try Data("%PDF-1.7\n\(numbered.joined())trailer\n<</Root 1 0 R/Size 7>>\n%%EOF\n".utf8)
      .write(to: file)
    let bench = try Bench(file.path, tool: .annotationEdit)
    for _ in 0..<2 { try bench.tap(Point(100, 85)) }
    #expect(try bench.requirement()?.value == "Shown")
    #expect(bench.view.run("commit").isHandled)
    #expect(bench.undoNames.isEmpty)
    #expect(bench.selectedIDs == ["x"])
    #expect(bench.view.run("edit").isHandled)
    #expect(bench.view.enter("").isHandled)
    #expect(bench.view.run("commit").isHandled)
    #expect(bench.undoNames == ["Delete free text"])
  }

  @Test func anEmptyTextThatStaysEmptyIsNoStep() throws {
    let bench = try bench { $0.contents = nil }
    #expect(bench.view.run("edit").isHandled)
    #expect(bench.view.run("commit").isHandled)
    #expect(bench.undoNames.count == 1)
    #expect(try bench.annotation("x") != nil)
  }

  @Test func theCaretStaysInSight() throws {
    let bench = try Bench(tool: .annotationEdit, size: Size(300, 100))
    try bench.add(.freeText, "x", Rect(40, 40, 180, 70)) { $0.contents = "Words" }
    try bench.tap(Point(100, 55))
    _ = bench.view.run("edit")
    for _ in 0..<8 { bench.send(.text("\n" + (try bench.requirement()?.value ?? ""))) }
    bench.send(.key(KeyPress("End", .control)))
    let caret = try bench.caret()
    let place = try bench.view.view.pageToView(0).apply(caret)
    #expect(caret.y > 110)
    #expect((0...100).contains(place.y))
  }

  @Test func aTapBesideKeepsWhatWasEntered() throws {
    let bench = try bench()
    _ = bench.view.run("edit")
    _ = bench.view.enter("Kept")
    try bench.tap(Point(200, 250))
    #expect(try bench.annotation("x")?.contents == "Kept")
    #expect(bench.view.tool == .pan)
  }

  @Test func anotherToolKeepsWhatWasEntered() throws {
    let bench = try bench()
    _ = bench.view.run("edit")
    _ = bench.view.enter("Kept")
    try bench.view.setTool(.pan)
    #expect(try bench.annotation("x")?.contents == "Kept")
  }

  @Test func aCancelledAnswerDropsIt() throws {
    let bench = try bench()
    _ = bench.view.run("edit")
    _ = bench.view.enter("Dropped")
    #expect(bench.view.answer(.cancelled).isHandled)
    #expect(try bench.annotation("x")?.contents == "Words")
    #expect(bench.undoNames.count == 1)
    #expect(bench.state == "annotationEdit.selected")
  }

  @Test func theBoxGrows() throws {
    let bench = try bench()
    _ = bench.view.run("edit")
    _ = bench.view.enter("One\nTwo\nThree\nFour\nFive\nSix\nSeven")
    _ = bench.view.run("commit")
    let rect = try #require(try bench.rect("x"))
    #expect(rect.height > 60)
    #expect(rect.width == 140)
  }

  @Test func whatWasNotChangedIsNoStep() throws {
    let bench = try bench()
    _ = bench.view.run("edit")
    _ = bench.view.run("commit")
    #expect(bench.undoNames.count == 1)
  }

  @Test func aTurnedTextStaysTurned() throws {
    let bench = try bench {
      $0.rotation = 90
      $0.rect = Rect(100, 40, 130, 180)
    }
    _ = bench.view.run("edit")
    _ = bench.view.enter("Turned")
    _ = bench.view.run("commit")
    let turned = try #require(try bench.annotation("x"))
    #expect(turned.rotation == 90)
    #expect((turned.rect.height - 140).magnitude < 0.1)
  }

  @Test func lockedContentsStay() throws {
    let bench = try bench { $0.flags = [.print, .lockedContents] }
    try bench.tap(Point(100, 55))
    #expect(bench.state == "annotationEdit.selected")
    #expect(bench.view.run("edit").error != nil)
  }

  @Test func theComponentMayForbidIt() throws {
    let bench = try bench()
    bench.view.components.setEnabled([.editAnnotation], false)
    try bench.tap(Point(100, 55))
    #expect(bench.state == "annotationEdit.selected")
  }
}
