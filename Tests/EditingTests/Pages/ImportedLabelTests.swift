// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// Pages that come from another document are called as they were there.
@Suite struct ImportedLabelTests {
  private func labels(_ document: Document) throws -> [String] {
    try (0..<document.pageCount).map { try document.pageLabel($0) }
  }

  /// A file of five pages with labels.
  private func labelled(_ sections: [PageLabelSection]) throws -> [UInt8] {
    let bench = try Workbench("pages.pdf")
    let editor = try bench.open()
    try editor.perform(SetPageLabels(sections), cause: .api)
    let path = bench.folder.appending(path: "labelled.pdf").path
    _ = try editor.save(to: path, SaveOptions(.full), expected: nil, isOriginal: false)
    return Array(try Data(contentsOf: URL(filePath: path)))
  }

  @Test func labelsComeAlongAndTheOthersStay() throws {
    let roman = try labelled([
      PageLabelSection(first: 0, style: .lowerRoman), PageLabelSection(first: 2, prefix: "A-"),
    ])
    let editor = try Workbench("simple.pdf").open()
    let count = try editor.document.pageCount
    try editor.perform(SetPageLabels([]), cause: .api)
    try editor.perform(ImportPages(roman, count: 5, at: 1), cause: .api)
    let rest = (1..<count).map { String($0 + 1) }
    #expect(try labels(editor.document) == ["1", "i", "ii", "A-1", "A-2", "A-3"] + rest)
    try editor.undo()
    #expect(try labels(editor.document) == ["1"] + rest)
  }

  @Test func pagesWithoutLabelsFollowThoseAroundThem() throws {
    let plain = try labelled([])
    let editor = try Workbench("simple.pdf").open()
    let sections = [PageLabelSection(first: 0, style: .upperLetters)]
    try editor.perform(SetPageLabels(sections), cause: .api)
    try editor.perform(ImportPages(plain, count: 5, at: 1), cause: .api)
    #expect(try labels(editor.document).prefix(3) == ["A", "B", "C"])
  }
}
