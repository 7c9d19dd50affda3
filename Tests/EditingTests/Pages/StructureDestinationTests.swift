// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// A link and two entries of the outline that lead to the second page only by a structure element (ISO
/// 32000-2, 12.3.2.3).
struct StructureDestinationTests {
  private static let objects = [
    "<</Type/Catalog/Pages 2 0 R/StructTreeRoot 5 0 R/Outlines 9 0 R/Dests<</place<</SD[7 0 R/Fit]>>>>>>",
    "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 90 90]>>",
    "<</Type/Page/Parent 2 0 R/StructParents 0/Annots[8 0 R 12 0 R 13 0 R]>>",
    "<</Type/Page/Parent 2 0 R/StructParents 1>>",
    "<</Type/StructTreeRoot/K[6 0 R 7 0 R]/ParentTree<</Nums[0[6 0 R]1[14 0 R]]>>>>",
    "<</Type/StructElem/S/P/P 5 0 R/Pg 3 0 R/K 0>>",
    "<</Type/StructElem/S/Sect/P 5 0 R/K[14 0 R]>>",
    "<</Type/Annot/Subtype/Link/Rect[1 1 9 9]/A<</S/GoTo/SD[7 0 R/FitH 40]>>>>",
    "<</First 10 0 R/Last 11 0 R/Count 2>>",
    "<</Title(By element)/Parent 9 0 R/Next 11 0 R/SE 7 0 R>>",
    "<</Title(By action)/Parent 9 0 R/Prev 10 0 R/A<</S/GoTo/SD[7 0 R/Fit]>>>>",
    "<</Type/Annot/Subtype/Link/Rect[1 20 9 29]/Dest[7 0 R/Fit]>>",
    "<</Type/Annot/Subtype/Link/Rect[1 40 9 49]/Dest/place>>",
    "<</Type/StructElem/S/P/P 7 0 R/Pg 4 0 R/K 0>>",
  ]

  private func links(_ document: Document, onPage page: Int = 0) throws -> [Int?] {
    try document.links(onPage: page).map {
      guard case .goTo(let place, _) = $0.action.kind else { return nil }
      return place?.pageIndex
    }
  }

  @Test func extractedOnesLeadToTheCopies() throws {
    let bench = try Workbench(objects: Self.objects)
    let editor = try bench.open()
    let file = bench.folder.appending(path: "part.pdf")
    try Data(editor.extracted([1, 0], in: bench)).write(to: file)
    let taken = try bench.document(file.path)
    #expect(try links(taken, onPage: 1) == [0, 0, 0])
    guard case .goTo(let place, _) = try taken.links(onPage: 1).first?.action.kind else {
      return #expect(Bool(false), "The link leads nowhere.")
    }
    #expect(place?.fit == .width(top: 50))
    #expect(try taken.outline().map(\.pageIndex) == [0, 0])
    try Data(editor.extracted([0], in: bench)).write(to: file)
    let first = try bench.document(file.path)
    #expect(try links(first) == [] && first.outline() == [])
  }

  @Test func importedOnesLeadToTheirPages() throws {
    let bench = try Workbench(objects: Self.objects)
    let bytes = try bench.open().extracted([0, 1], in: bench)
    let editor = try Workbench("simple.pdf").open()
    let all = Array(try Data(contentsOf: bench.file))
    for file in [bytes, all] {
      let count = try editor.document.pageCount
      try editor.perform(ImportPages(file, count: 2, at: count), cause: .api)
      #expect(try links(editor.document, onPage: count) == [count + 1, count + 1, count + 1])
      let entries = try editor.document.outline().filter { $0.title.hasPrefix("By ") }
      #expect(entries.count { $0.pageIndex == count + 1 } == 2, "\(entries)")
    }
  }

  @Test func onesToARemovedPageGoWithIt() throws {
    let editor = try Workbench(objects: Self.objects).open()
    #expect(try links(editor.document) == [1, 1, 1])
    try editor.perform(DeletePages([1]), cause: .api)
    #expect(try links(editor.document) == [] && editor.document.outline() == [])
    try editor.undo()
    #expect(try links(editor.document) == [1, 1, 1])
    #expect(try editor.document.outline().map(\.pageIndex) == [1, 1])
  }
}
