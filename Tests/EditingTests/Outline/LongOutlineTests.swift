// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// Outlines with many entries beside each other.
struct LongOutlineTests {
  private static let count = 1000

  /// Entries that lead to the first page, but for one that leads to the second. The first has an entry below.
  private func bench() throws -> Workbench {
    let entries = (0..<Self.count).map { index in
      let number = 6 + index
      let below =
        index == 0 ? "/First \(6 + Self.count) 0 R/Last \(6 + Self.count) 0 R/Count 1" : ""
      return "<</Title(Entry \(index))/Parent 5 0 R/Dest[\(index == 500 ? 4 : 3) 0 R/Fit]\(below)"
        + (index > 0 ? "/Prev \(number - 1) 0 R" : "")
        + (index + 1 < Self.count ? "/Next \(number + 1) 0 R" : "") + ">>"
    }
    return try Workbench(
      objects: [
        "<</Type/Catalog/Pages 2 0 R/Outlines 5 0 R>>",
        "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 90 90]>>",
        "<</Type/Page/Parent 2 0 R>>", "<</Type/Page/Parent 2 0 R>>",
        "<</First 6 0 R/Last \(5 + Self.count) 0 R/Count \(Self.count + 1)>>",
      ] + entries + ["<</Title(Below)/Parent 6 0 R/Dest[3 0 R/Fit]>>"])
  }

  /// Each entry that is written takes time for all those before it.
  @Test func onlyTheEntriesBesideARemovedOneAreWritten() throws {
    let bench = try bench()
    let editor = try bench.open()
    let before = try Data(contentsOf: bench.file).count
    try editor.perform(DeletePages([1]), cause: .api)
    #expect(try editor.document.outline().count == Self.count - 1)
    try OutlineChecks(editor.document).check()
    _ = try editor.save(
      to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
    #expect(try Data(contentsOf: bench.file).count - before < 3000)
  }

  @Test func manyAreDeletedAtOnce() throws {
    let bench = try bench()
    let editor = try bench.open()
    let paths = stride(from: 0, to: Self.count, by: 2).map { [$0] } + [[0, 0], [2], [4]]
    try editor.perform(DeleteOutlineItems(paths), cause: .api)
    let titles = try editor.document.outline().map(\.title)
    #expect(titles == stride(from: 1, to: Self.count, by: 2).map { "Entry \($0)" })
    try OutlineChecks(editor.document).check()
    try editor.undo()
    #expect(try editor.document.outline().count == Self.count)
    try OutlineChecks(editor.document).check()
  }
}
