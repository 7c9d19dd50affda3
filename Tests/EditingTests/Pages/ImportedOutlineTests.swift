// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// The outline after pages came from a file with a long one.
struct ImportedOutlineTests {
  private func titles(_ document: Document) throws -> [String] {
    try document.outline(depth: 1).map(\.title)
  }

  /// So many entries are linked in several pieces.
  @Test(arguments: [true, false]) func manyEntriesAreAmongTheOthers(isAtFront: Bool) throws {
    let count = 2200
    let bench = try Workbench("outline.pdf")
    let editor = try bench.open()
    let before = try titles(editor.document)
    let pages = try editor.document.pageCount
    let place = isAtFront ? 0 : pages
    let bytes = [UInt8](LongChain.file(pages: count))
    try editor.perform(ImportPages(bytes, count: count, at: place), cause: .api)
    // Entries that lead to no page stay behind the new ones.
    let index = isAtFront ? 0 : before.count - 2
    let after = before[..<index] + (0..<count).map(String.init) + before[index...]
    #expect(try titles(editor.document) == Array(after))

    let saved = bench.folder.appending(path: "saved.pdf")
    _ = try editor.save(to: saved.path, SaveOptions(.auto), expected: nil, isOriginal: false)
    let opened = try bench.document(saved.path)
    #expect(try titles(opened) == Array(after))
    let entries = try opened.outline(depth: 1).filter { Int($0.title) != nil }
    #expect(entries.map(\.pageIndex) == (place..<place + count).map(Optional.some))
    let root = try #require(try opened.catalog?["Outlines"])
    var (item, last) = (try root["Last"], [PDFObject]())
    while let one = item, last.count <= after.count {
      #expect(try one["Parent"]?.number == root.number)
      last.append(one)
      item = try one["Prev"]
    }
    #expect(last.count == after.count)
    #expect(try bench.complaint(about: saved) == nil)

    try editor.undo()
    #expect(try titles(editor.document) == before)
  }
}
