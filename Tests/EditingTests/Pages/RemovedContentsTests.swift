// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing
@testable import Engine

/// What was removed is in no rewritten file, even if something that stays refers to it.
struct RemovedContentsTests {
  private static let objects = [
    "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R]>>>>",
    "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[5 0 R 9 0 R]>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[6 0 R 8 0 R 9 0 R]>>",
    "<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/Hide/T[6 0 R 7 0 R]>>>>",
    "<</Type/Annot/Subtype/Text/Rect[9 9 20 20]/Contents(secret comment)>>",
    "<</FT/Tx/T(f)/V(secret value)/Kids[8 0 R]>>",
    "<</Type/Annot/Subtype/Widget/Parent 7 0 R/Rect[30 9 90 20]/MK<</CA(secret caption)>>>>",
    "<</Type/Annot/Subtype/Square/Rect[50 50 90 90]/NM(both)/Contents(shared)>>",
  ]

  private func rewritten(_ editor: Editor, _ bench: Workbench) throws -> String {
    let path = bench.folder.appending(path: "\(UUID()).pdf").path
    _ = try editor.save(to: path, SaveOptions(.full), expected: nil, isOriginal: false)
    return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  @Test func ofARemovedPage() throws {
    let bench = try Workbench(objects: Self.objects)
    let editor = try bench.open()
    #expect(try rewritten(editor, bench).contains("secret comment"))
    try editor.perform(DeletePages([1]), cause: .api)
    #expect(try !rewritten(editor, bench).contains("secret"))
    #expect(try editor.document.page(0).annotation("both")?.contents == "shared")
    try editor.undo()
    let notes = try editor.document.page(1).annotations.map(\.contents)
    #expect(notes.contains("secret comment") && notes.contains("shared"))
    #expect(try editor.document.formFields.map(\.field.value) == [["secret value"]])
  }

  /// Each annotation that is emptied takes time for all those before it in the same piece.
  @Test func ofAPageWithManyAnnotations() throws {
    let count = 1000
    let numbers = (5..<(5 + count)).map { "\($0) 0 R" }.joined(separator: " ")
    let bench = try Workbench(
      objects: [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 200 200]>>",
        "<</Type/Page/Parent 2 0 R>>", "<</Type/Page/Parent 2 0 R/Annots[\(numbers)]>>",
      ] + (0..<count).map { "<</Type/Annot/Subtype/Text/Rect[9 9 20 20]/Contents(secret \($0))>>" })
    let editor = try bench.open()
    let work = try DeletePages([1]).makeWork(on: editor.document)
    #expect(work.count >= 1000 / 400)
    try editor.perform(DeletePages([1]), cause: .api)
    #expect(try !rewritten(editor, bench).contains("secret"))
    try editor.undo()
    #expect(
      try editor.document.page(1).annotations.map(\.contents) == (0..<count).map { "secret \($0)" })
  }

  /// An element of another page, an outline entry and a link refer to the element of the removed page.
  @Test func ofARemovedElement() throws {
    let bench = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/StructTreeRoot 5 0 R/Outlines 9 0 R>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 90 90]>>",
      "<</Type/Page/Parent 2 0 R/StructParents 0/Annots[13 0 R]>>",
      "<</Type/Page/Parent 2 0 R/StructParents 1>>",
      "<</Type/StructTreeRoot/K[6 0 R]/ParentTree<</Nums[0[7 0 R]1[8 0 R]]>>>>",
      "<</Type/StructElem/S/Document/P 5 0 R/K[7 0 R 8 0 R]>>",
      "<</Type/StructElem/S/P/P 6 0 R/Pg 3 0 R/K 0/T(kept)/Ref[8 0 R]>>",
      "<</Type/StructElem/S/TR/P 6 0 R/Pg 4 0 R/K[0 14 0 R]/T(secret row)/Alt(secret text)"
        + "/ID(secret id)>>",
      "<</First 10 0 R/Last 12 0 R/Count 3>>",
      "<</Title(Heading)/Parent 9 0 R/Next 12 0 R/Dest[4 0 R/Fit]/SE 8 0 R/First 11 0 R"
        + "/Last 11 0 R/Count 1>>",
      "<</Title(Below)/Parent 10 0 R/Dest[3 0 R/Fit]/SE 8 0 R>>",
      "<</Title(Gone)/Parent 9 0 R/Prev 10 0 R/SE 8 0 R>>",
      "<</Type/Annot/Subtype/Link/Rect[1 1 9 9]/A<</S/GoTo/D[3 0 R/Fit]/SD[8 0 R/Fit]>>>>",
      "<</Type/StructElem/S/TD/P 8 0 R/T(secret cell)>>",
    ])
    let editor = try bench.open()
    try editor.perform(DeletePages([1]), cause: .api)
    let text = try rewritten(editor, bench)
    #expect(!text.contains("secret") && text.contains("kept") && !text.contains("/SE "))
    let outline = try editor.document.outline()
    #expect(outline.map(\.title) == ["Heading"] && outline[0].children.map(\.pageIndex) == [0])
    #expect(try editor.document.page(0).links.count == 1)
    try editor.undo()
    #expect(try editor.document.object(8)?["Alt"]?.text == "secret text")
    #expect(try editor.document.outline().map(\.pageIndex) == [1, 1])
  }

  /// An element with contents of its own, and with another element that has some, in either order.
  @Test(arguments: ["8 0 R 9 0 R", "9 0 R 8 0 R"])
  func ofElementsInEachOther(order: String) throws {
    let bench = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/StructTreeRoot 5 0 R/MarkInfo<</Marked true>>>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 99 99]>>",
      "<</Type/Page/Parent 2 0 R/StructParents 0>>", "<</Type/Page/Parent 2 0 R/StructParents 1>>",
      "<</Type/StructTreeRoot/K 6 0 R/ParentTree<</Nums[0[\(order)]1[10 0 R]]>>>>",
      "<</Type/StructElem/S/Document/P 5 0 R/K[7 0 R 10 0 R]>>",
      "<</Type/StructElem/S/Part/P 6 0 R/T(secret part)/K 8 0 R>>",
      "<</Type/StructElem/S/Sect/P 7 0 R/Pg 3 0 R/T(secret section)/K[0 9 0 R]>>",
      "<</Type/StructElem/S/P/P 8 0 R/Pg 3 0 R/T(secret paragraph)/K 1>>",
      "<</Type/StructElem/S/P/P 6 0 R/Pg 4 0 R/T(open)/K 0>>",
    ])
    let editor = try bench.open()
    try editor.perform(DeletePages([0]), cause: .api)
    let root = try #require(try editor.document.catalog?["StructTreeRoot"])
    #expect(try root["K"]?["K"]?.elements.map { try $0["T"]?.text } == ["open"])
    let text = try rewritten(editor, bench)
    #expect(!text.contains("secret") && text.contains("(open)"))
    try editor.undo()
    #expect(try root["K"]?["K"]?[0]?["K"]?["K"]?[1]?["T"]?.text == "secret paragraph")
  }

  @Test func ofRemovedComments() throws {
    let bench = try Workbench(objects: Self.objects)
    let editor = try bench.open()
    try editor.perform(SanitizeDocument([.comments]), cause: .api)
    let text = try rewritten(editor, bench)
    #expect(!text.contains("secret comment") && !text.contains("shared"))
    #expect(text.contains("secret value"))
    #expect(try editor.document.page(0).annotations.map(\.type) == [.link])
  }

  /// Fields inherit values from the fields above them (ISO 32000-2, 12.7.4.1).
  @Test func ofInheritedValues() throws {
    let bench = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DA(/Helv 9 Tf 0 g)>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[5 0 R 6 0 R]>>",
      "<</T(up)/FT/Tx/V(secret)/DV(old secret)/Kids[5 0 R 6 0 R]>>",
      "<</Type/Annot/Subtype/Widget/T(a)/Parent 4 0 R/Rect[10 10 90 30]>>",
      "<</Type/Annot/Subtype/Widget/T(b)/Parent 4 0 R/Rect[10 50 90 70]/V(own secret)>>",
    ])
    let editor = try bench.open()
    #expect(try editor.document.formFields.map(\.field.value) == [["secret"], ["own secret"]])
    let change = try editor.perform(SanitizeDocument([.fieldValues]), cause: .api)
    #expect(change.effect.fields.count == 2)
    #expect(try editor.document.formFields.allSatisfy { $0.field.value.allSatisfy(\.isEmpty) })
    #expect(try !rewritten(editor, bench).contains("secret"))
    try editor.undo()
    #expect(try editor.document.formFields.map(\.field.value) == [["secret"], ["own secret"]])
  }
}
