// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

/// A page whose visible text is all of its text is not read a second time for hidden text.
@Suite struct HiddenTextTests {
  private func shows(_ content: String, entries: String = "") throws -> Bool {
    var file = MinimalPDF([(50, 200, "In sight")], entries: entries)
    file.content += content
    return try file.open().page(0).text().showsAll
  }

  @Test func plainPagesShowAll() throws {
    #expect(try shows(""))
    #expect(try shows("3 Tr BT /F 10 Tf 50 50 Td (invisible) Tj ET 0 Tr\n"))
    #expect(try shows("q 10 10 380 280 re W n BT /F 10 Tf 50 50 Td (within) Tj ET Q\n"))
  }

  @Test func whatMayBeHiddenIsNoticed() throws {
    #expect(try !shows("BT /F 10 Tf 50 500 Td (above the page) Tj ET\n"))
    #expect(try !shows("BT /F 10 Tf 50 150 Td (far) Tj 900 0 Td (right) Tj ET\n"))
    #expect(try !shows("q 0 0 9 9 re W n BT /F 10 Tf 50 50 Td (clipped) Tj ET Q\n"))
    #expect(try !shows("/Span <</ActualText (other)>> BDC BT /F 10 Tf 50 50 Td (a) Tj ET EMC\n"))
    #expect(try !shows("q 9 0 0 9 9 9 cm BI /W 1 /H 1 /CS /G /BPC 8 ID a EI Q\n"))
    #expect(try !shows("", entries: "/CropBox[0 0 400 190]"))
  }

  @Test func hiddenTextIsFoundOnlyWhereItIs() throws {
    let query = try SearchQuery("sight")
    for (crop, count) in [("", 0), ("/CropBox[0 0 400 190]", 1)] {
      let document = try MinimalPDF([(50, 200, "In sight")], entries: crop).open()
      let seen = try document.searchPage(0, for: query)
      #expect(seen.count == 1 - count)
      #expect(document.mayHideText(onPage: 0) == (count == 1))
      #expect(try document.hiddenMatches(onPage: 0, for: query, besides: seen).count == count)
    }
  }

  /// Text to copy that stands for other letters (ISO 32000-2, 14.9.4) does not hide them.
  @Test(arguments: ["/ActualText (someone)", "/ActualText ()", "/ActualText (Dr Sight)"])
  func lettersWithOtherTextAreFound(entry: String) throws {
    let query = try SearchQuery("Xanadu")
    var file = MinimalPDF([(50, 200, "In sight")])
    file.content += "/Span <<\(entry)>> BDC BT /F 10 Tf 50 50 Td (In Xanadu) Tj ET EMC\n"
    let document = try file.open()
    let seen = try document.searchPage(0, for: query)
    #expect(seen.isEmpty)
    let hidden = try document.hiddenMatches(onPage: 0, for: query, besides: seen)
    #expect(hidden.count == 1)
    let area = try #require(hidden.first?.quads.first?.bounds)
    #expect(area.x0 > 55 && area.y0 > 230 && area.y1 < 260)
    let other = try SearchQuery("sight")
    let drawn = try document.searchPage(0, for: other)
    #expect(try document.hiddenMatches(onPage: 0, for: other, besides: drawn).isEmpty)
  }

  /// Both ways of reading agree wherever one is left out.
  @Test func bothReadingsAgree() throws {
    let folder = TextSamples.fixture("")
    let fixtures = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".pdf") }.map { folder + $0 }
    var compared = 0
    for path in fixtures + TextSamples.corpus {
      guard let document = try? TextSamples.open(path), let count = try? document.pageCount else {
        continue
      }
      for index in 0..<min(count, 10) {
        guard let page = try? document.page(index), let text = try? page.text(), text.showsAll
        else { continue }
        let readings = try page.allText()
        #expect(readings.count == 1)
        let all = try #require(readings.first)
        #expect(SearchText(all).bytes == SearchText(text).bytes, "\(path), page \(index)")
        let whole = 0..<text.count
        #expect(all.quads(of: whole) == text.quads(of: whole), "\(path), page \(index)")
        compared += 1
      }
    }
    #expect(compared > 20)
  }
}
