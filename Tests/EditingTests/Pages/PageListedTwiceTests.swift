// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// A damaged page tree can list one page at two places.
@Suite struct PageListedTwiceTests {
  private let bench: Workbench
  private let editor: Editor

  init() throws {
    bench = try Workbench("simple.pdf")
    let file = bench.folder.appending(path: "twice.pdf")
    let first = "BT /F 10 Tf 10 50 Td (first) Tj ET"
    let second = "BT /F 10 Tf 10 50 Td (second) Tj ET"
    try PlainFile.data([
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R 3 0 R]/Count 3/MediaBox[0 0 90 90]"
        + "/Resources<</Font<</F 7 0 R>>>>>>",
      "<</Type/Page/Parent 2 0 R/Contents 5 0 R"
        + "/Annots[<</Type/Annot/Subtype/Link/Rect[1 1 9 9]/Dest[3 0 R/Fit]>>]>>",
      "<</Type/Page/Parent 2 0 R/Contents 6 0 R"
        + "/Annots[<</Type/Annot/Subtype/Link/Rect[1 1 9 9]/Dest[3 0 R/Fit]>>]>>",
      "<</Length \(first.utf8.count)>>stream\n\(first)\nendstream",
      "<</Length \(second.utf8.count)>>stream\n\(second)\nendstream",
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ]).write(to: file)
    editor = try Editor(bench.document(file.path), isReadOnly: false)
  }

  /// A mark for each place is a mark twice.
  @Test func redactionsAreAppliedOnce() throws {
    let marks = [0, 2].map {
      Annotation(id: "mark-\($0)", type: .redact, pageIndex: $0, rect: Rect(0, 30, 90, 50))
    }
    try editor.perform(AddAnnotations(marks), cause: .api)
    _ = try editor.redact()
    let texts = try editor.pageTexts
    #expect(!texts[0].contains("first") && !texts[2].contains("first"))
    #expect(texts[1].contains("second"))
    #expect(try editor.document.annotations(onPage: 0).allSatisfy { $0.type != .redact })
  }

  @Test(arguments: [0, 2]) func theOtherPlaceKeepsThePage(page: Int) throws {
    let texts = try editor.pageTexts
    try editor.perform(DeletePages([page]), cause: .api)
    let left = texts.enumerated().filter { $0.offset != page }.map(\.element)
    #expect(try editor.pageTexts == left)
    // Links to the page still lead to it.
    for index in 0..<2 { #expect(try editor.document.page(index).links.count == 1) }
    let saved = bench.folder.appending(path: "saved.pdf")
    _ = try editor.save(to: saved.path, SaveOptions(.full), expected: nil, isOriginal: false)
    #expect(try Editor(bench.document(saved.path), isReadOnly: true).pageTexts == left)
    #expect(try bench.complaint(about: saved) == nil)
    try editor.undo()
    #expect(try editor.pageTexts == texts)
  }

  @Test(arguments: [true, false], [0, 2])
  func anUndoneStepLeavesThePageWhole(moves: Bool, page: Int) throws {
    if moves {
      try editor.perform(MovePages([2], to: 1), cause: .api)
    } else {
      try editor.perform(DeletePages([2]), cause: .api)
    }
    try editor.undo()
    let square = Annotation(
      id: "new", type: .square, pageIndex: page, rect: Rect(10, 10, 50, 50))
    try editor.perform(AddAnnotations([square]), cause: .api)
    #expect(try editor.annotation("new", page: page) != nil)
  }
}
