// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// Who has which id after pages came from a file whose annotations are named as those that are here.
@Suite struct ImportedNamesTests {
  @Test func namesStayWithThoseThatHadThem() throws {
    let bench = try Workbench("annotations.pdf")
    let editor = try bench.open()
    let there = try ids(editor.document, page: 0)
    let bytes = Array(try Data(contentsOf: bench.file))
    let count = try editor.document.pageCount
    try editor.perform(ImportPages(bytes, count: count, at: 0), cause: .api)
    let pages = try editor.document.pageCount
    let moved = try (0..<pages).first { try ids(editor.document, page: $0) == there }
    let place = try #require(moved)
    #expect(place > 0)
    let saved = bench.folder.appending(path: "saved.pdf").path
    _ = try editor.save(to: saved, SaveOptions(.full), expected: nil, isOriginal: false)
    let opened = try bench.document(saved)
    // Asked in the order of the pages, so that the imported ones come first.
    let found = try (0..<pages).map { try ids(opened, page: $0) }
    #expect(found[place] == there)
    #expect(Set(found.joined()).count == found.joined().count)
  }

  /// Names do not depend on what was made before and taken back, as the numbers of objects do.
  @Test func copiesAreNamed() throws {
    let editor = try Workbench("form.pdf").open()
    let other = try Workbench("form.pdf")
    let bytes = Array(try Data(contentsOf: other.file))
    let count = try other.document(other.file.path).pageCount
    let edits: [any Edit] = [ImportPages(bytes, count: count, at: 0), DuplicatePages([0], at: 0)]
    for edit in edits {
      let first = try editor.perform(edit, cause: .api).effect.added
      #expect(!first.isEmpty)
      #expect(first.allSatisfy { $0.hasPrefix("c") })
      try editor.undo()
      #expect(try editor.perform(edit, cause: .api).effect.added == first)
    }
    #expect(editor.document.annotationsApart.isEmpty)
    let all = try (0..<editor.document.pageCount).map { try ids(editor.document, page: $0) }
    #expect(Set(all.joined()).count == all.joined().count)
  }

  private func ids(_ document: Document, page: Int) throws -> [String] {
    try document.annotations(onPage: page).map(\.id)
  }
}
