// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Entries of the outline by their titles.
@Suite struct OutlineTitlesTests {
  /// `A`, `A` with `é` below it, and `é` as a letter with an accent.
  private func document() throws -> Document {
    var file = MinimalPDF([])
    file.catalog = "/Outlines 6 0 R"
    file.others = [
      "<</First 7 0 R/Last 10 0 R/Count 3>>",
      "<</Title(A)/Parent 6 0 R/Next 8 0 R>>",
      "<</Title(A)/Parent 6 0 R/Prev 7 0 R/Next 10 0 R/First 9 0 R/Last 9 0 R/Count -1>>",
      "<</Title<FEFF00E9>/Parent 8 0 R>>",
      "<</Title<FEFF00650301>/Parent 6 0 R/Prev 8 0 R>>",
    ]
    return try file.open()
  }

  @Test(arguments: [
    ([0], [TitlePlace("A", index: 0, count: 2)]),
    ([1], [TitlePlace("A", index: 1, count: 2)]),
    ([1, 0], [TitlePlace("A", index: 1, count: 2), TitlePlace("\u{E9}")]),
    ([2], [TitlePlace("e\u{301}")]),
  ])
  func thereAndBack(path: OutlinePath, titles: [TitlePlace]) throws {
    let document = try document()
    let outline = OutlineTitles(of: document)
    #expect(try outline.titles(of: path) == titles)
    #expect(try outline.path(titled: titles) == path)
  }

  @Test func nothing() throws {
    let document = try document()
    let outline = OutlineTitles(of: document)
    #expect(try outline.titles(of: [3]) == nil)
    #expect(try outline.path(titled: [TitlePlace("A")]) == nil)
    #expect(try outline.path(titled: [TitlePlace("\u{E9}")]) == nil)
  }

  @Test func pathsOfNumbers() throws {
    let document = try document()
    #expect(try document.outlinePaths(of: [7, 9, 10, 99]) == [7: [0], 9: [1, 0], 10: [2]])
  }
}
