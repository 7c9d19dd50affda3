// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// Copies of pages whose annotations are kept in unusual ways, or are very many.
struct CopiedListTests {
  /// A page whose list is an object of its own. The second annotation is a direct one, and the popup and
  /// the border style are objects that the list does not have.
  private static let objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots 4 0 R>>",
    "[5 0 R <</Type/Annot/Subtype/Circle/Rect[60 10 90 30]/NM(round)>>]",
    "<</Type/Annot/Subtype/Square/Rect[10 10 50 30]/NM(flat)/P 3 0 R/BS 6 0 R/Popup 7 0 R>>",
    "<</W 3>>",
    "<</Type/Annot/Subtype/Popup/Rect[100 100 150 150]/Parent 5 0 R>>",
  ]

  private func ids(_ editor: Editor, _ page: Int) throws -> [String] {
    try editor.document.page(page).annotations.map(\.id)
  }

  @Test func aSharedListIsCopied() throws {
    let bench = try Workbench(objects: Self.objects)
    let editor = try bench.open()
    let before = try ids(editor, 0)
    #expect(before == ["flat", "round"])
    let change = try editor.perform(DuplicatePages([0], at: 1), cause: .api)
    let copies = try ids(editor, 1)
    #expect(try ids(editor, 0) == before)
    #expect(copies.count == 2 && Set(copies).isDisjoint(with: before))
    #expect(change.effect.added == copies)
    let page = try editor.document.page(1)
    let original = try editor.document.page(0).annotationObject("flat")
    let copy = try page.annotationObject(copies[0])
    let numbers = try ["BS", "Popup"].map { try [original[$0]?.number, copy[$0]?.number] }
    #expect(numbers[0] == [6, 0] && numbers[1][0] == 7)
    #expect(try copy["P"]?.number == editor.document.pageObject(1)?.number)
    #expect(try copy["Popup"]?["Parent"]?.number == copy.number && copy.number > 7)

    try editor.perform(DeleteAnnotations(page.annotations), cause: .api)
    #expect(try ids(editor, 0) == before && ids(editor, 1).isEmpty)
    let saved = bench.folder.appending(path: "saved.pdf")
    _ = try editor.save(to: saved.path, SaveOptions(.auto), expected: nil, isOriginal: false)
    let again = try bench.document(saved.path)
    #expect(try again.page(0).annotations.count == 2 && again.page(1).annotations.isEmpty)
    #expect(try bench.complaint(about: saved) == nil)
  }

  /// The name of a state need not be UTF-8.
  @Test func keysStayAsTheyAre() throws {
    let editor = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R]>>",
      "<</Type/Annot/Subtype/Widget/FT/Btn/T(box)/V/Gr#FCn/AS/Gr#FCn/Rect[10 50 30 70]"
        + "/AP<</N<</Gr#FCn 5 0 R/Off 5 0 R>>>>>>",
      "<</Type/XObject/Subtype/Form/BBox[0 0 20 20]/Length 0>>\nstream\n\nendstream",
    ]).open()
    try editor.perform(DuplicatePages([0], at: 1), cause: .api)
    let copy = try editor.document.page(1).annotationObject(ids(editor, 1)[0])
    let states = try #require(try copy["AP"]?["N"])
    #expect(try states.count == 2 && states["Off"] != nil)
    #expect(try states["Gr\u{FFFD}n"] == nil)
  }

  /// Turns end between the pieces, so that others get theirs, and a cancel is heeded.
  @Test func manyAnnotationsAreCopiedInPieces() throws {
    let count = 1000
    let list = (0..<count).map { "\($0 + 4) 0 R" }.joined(separator: " ")
    let objects =
      [
        "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[\(list)]/DA(/Helv 9 Tf 0 g)>>>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[\(list)]>>",
      ]
      + (0..<count).map {
        "<</Type/Annot/Subtype/Widget/FT/Tx/T(f\($0))/Rect[10 50 30 70]/P 3 0 R>>"
      }
    let editor = try Workbench(objects: objects).open()
    let before = try ids(editor, 0)
    let work = try DuplicatePages([0], at: 1).work(on: editor.document)
    #expect(work.count > 6)
    let change = try editor.perform(DuplicatePages([0], at: 1), cause: .api)
    #expect(change.effect.added.count == count)
    #expect(try ids(editor, 1) == change.effect.added)
    #expect(try editor.topmostFieldCount == 2 * count)
    try editor.undo()
    #expect(try editor.topmostFieldCount == count && ids(editor, 0) == before)
    try editor.redo()
    #expect(try ids(editor, 1) == change.effect.added)
    #expect(try editor.fieldNames(onPage: 1).contains("f999_2"))
  }

  @Test func manyObjectsAreImportedInPieces() throws {
    let count = 2500
    let list = (0..<count).map { "\(2 * $0 + 4) 0 R" }.joined(separator: " ")
    let objects =
      [
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[\(list)]>>",
      ]
      + (0..<count).flatMap {
        [
          "<</Type/Annot/Subtype/Square/Rect[10 50 30 70]/BS \(2 * $0 + 5) 0 R>>", "<</W 1>>",
        ]
      }
    let editor = try Workbench("simple.pdf").open()
    let bytes = [UInt8](PlainFile.data(objects))
    let importer = try PageImporter(bytes, at: 0, joinsFields: false, into: editor.document)
    #expect(importer.pieceCount > 10)
  }
}
