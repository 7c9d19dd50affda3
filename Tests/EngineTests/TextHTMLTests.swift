// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

@Suite struct TextHTMLTests {
  private func html(_ lines: String) throws -> String {
    let fonts = ["", "-Bold", "-Oblique", "-BoldOblique"].map {
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica\($0)/Encoding/WinAnsiEncoding>>"
    }
    let page = RenderFixture(
      content: "BT 20 250 Td 14 TL \(lines) ET", objects: fonts,
      resources: "/Font<</R 5 0 R/B 6 0 R/I 7 0 R/X 8 0 R>>")
    let text = try page.open(in: EngineContext(cacheBytes: 8 << 20)).page(0).text()
    return text.html(of: 0..<text.count)
  }

  @Test func fontsBecomeElements() throws {
    #expect(
      try html("/R 10 Tf (plain ) Tj /B 10 Tf (bold ) Tj /X 10 Tf (both) Tj /I 10 Tf ( lean) Tj")
        == "<p>plain <b>bold </b><b><i>both</i></b><i> lean</i></p>\n")
  }

  @Test func whatMarkupMeansIsEscaped() throws {
    #expect(try html("/R 10 Tf (a < b & c > d) Tj") == "<p>a &lt; b &amp; c &gt; d</p>\n")
  }

  @Test func linesAreOneParagraphAndDividedWordsOne() throws {
    #expect(
      try html("/B 10 Tf (One more para-) Tj T* (graph of two) Tj T* (lines) Tj")
        == "<p><b>One more paragraph of two lines</b></p>\n")
  }

  @Test func aPartIsAsWellFormed() throws {
    let path = URL(filePath: #filePath).appending(path: "../../Fixtures/sample.pdf").standardized
    let document = try Document.open(.file(path.path), in: EngineContext(cacheBytes: 8 << 20))
    let text = try document.page(0).text()
    for start in stride(from: 0, to: text.count, by: 37) {
      let part = text.html(of: start..<min(start + 90, text.count))
      for tag in ["p", "b", "i"] {
        #expect(
          part.split(separator: "<\(tag)>", omittingEmptySubsequences: false).count
            == part.split(separator: "</\(tag)>", omittingEmptySubsequences: false).count)
      }
      #expect(part.hasPrefix("<p>") && part.hasSuffix("</p>\n"))
    }
    #expect(text.html(of: 0..<0) == "")
  }
}
