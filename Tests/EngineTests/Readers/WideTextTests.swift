// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

/// Chinese and Japanese text has no spaces, so its lines are joined without one (CSS Text 3, 4.1.3).
@Suite struct WideTextTests {
  private func document(_ text: String) throws -> Document {
    try MinimalPDF.open(UnicodePDF(text).bytes)
  }

  private func count(
    _ query: String, in text: String, _ folding: SearchFolding = [.diacritics, .forms],
    wholeWords: Bool = false
  ) throws -> Int {
    let query = try SearchQuery(query, wholeWords: wholeWords, folding: folding)
    return try document(text).searchPage(0, for: query).count
  }

  @Test(arguments: [
    ("改行されます", "改行\nされます"), ("ました。次", "行きました。\n次の日"), ("京で、「花", "东京で、\n「花」"),
    ("共和国，首都", "人民共和国，\n首都是"), ("Python语言", "使用Python\n语言编程"), ("100个", "共有100\n个项目"),
    ("使用Python", "使用\nPython语言"), ("ーABC", "見たー\nABC社"), ("说：“花", "他说：\n“花”"),
    ("改行 されます", "改行\nされます"), ("Python 语言", "使用Python\n语言编程"),
    ("国），首", "（人民共和国）\n，首都"),
  ])
  func aPhraseIsFoundAcrossALineEnd(query: String, text: String) throws {
    #expect(try count(query, in: text) == 1)
    #expect(try count(query, in: text, []) == 1)
  }

  @Test func scriptsWithSpacesKeepThem() throws {
    #expect(try count("한국의 수도", in: "한국의\n수도") == 1)
    #expect(try count("한국의수도", in: "한국의\n수도") == 0)
    #expect(try count("onetwo", in: "one\ntwo") == 0)
    #expect(try count("Python语", in: "Python 语") == 0)
    #expect(try count("Title", in: "Title\nテスト", wholeWords: true) == 1)
  }

  @Test func markupHasNoSpaceEither() throws {
    func html(_ text: String) throws -> String {
      let document = try document(text)
      let text = try document.page(0).text()
      return text.html(of: 0..<text.count)
    }
    #expect(try html("私は行きました\n次の日") == "<p>私は行きました次の日</p>\n")
    #expect(try html("使用Python\n语言") == "<p>使用Python 语言</p>\n")
  }

  /// Points and brackets are set closer to their neighbours by a part of their width (JLREQ 3.1.2).
  @Test(arguments: [["（", "一九三七", "）"], ["一九", "、", "三七"], ["「花", "」（", "雨）"]])
  func bracketsBelongToTheirLine(pieces: [String]) throws {
    let document = try MinimalPDF.open(UnicodePDF(overlapping: pieces).bytes)
    #expect(try document.page(0).text().text == pieces.joined())
  }
}
