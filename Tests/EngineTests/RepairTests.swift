// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Files whose table of objects is well formed, and leads elsewhere.
@Suite struct RepairTests {
  private let intact = MinimalPDF([(x: 20, y: 20, text: "There")])

  /// The file with the entry of an object in its table replaced.
  private func open(entry: String) throws -> Document {
    let offset = "0000000009 00000 n "
    let text = String(decoding: intact.bytes, as: UTF8.self)
    try #require(text.contains(offset))
    let bytes = Array(text.replacing(offset, with: entry).utf8)
    return try Document.open(.data(bytes), in: EngineContext(cacheBytes: 16 << 20))
  }

  @Test func aWholeFileIsNotRepaired() throws {
    #expect(try !intact.open().isRepaired)
  }

  @Test(arguments: ["0000000000 00001 f ", "0000000300 00000 n "])
  func objectsThatTheTableDoesNotHaveAreLookedFor(entry: String) throws {
    let document = try open(entry: entry)
    #expect(try document.pageCount == 1)
    #expect(try document.page(0).text().lines.isEmpty == false)
    #expect(document.isRepaired)
  }
}
