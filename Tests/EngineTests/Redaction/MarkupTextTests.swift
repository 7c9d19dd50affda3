// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// The parts of markup from which text may be erased.
struct MarkupTextTests {
  private func parts(
    _ text: String, _ segments: KeyPath<MarkupText, [MarkupSegment]> = \.segments
  ) -> [String] {
    let bytes = Array(text.utf8)
    return MarkupText(bytes)[keyPath: segments]
      .map { String(decoding: $0.text(of: bytes), as: UTF8.self) }
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The text without what a query finds.
  private func erased(_ query: String, from text: String) throws -> String {
    let plain = try #require(PlainText(stream: Array(text.utf8)))
    let ranges = try SearchQuery(query).matches(in: plain).ranges
    return ranges.isEmpty ? text : String(decoding: plain.encoded(without: ranges), as: UTF8.self)
  }

  @Test func textIsBetweenTagsAndInValues() {
    let text = #"<a href = "x>y" b='z "q"'>one<b/> two</a>"#
    #expect(parts(text) == ["x>y", #"z "q""#, "one", " two"])
    #expect(parts(text, \.structure) == [])
  }

  @Test func namespacesAndInstructionsStay() throws {
    let text =
      #"<?xpacket id="W5"?><r:R xmlns:r="http://a/1999" xmlns='b' t="c"/>"#
      + #"<?xpacket end="w"?>"#
    #expect(parts(text) == ["c"])
    #expect(
      parts(text, \.structure)
        == [#"xpacket id="W5""#, "http://a/1999", "b", #"xpacket end="w""#])
    let plain = try #require(PlainText(stream: Array(text.utf8)))
    let found = try SearchQuery("1999").matches(in: plain)
    #expect(found.ranges.isEmpty && found.inStructure == 1)
  }

  @Test func referencesStandForCharacters() {
    #expect(parts("<a>AT&amp;T &#233;t&#xE9; a & b; c&</a>") == ["AT&T été a & b; c&"])
    #expect(parts(#"<a v="x&quot;y&none;"/>"#) == [#"x"y&none;"#])
    #expect(parts("<p>M&uuml;ller&rsquo;s &UUML; &#X41;</p>") == ["Müller’s &UUML; A"])
  }

  @Test(arguments: [("Müller", "M&uuml;ller"), ("John Smith", "John&nbsp;Smith")])
  func namesOfHTMLAreRead(query: String, written: String) throws {
    #expect(try erased(query, from: "<p>by \(written)</p>") == "<p>by </p>")
  }

  @Test(arguments: [
    ("AT&T", "<a> </a>"), ("AT&", "<a>T </a>"), ("T", "<a>A&amp; </a>"), ("&", "<a>ATT </a>"),
    ("amp", "<a>AT&amp;T </a>"), ("T ", "<a>AT&amp;</a>"),
  ])
  func referencesGoAsWholes(query: String, rest: String) throws {
    #expect(try erased(query, from: "<a>AT&amp;T </a>") == rest)
  }

  /// Formatting that begins or ends within a word or phrase does not hide it.
  @Test(arguments: [
    ("<p>Dear Alice <b>Meyer</b>, hi</p>", "<p>Dear <b></b>, hi</p>"),
    (
      "<p>Alice M<SPAN style='x'>ey</SPAN>e<![CDATA[r]]></p>",
      "<p><SPAN style='x'></SPAN><![CDATA[]]></p>"
    ),
    ("<p>Alice</p><p>M&#101;yer owes</p>", "<p></p><p> owes</p>"),
    ("<p>Alice Meyer<b/> and Alice<br/>Meyer</p>", "<p><b/> and <br/></p>"),
    ("<p>AliceM<b>eyer</b></p>", "<p>AliceM<b>eyer</b></p>"),
  ])
  func formattingDividesNoWords(text: String, rest: String) throws {
    #expect(try erased("Alice Meyer", from: text) == rest)
  }

  @Test func aDividedMatchCountsOnce() throws {
    let text = "<p>Alice <b>Me</b>y<i>er</i> and <i>Alice Meyer</i></p>"
    let plain = try #require(PlainText(stream: Array(text.utf8)))
    #expect(try SearchQuery("Alice Meyer").matches(in: plain).count == 2)
  }

  @Test func severalMatchesGoFromOneText() throws {
    let text = "<a>é1&#233;2&#xe9;&#233;3é</a><b v='&#233;'/>"
    #expect(try erased("é", from: text) == "<a>123</a><b v=''/>")
  }

  @Test func commentsAndSectionsAreText() {
    #expect(
      parts("<a><!-- don't <b> --><![CDATA[ x > &amp; ]]>z</a>")
        == [" don't <b> ", " x > &amp; ", "z"])
  }

  @Test(arguments: [
    "<", "<a", "<a b", "<a b=\"c", "<a b=\"\"=''", "<\"", "<!--", "<!-- x", "<![CDATA[", "<?",
    "<? x", "a &", "&#;", "<a>&#x110000;&#99999999999;",
  ])
  func brokenMarkupIsReadToItsEnd(text: String) throws {
    let bytes = Array(text.utf8)
    let markup = MarkupText(bytes)
    for segment in markup.segments + markup.structure {
      #expect(segment.text(of: bytes).count <= bytes.count)
    }
    #expect(try erased("x", from: text) == text.replacing("x", with: text == "<? x" ? "x" : ""))
  }
}
