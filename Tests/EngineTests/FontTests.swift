// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

struct FontTests {
  @Test func standardFontsAreListed() throws {
    let fonts = try fonts("simple.pdf")
    #expect(fonts.map(\.name) == ["Helvetica"])
    let font = try #require(fonts.first)
    #expect(font.type == "Type1" && !font.isEmbedded && !font.isSubset)
    #expect(font.encoding == "WinAnsiEncoding" && font.hasDifferences && !font.mapsToUnicode)
  }

  @Test func embeddedFontsAreListed() throws {
    let font = try #require(try fonts("right-to-left.pdf").first { $0.isEmbedded })
    #expect(font.type.hasPrefix("CIDFontType"))
    #expect(!font.name.contains("+"))
  }

  @Test func fontsOfAppearancesAreListed() throws {
    #expect(try !fonts("annotations.pdf").isEmpty)
    #expect(try fonts("truncated.pdf").count <= 100)
  }

  private func fonts(_ fixture: String) throws -> [FontInfo] {
    let context = try EngineContext(cacheBytes: 8 << 20)
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/\(fixture)").path
    let document = try Document.open(.file(path), in: context)
    var collector = FontCollector(document)
    for index in 0..<(try document.pageCount) { try collector.collect(fromPage: index) }
    return collector.fonts.map(\.font)
  }
}
