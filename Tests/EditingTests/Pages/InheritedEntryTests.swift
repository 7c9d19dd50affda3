// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// Pages keep their boxes and rotation among pages that inherit others (ISO 32000-2, 7.7.3.4).
@Suite struct InheritedEntryTests {
  private let bench: Workbench
  private let editor: Editor

  /// A page below a node with a rotation, a crop box and resources, and a page of 300 by 400 beside it.
  init() throws {
    bench = try Workbench("simple.pdf")
    let file = bench.folder.appending(path: "inherited.pdf")
    try PlainFile.data([
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[5 0 R 4 0 R]/Count 2>>",
      "<</Type/Page/Parent 5 0 R/MediaBox[0 0 300 400]>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>",
      "<</Type/Pages/Parent 2 0 R/Kids[3 0 R]/Count 1/Rotate 90/CropBox[10 10 190 290]"
        + "/Resources<</Font<<>>>>>>",
    ]).write(to: file)
    editor = try Editor(bench.document(file.path), isReadOnly: false)
  }

  private var shown: [PageGeometry] {
    get throws {
      try (0..<editor.document.pageCount).map { try editor.document.pageGeometry($0) }
    }
  }

  private func expect(
    _ page: Int, _ size: Size, at place: SourceLocation = #_sourceLocation
  ) throws {
    let saved = bench.folder.appending(path: "saved.pdf")
    _ = try editor.save(to: saved.path, SaveOptions(.full), expected: nil, isOriginal: false)
    for document in [editor.document, try bench.document(saved.path)] {
      let geometry = try document.pageGeometry(page)
      #expect(geometry.size == size, sourceLocation: place)
      #expect(geometry.rotation == 0, sourceLocation: place)
    }
    #expect(try bench.complaint(about: saved) == nil, sourceLocation: place)
  }

  @Test func aMovedPageStaysAsItWas() throws {
    let before = try shown
    try editor.perform(MovePages([1], to: 0), cause: .api)
    try expect(0, Size(300, 400))
    #expect(try shown == [before[1], before[0]])
    let page = try #require(try editor.document.pageObject(0))
    #expect(try page["Resources"]?.count == 0)
    try editor.undo()
    #expect(try shown == before)
    try editor.perform(MovePages([0], to: 1), cause: .api)
    #expect(try shown == [before[1], before[0]])
  }

  @Test func aNewPageHasItsOwnSize() throws {
    try editor.perform(InsertPages(NewPage(size: Size(200, 100)), count: 1, at: 0), cause: .api)
    try expect(0, Size(200, 100))
  }

  @Test func aCopyIsLikeItsOriginal() throws {
    try editor.perform(DuplicatePages([1], at: 0), cause: .api)
    try expect(0, Size(300, 400))
  }

  @Test func anImportedPageIsLikeItsOriginal() throws {
    let other = PlainFile.data([
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 70 80]>>",
      "<</Type/Page/Parent 2 0 R>>",
    ])
    try editor.perform(ImportPages(Array(other), count: 1, at: 0), cause: .api)
    try expect(0, Size(70, 80))
  }
}
