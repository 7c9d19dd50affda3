// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

@Suite struct SearchTests {
  private static let lines: [(x: Int, y: Int, text: String)] = [
    (50, 200, "The quick brown fox is well-"), (50, 188, "known; it is extraordi-"),
    (50, 176, "nary, and THE fox isn\\222t lazy."), (50, 100, "Foxes (c) 2004 cost $5 a+b."),
  ]

  private func find(
    _ text: String, regex: Bool = false, matchCase: Bool = false, wholeWords: Bool = false
  ) throws -> [SearchMatch] {
    let document = try MinimalPDF(Self.lines).open()
    let query = try SearchQuery(
      text, regex: regex, matchCase: matchCase, wholeWords: wholeWords)
    return try document.searchPage(0, for: query)
  }

  @Test func plainText() throws {
    #expect(try find("fox").map(\.text) == ["fox", "fox", "Fox"])
    #expect(try find("fox", wholeWords: true).count == 2)
    #expect(try find("Fox", matchCase: true).count == 1)
    #expect(try find("(C)", wholeWords: true).map(\.text) == ["(c)"])
    #expect(try find("$5 a+b.").count == 1)
    #expect(try find("isn't").map(\.text) == ["isn\u{2019}t"])
    #expect(try find("absent").isEmpty)
  }

  @Test func aMatchAcrossALineEnd() throws {
    let document = try MinimalPDF([(50, 200, "One sentence runs"), (50, 188, "over two lines")])
      .open()
    let match = try #require(
      try document.searchPage(0, for: SearchQuery("sentence  runs over")).first)
    #expect(match.text == "sentence runs over")
    #expect(match.before == "One " && match.after == " two lines")
    #expect(match.quads.count == 2)
    #expect(try document.page(0).text().text(of: match.range) == "sentence runs\nover")
  }

  @Test func hyphenatedWords() throws {
    let extraordinary = try #require(try find("extraordinary", wholeWords: true).first)
    #expect(extraordinary.quads.count == 2)
    #expect(try find("well-known").count == 1)
    #expect(try find("brown-fox").isEmpty && find("extra-ordinary").isEmpty)
  }

  @Test func regularExpressions() throws {
    #expect(try find(#"\bf\w+"#, regex: true).map(\.text) == ["fox", "fox", "Foxes"])
    #expect(try find(#"^foxes"#, regex: true).count == 1)
    #expect(try find("fox|foxes", regex: true, wholeWords: true).last?.text == "Foxes")
    #expect(try find("x*", regex: true).map(\.text) == ["x", "x", "x", "x"])
    #expect(try find(#"(?<=qu)ick"#, regex: true).first?.before == "The qu")
  }

  @Test func aBadQuerySaysWhy() throws {
    #expect(throws: SearchError.emptyQuery) { try SearchQuery(" \n") }
    #expect(
      throws: SearchError.badExpression(reason: "missing closing parenthesis", position: 4)
    ) { try SearchQuery("é(ab", regex: true) }
    #expect(throws: SearchError.self) { try SearchQuery("a)(b", regex: true, wholeWords: true) }
    #expect(throws: SearchError.self) { try SearchQuery("((a{1000}){1000}){1000}", regex: true) }
    #expect(throws: SearchError.self) {
      try SearchQuery(String(repeating: "(", count: 5000), regex: true)
    }
  }

  @Test(arguments: ["(a+)+$", "(a|aa)+$", "(.*)*b\\1", "(?:(?:a?){50}){50}b"])
  func aHostileExpressionFails(expression: String) throws {
    let text = String(repeating: "a", count: 60) + "!"
    let document = try MinimalPDF([(10, 200, text)]).open()
    let query = try SearchQuery(expression, regex: true)
    do throws(SearchError) {
      let found = try document.searchPage(0, for: query)
      #expect(found.isEmpty)
    } catch {
      #expect(error == .tooComplex)
    }
  }

  @Test func theClassicHostileExpressionIsTooComplex() throws {
    let document = try MinimalPDF([(10, 200, String(repeating: "a", count: 60) + "!")]).open()
    let query = try SearchQuery("(a+)+$", regex: true)
    #expect(throws: SearchError.tooComplex) { try document.searchPage(0, for: query) }
  }

  @Test func matchesAreLimited() throws {
    let document = try MinimalPDF(Self.lines).open()
    #expect(try document.searchPage(0, for: SearchQuery("o"), limit: 2).count == 2)
  }

  @Test func aCancelledSearchStops() throws {
    let document = try MinimalPDF(Self.lines).open()
    let cancellation = Cancellation()
    var search = try PageSearch(SearchQuery("fox"), in: document)
    cancellation.cancel()
    #expect(throws: SearchError.engine(.cancelled)) {
      try search.next(cancellation: cancellation)
    }
    #expect(throws: EngineError.cancelled) {
      try document.page(0).text(cancellation: cancellation)
    }
    #expect(try document.page(0).text().count > 0)
  }

  @Test func textKeptForSearchesGivesTheSame() throws {
    let document = try MinimalPDF(Self.lines).open()
    let query = try SearchQuery("fox")
    let first = try document.searchPage(0, for: query)
    #expect(try document.searchPage(0, for: query) == first)
    document.text.budget = 0
    #expect(try document.searchPage(0, for: query) == first)
    document.forgetText()
    #expect(try document.searchPage(0, for: query) == first)
    #expect(document.loadedPages.all.isEmpty)
  }

  @Test func aSearchGoesPageByPage() throws {
    let document = try MinimalPDF(Self.lines).open()
    var search = try PageSearch(SearchQuery("fox"), in: document)
    let step = try #require(try search.next())
    #expect(step.pageIndex == 0 && step.matches.count == 3)
    #expect(search.isComplete)
    #expect(try search.next() == nil)
    #expect(throws: SearchError.self) {
      try document.searchPage(7, for: SearchQuery("fox"))
    }
  }

  @Test func theOldestTextsAreForgottenFirst() throws {
    let document = try TextSamples.open(TextSamples.fixture("two-columns.pdf"))
    var search = try PageSearch(SearchQuery("lighthouse"), in: document, pages: [1])
    _ = try search.next()
    let second = document.text.byteCount
    search = try PageSearch(SearchQuery("lighthouse"), in: document)
    while try search.next() != nil {}
    #expect(document.text.byteCount > second)
    document.text.budget = document.text.byteCount - 1
    #expect(document.text.byteCount == second)
    document.forgetText()
    #expect(document.text.byteCount == 0)
  }

  @Test func rangesAreRightFarAlongALine() throws {
    var sample = MinimalPDF([(10, 200, String(repeating: "\\351a b ", count: 200) + "needle")])
    sample.mediaBox = "0 0 10000 300"
    let document = try sample.open()
    let text = try document.page(0).text()
    let matches = try document.searchPage(0, for: SearchQuery("b |needle", regex: true))
    #expect(matches.count == 201)
    for match in matches { #expect(text.text(of: match.range) == match.text) }
  }
}
