// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// Two pages that have one array as their list of annotations: a change of one page leaves the other.
struct SharedListTests {
  private func open() throws -> Editor {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try PlainFile.data([
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots 5 0 R>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots 5 0 R>>", "[6 0 R 7 0 R]",
      "<</Type/Annot/Subtype/Square/Rect[10 10 50 30]/NM(a)>>",
      "<</Type/Annot/Subtype/Circle/Rect[60 10 90 30]/NM(b)>>",
    ]).write(to: file)
    return try Workbench(file).open()
  }

  private func ids(_ editor: Editor, _ page: Int) throws -> [String] {
    try editor.document.annotations(onPage: page).map(\.id)
  }

  private func change(_ edit: any Edit, _ expected: [String]) throws {
    let editor = try open()
    try editor.perform(edit, cause: .api)
    #expect(try ids(editor, 0) == expected)
    #expect(try ids(editor, 1) == ["a", "b"])
    try editor.undo()
    #expect(try ids(editor, 0) == ["a", "b"] && ids(editor, 1) == ["a", "b"])
    try editor.redo()
    #expect(try ids(editor, 0) == expected && ids(editor, 1) == ["a", "b"])
  }

  @Test func additionsAndRemovalsStayOnTheirPage() throws {
    let new = Annotation(id: "new", type: .circle, pageIndex: 0, rect: Rect(100, 100, 150, 150))
    try change(AddAnnotations([new]), ["a", "b", "new"])
    let first = try #require(try open().annotation("a"))
    try change(DeleteAnnotations([first]), ["b"])
    let entries = AnnotationEntries(
      id: "put", pageIndex: 0, subtype: "Square",
      entries: ["Rect": .numbers([1, 1, 9, 9])])
    try change(PutAnnotations(added: [entries], changed: []), ["a", "b", "put"])
    var field = NewField(.text, named: "field", widgetID: "w", onPage: 0, Rect(100, 100, 150, 120))
    field.caption = nil
    try change(CreateFields([field]), ["a", "b", "w"])
  }

  @Test func theOrderIsThatOfThePage() throws {
    let first = try #require(try open().annotation("a"))
    try change(ReorderAnnotations([first], to: .front), ["b", "a"])
  }

  @Test func amongBothPagesAnAnnotationMoves() throws {
    let editor = try open()
    let first = try #require(try editor.annotation("a"))
    try editor.perform(
      RelocateAnnotations([first], to: 1, by: .zero, date: 1_700_000_000), cause: .api)
    #expect(try ids(editor, 0) == ["b"])
    #expect(try ids(editor, 1) == ["b", "a"])
    try editor.undo()
    #expect(try ids(editor, 0) == ["a", "b"] && ids(editor, 1) == ["a", "b"])
  }
}
