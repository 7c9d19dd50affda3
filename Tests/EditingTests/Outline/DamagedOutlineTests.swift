// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Testing

/// Edits of outlines whose objects contradict ISO 32000-2, 12.3.3.
struct DamagedOutlineTests {
  /// The items I0, I1 and I2, whose objects have the numbers 5 to 7; the root has the number 4.
  private func editor(
    root: String = "/Count 3", first: String = "", second: String = "", third: String = "",
    pages: String = "/Kids[3 0 R]/Count 1", further: [String] = []
  ) throws -> (editor: Editor, bench: Workbench) {
    let objects =
      [
        "<</Type/Catalog/Pages 2 0 R/Outlines 4 0 R>>", "<</Type/Pages\(pages)>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>",
        "<</Type/Outlines/First 5 0 R/Last 7 0 R\(root)>>",
        "<</Title(I0)/Parent 4 0 R/Next 6 0 R\(first)>>",
        "<</Title(I1)/Parent 4 0 R/Prev 5 0 R/Next 7 0 R\(second)>>",
        "<</Title(I2)/Parent 4 0 R/Prev 6 0 R\(third)>>",
      ] + further
    let body = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try "%PDF-1.7\n\(body)trailer\n<</Root 1 0 R/Size \(objects.count + 1)>>\n%%EOF\n"
      .write(to: file, atomically: false, encoding: .utf8)
    let bench = try Workbench(file)
    return (try bench.open(), bench)
  }

  private func titles(_ items: [OutlineItem]) -> [String] {
    items.map { item in
      let below = titles(item.children)
      return item.title + (below.isEmpty ? "" : "(\(below.joined(separator: " ")))")
    }
  }

  private func titles(_ editor: Editor) throws -> [String] {
    titles(try editor.document.outline())
  }

  /// A loop back to an earlier item, to the item itself, or to the root is cut in the file as well.
  @Test(arguments: [
    "/First 5 0 R/Last 5 0 R/Count 1", "/First 6 0 R/Last 6 0 R/Count -1",
    "/First 4 0 R/Last 4 0 R/Count 1",
  ])
  func loopsAreCutByAnEdit(links: String) throws {
    let (editor, bench) = try editor(second: links)
    _ = bench
    #expect(try titles(editor) == ["I0", "I1", "I2"])
    try editor.perform(MoveOutlineItem([1], to: OutlinePlace(index: 0)), cause: .api)
    #expect(try titles(editor) == ["I1", "I0", "I2"])
    try OutlineChecks(editor.document).check()
    try editor.undo()
    #expect(try titles(editor) == ["I0", "I1", "I2"])
  }

  @Test func anItemThatTwoShareStaysWithTheFirst() throws {
    let links = "/First 8 0 R/Last 8 0 R/Count 1"
    let (editor, bench) = try editor(
      root: "/Count 5", first: links, third: links, further: ["<</Title(S)/Parent 5 0 R>>"])
    _ = bench
    #expect(try titles(editor) == ["I0(S)", "I1", "I2"])
    try editor.perform(MoveOutlineItem([2], to: OutlinePlace(index: 0)), cause: .api)
    #expect(try titles(editor) == ["I2", "I0(S)", "I1"])
    try OutlineChecks(editor.document).check()
  }

  /// Every kind of edit recomputes wrong counts, also those of items that it does not touch.
  @Test(arguments: [0, 1, 2, 3]) func wrongCountsAreReplaced(kind: Int) throws {
    let (editor, bench) = try editor(
      root: "/Count -99", second: "/First 8 0 R/Last 8 0 R/Count 77", third: "/Count 5",
      further: ["<</Title(S)/Parent 6 0 R>>"])
    _ = bench
    var changes = OutlineChanges()
    changes.title = "Other"
    let edits: [any Edit] = [
      InsertOutlineEntries([NewOutlineItem("New")], at: OutlinePlace(index: 9)),
      MoveOutlineItem([2], to: OutlinePlace(index: 0)), DeleteOutlineItems([[0]]),
      UpdateOutlineItem([0], changes),
    ]
    try editor.perform(edits[kind], cause: .api)
    try OutlineChecks(editor.document).check()
    #expect(try editor.document.catalog?["Outlines"]?["Count"]?.integer == [5, 4, 3, 4][kind])
  }

  /// A removed entry does not come back by a link to it.
  @Test func pagesTakeTheirEntriesAlong() throws {
    let (editor, bench) = try editor(
      first: "/Dest[3 0 R/Fit]", second: "/Dest[8 0 R/Fit]/First 5 0 R/Last 5 0 R/Count 1",
      third: "/Dest[8 0 R/Fit]", pages: "/Kids[3 0 R 8 0 R]/Count 2",
      further: ["<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>"])
    _ = bench
    try editor.perform(DeletePages([0]), cause: .api)
    #expect(try titles(editor) == ["I1", "I2"])
    try OutlineChecks(editor.document).check()
  }
}
