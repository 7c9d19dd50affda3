// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Editing
@testable import Engine

/// Two pages with the same annotations, tags and articles. Programs that copy only a page's dictionary make
/// them.
struct SharingPagesTests {
  private let editor: Editor

  init() throws {
    let page =
      "<</Type/Page/Parent 2 0 R/Annots[5 0 R 11 0 R 12 0 R]/B[10 0 R]/StructParents 0/Contents 13 0 R>>"
    editor = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R 11 0 R]/DA(/Helv 9 Tf 0 g)>>"
        + "/StructTreeRoot 6 0 R/Threads[9 0 R]>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 99 99]>>", page, page,
      "<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(v)/NM(name)/Rect[10 10 90 30]/F 4>>",
      "<</Type/StructTreeRoot/K[7 0 R]/ParentTree 8 0 R>>",
      "<</Type/StructElem/S/P/P 6 0 R/Pg 3 0 R/K 0>>", "<</Nums[0[7 0 R]]>>",
      "<</Type/Thread/F 10 0 R>>", "<</Type/Bead/T 9 0 R/N 10 0 R/V 10 0 R/P 3 0 R/R[0 0 9 9]>>",
      "<</Type/Annot/Subtype/Widget/FT/Btn/T(box)/NM(box)/V/Yes/AS/Yes/Rect[10 40 30 60]/F 4>>",
      "<</Type/Annot/Subtype/Square/NM(square)/Rect[50 50 90 90]/C[1 0 0]/F 4>>",
      "<</Length 8>>stream\n0 0 m h \nendstream",
    ]).open()
  }

  private func picture(_ page: Int) throws -> [UInt8] {
    let list = try editor.document.displayListInPassing(ofPage: page)
    let request = RasterRequest(pageSize: list.size, scale: 1)
    return try Rasterizer(editor.document.context).render(list, request).withBytes { Array($0) }
  }

  @Test(arguments: [0, 1]) func aRemainingPageKeepsItsParts(page: Int) throws {
    try editor.perform(DeletePages([page]), cause: .api)
    let fields = try editor.document.formFields
    #expect(fields.map(\.id) == ["name", "box"] && fields.allSatisfy(\.isListed))
    #expect(fields.map(\.field.value) == [["v"], ["Yes"]])
    let catalog = try editor.document.requiredCatalog
    #expect(try catalog["StructTreeRoot"]?["ParentTree"]?["Nums"]?.count == 2)
    #expect(try catalog["Threads"]?.count == 1)
    try editor.perform(InsertPages(NewPage(size: Size(99, 99)), at: 0), cause: .api)
    try editor.perform(DeletePages([1]), cause: .api)
    #expect(try editor.document.formFields.isEmpty)
  }

  /// A page or an annotation without a key makes all elements be looked at for what has gone.
  @Test(arguments: [[0], [0, 2], [0, 3], [0, 2, 3]])
  func aRemainingPageKeepsItsTags(pages: [Int]) throws {
    let page = "<</Type/Page/Parent 2 0 R/Annots[11 0 R]/StructParents 0>>"
    let editor = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/StructTreeRoot 7 0 R>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R 6 0 R]/Count 4/MediaBox[0 0 99 99]>>", page, page,
      "<</Type/Page/Parent 2 0 R>>", "<</Type/Page/Parent 2 0 R/StructParents 1/Annots[14 0 R]>>",
      "<</Type/StructTreeRoot/K[8 0 R 9 0 R 10 0 R 12 0 R 13 0 R]"
        + "/ParentTree<</Nums[0[8 0 R 9 0 R]1[]2 10 0 R]>>>>",
      "<</Type/StructElem/S/P/P 7 0 R/Pg 3 0 R/K 0>>",
      "<</Type/StructElem/S/P/P 7 0 R/K[<</Type/MCR/Pg 3 0 R/MCID 1>>]>>",
      "<</Type/StructElem/S/Annot/P 7 0 R/Pg 3 0 R/K<</Type/OBJR/Obj 11 0 R>>>>",
      "<</Type/Annot/Subtype/Square/NM(square)/Rect[50 50 90 90]/F 4/StructParent 2>>",
      "<</Type/StructElem/S/P/P 7 0 R/Pg 5 0 R/K 0>>",
      "<</Type/StructElem/S/Annot/P 7 0 R/Pg 6 0 R/K<</Type/OBJR/Obj 14 0 R>>>>",
      "<</Type/Annot/Subtype/Square/NM(other)/Rect[50 50 90 90]/F 4>>",
    ]).open()
    try editor.perform(DeletePages(pages), cause: .api)
    let kids = try editor.document.catalog?["StructTreeRoot"]?["K"]?.elements.map(\.number)
    #expect(kids == [8, 9, 10] + [2, 3].filter { !pages.contains($0) }.map { $0 + 10 })
  }

  @Test func bothPagesShowANewValue() throws {
    let before = try [picture(0), picture(1)]
    #expect(before[0] == before[1])
    let change = try editor.perform(
      SetFieldValues([FieldSetting("name", .text("new"))]), cause: .api)
    #expect(change.effect.pages == [0, 1] && change.effect.changed == ["name"])
    let after = try [picture(0), picture(1)]
    #expect(after[0] == after[1] && after[0] != before[0])
  }

  /// No page is read for this: only those that are loaded can show what was there before.
  @Test(arguments: [0, 1]) func bothLoadedPagesShowAChangedAnnotation(page: Int) throws {
    _ = try editor.document.page(1 - page)
    let before = try [picture(0), picture(1)]
    var square = try #require(try editor.annotation("square", page: page))
    square.color = Color(red: 0, green: 0, blue: 1)
    let change = try editor.perform(UpdateAnnotations([square], verb: "Change"), cause: .api)
    #expect(change.effect.pages == [0, 1])
    let after = try [picture(0), picture(1)]
    #expect(after[0] == after[1] && after[0] != before[0])
    #expect(try editor.annotation("square", page: 1 - page)?.color == square.color)
  }

  @Test func aChangeLoadsNoOtherPage() throws {
    var square = try #require(try editor.annotation("square", page: 0))
    square.color = Color(red: 0, green: 0, blue: 1)
    let change = try editor.perform(UpdateAnnotations([square], verb: "Change"), cause: .api)
    #expect(change.effect.pages == [0])
    #expect(editor.document.loadedPages.all.map(\.index) == [0])
  }

  @Test(arguments: [false, true]) func fieldsLeaveBothPages(flattens: Bool) throws {
    let change = try editor.perform(RemoveFields(["name"], flattens: flattens), cause: .api)
    #expect(change.effect.pages == [0, 1] && change.effect.removed == ["name"])
    #expect(try editor.document.formFields.map(\.id) == ["box"])
    for page in 0..<2 {
      #expect(try editor.document.page(page).annotations.map(\.id) == ["box", "square"])
    }
    try editor.undo()
    #expect(try editor.document.formFields.map(\.id) == ["name", "box"])
  }
}
