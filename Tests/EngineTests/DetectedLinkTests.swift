// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// Addresses in plain text.
@Suite struct DetectedLinkTests {
  private func addresses(_ lines: [String]) throws -> [String] {
    let rows = lines.enumerated().map { (x: 20, y: 180 - 12 * $0, text: $1) }
    let text = try MinimalPDF(rows).open().page(0).text()
    let found = text.addresses
    for address in found {
      #expect(text.uri(at: address.range.lowerBound) == address.uri)
      #expect(text.uri(at: address.range.upperBound - 1) == address.uri)
      #expect(!text.quads(of: address.range).isEmpty)
    }
    return found.map(\.uri)
  }

  @Test(arguments: [
    (["See https://a.org/x, and b@c.org."], ["https://a.org/x", "mailto:b@c.org"]),
    (["www.a.org/x"], ["http://www.a.org/x"]),
    (["https://a.org/one/", "two/three four"], ["https://a.org/one/two/three"]),
    (["https://a.org/one/", "two three"], ["https://a.org/one/"]),
    (["Acme Ltd.", "https://a.org/", "Phone 0123"], ["https://a.org/"]),
    (["https://a.org/one/", "Phone 0123 4567 8"], ["https://a.org/one/"]),
    (["See https://a.org/", "and read all of it, please."], ["https://a.org/"]),
    (["See it all at https://a.org/", "one for details, as he said."], ["https://a.org/one"]),
    (
      ["1. https://a.org/one/", "2. https://b.org/two/"],
      ["https://a.org/one/", "https://b.org/two/"]
    ),
    (["https://a.org/x=", "Smith, J., in what he wrote of it"], ["https://a.org/x="]),
    (["https://a.org/one-", "two three"], ["https://a.org/one-two"]),
    (["https://a.org/one", "two three"], ["https://a.org/one"]),
    (["https://a.org/", "https://b.org/"], ["https://a.org/", "https://b.org/"]),
    (["no address here, 1.2.3 and a@b"], []),
    (["a hyphen-", "ated word"], []),
    (["262@0.302304 and a@b.c"], []),
    (["to a@b.co.uk-"], ["mailto:a@b.co.uk"]),
  ])
  func inLines(lines: [String], expected: [String]) throws {
    #expect(try addresses(lines) == expected)
  }

  /// A heading above two columns is no line of either.
  @Test func aColumnEndsBeforeTheNextOne() throws {
    let rows: [(x: Int, y: Int, text: String)] = [
      (20, 190, "A heading that is as wide as both of the columns below it"),
      (20, 166, "The first column has"), (20, 154, "https://a.org/one/"), (20, 142, "seven words."),
      (160, 166, "The second column"), (160, 154, "has words, too,"), (160, 142, "but fewer."),
    ]
    let text = try MinimalPDF(rows).open().page(0).text()
    #expect(text.addresses.map(\.uri) == ["https://a.org/one/seven"])
  }

  /// The fonts of the fixtures have no ideographs.
  @Test(arguments: [
    ("www.\u{6D4B}\u{8BD5}.net\u{FF1B}", ["http://www.\u{6D4B}\u{8BD5}.net"]),
    ("http://example.com\u{3002}\u{8C22}\u{8C22}", ["http://example.com"]),
    (
      "https://\u{6D4B}\u{8BD5}.\u{4E2D}\u{56FD}\u{3002}",
      ["https://\u{6D4B}\u{8BD5}.\u{4E2D}\u{56FD}"]
    ),
    ("\u{8BBF}\u{95EE}http://example.com/a\u{FF0C}\u{8C22}", ["http://example.com/a"]),
    ("\u{FF08}http://example.com/a\u{FF09}", ["http://example.com/a"]),
    ("\u{300C}http://example.com/x\u{300D}", ["http://example.com/x"]),
    ("http://a.com/a\u{3001}http://b.com/b", ["http://a.com/a", "http://b.com/b"]),
    ("www.example.com,www.example.org", ["http://www.example.com", "http://www.example.org"]),
    ("http://user@example.com/a", ["mailto:user@example.com"]), ("http://exam*ple.com", []),
    ("http://a.com:80/(b)", ["http://a.com:80/(b)"]),
    (".john@yahoo.com", ["mailto:john@yahoo.com"]), ("-a.b@c.de", ["mailto:a.b@c.de"]),
    ("john.@yahoo.com", []), ("a@-b.com", []), ("a@b-.com", []), (".@b.com", []),
  ])
  func inWords(word: String, expected: [String]) {
    #expect(DetectedLink.addresses(in: Array(word.unicodeScalars)).map(\.uri) == expected)
  }

  /// The hyphen of an address at a line's end stays in the text, that of a word goes.
  @Test func hyphensOfAddressesStayInTheText() throws {
    let document = try MinimalPDF([
      (20, 180, "See https://a.org/one-"), (20, 168, "two for extraor-"),
      (20, 156, "dinary things"),
    ]).open()
    let text = try document.page(0).text()
    #expect(
      text.text(of: 0..<text.count) == "See https://a.org/one-\ntwo for extraordinary things")
    #expect(try document.searchPage(0, for: SearchQuery("a.org/one-two")).count == 1)
  }

  /// A hyphen between numbers divides no word.
  @Test(arguments: [
    (["the years 2019-", "2020 were"], "the years 2019-\n2020 were", "2019-2020"),
    (["the years 2019-", "2020 were"], "the years 2019-\n2020 were", "2020"),
    (["an Anglo-", "Saxon word"], "an AngloSaxon word", "Anglo-Saxon"),
    (["x = 5 -", "3 = 2"], "x = 5 -\n3 = 2", "5 - 3"),
    (["AN INTRODUC-", "TION"], "AN INTRODUCTION", "introduction"),
    (["a hyphen-", "ated word"], "a hyphenated word", "hyphenated"),
  ])
  func hyphensThatDivideNoWordStay(lines: [String], expected: String, word: String) throws {
    let rows = lines.enumerated().map { (x: 20, y: 180 - 12 * $0, text: $1) }
    let document = try MinimalPDF(rows).open()
    let text = try document.page(0).text()
    #expect(text.text(of: 0..<text.count) == expected)
    #expect(try document.searchPage(0, for: SearchQuery(word, wholeWords: true)).count == 1)
  }

  @Test func whereALinkStandsAlreadyNoneIsDetected() throws {
    let document = try TextSamples.open(TextSamples.fixture("addresses.pdf"))
    let links = try document.page(0).detectedLinks()
    #expect(links.count == 3)
    for link in links {
      #expect(link.quads.allSatisfy { link.link.rect.contains($0.bounds.center) })
    }
  }

  @Test func whatWasFoundIsKeptWithTheText() throws {
    let rows = (0..<8).map { (x: 20, y: 180 - 12 * $0, text: "www.a\($0).org/x") }
    let document = try MinimalPDF(rows).open()
    let page = try document.page(0)
    var turns = 1
    while try !page.findAddresses(in: 20) { turns += 1 }
    // A word is never cut in two, so that a turn may take a little more.
    #expect(turns > 3)
    #expect(page.contents.addresses?.links.count == 8)
    #expect(
      try page.detectedLinks().map(\.link.action.kind)
        == (0..<8).map { .uri("http://www.a\($0).org/x") })
    document.forgetText()
    #expect(page.contents.addresses == nil)
    #expect(try page.detectedLinks().count == 8)
  }

  @Test func lookingIsGivenUpWhenCancelled() throws {
    let document = try MinimalPDF([(x: 20, y: 180, text: "www.a.org")]).open()
    let page = try document.page(0)
    let cancellation = Cancellation()
    cancellation.cancel()
    #expect(throws: EngineError.cancelled) { try page.detectedLinks(cancellation: cancellation) }
    #expect(try page.detectedLinks().count == 1)
    withExtendedLifetime(document) {}
  }
}

extension PageText {
  /// The web and e-mail addresses in the text, in order.
  fileprivate var addresses: [TextAddress] {
    var place = 0
    return addresses(from: &place, to: characters.count)
  }
}
