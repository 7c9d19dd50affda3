// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing
import XML

/// XHTML and HTML, well-formed or not.
@Suite struct MarkupTests {
  @Test(
    arguments: [
      ("", []), ("a &amp; b&nbsp;c", [.text("a & b\u{A0}c")]),
      ("<p>a<br/>b</p>", [start("p"), .text("a"), start("br"), .end("br"), .text("b"), .end("p")]),
      ("<b/>x", [start("b"), .end("b"), .text("x")]),
      ("<P Style='A' b>x", [start("p", ["style": "A", "b": ""]), .text("x"), .end("p")]),
      ("<x:p>a</x:p>", [start("p"), .text("a"), .end("p")]),
      ("a<b", [.text("a"), start("b")]), ("1 < 2", [.text("1 < 2")]),
      ("<p>a<p>b", [start("p"), .text("a"), .end("p"), start("p"), .text("b"), .end("p")]),
      ("<i>a</b>b</i>", [start("i"), .text("ab"), .end("i")]),
      ("<?xml version='1.0'?><!DOCTYPE html><!-- c -->a", nil),
      ("<script>no</script>a", [start("script"), .end("script"), .text("a")]),
      ("a\0b", [.text("a b")]),
    ] as [(String, [Markup.Part]?)])
  func partsComeInTheirOrder(text: String, parts: [Markup.Part]?) throws {
    let found = try #require(Markup(text)).parts
    if let parts { #expect(found == parts) } else { #expect(found.last == .text("a")) }
  }

  @Test(
    arguments: [
      ("amp", "&"), ("apos", "'"), ("nbsp", "\u{A0}"), ("Uuml", "Ü"), ("rsquo", "’"), ("euro", "€"),
      ("Amp", nil), ("", nil),
    ] as [(String, Unicode.Scalar?)])
  func charactersHaveNames(name: String, character: Unicode.Scalar?) {
    #expect(Markup.character(named: name) == character)
  }

  @Test func whatTakesLongIsRefused() {
    #expect(Markup(String(repeating: "x", count: Markup.longest + 1)) == nil)
    #expect(Markup("<p zz='>'" + (0..<2000).map { " a\($0)" }.joined() + ">x") == nil)
    #expect(Markup(String(repeating: "a & b ", count: 10_000)) != nil)
    #expect(Markup("<p" + (0..<2000).map { " a\($0)" }.joined() + ">x") == nil)
    #expect(Markup(String(repeating: "<b>", count: 600)) == nil)
    let tables = String(repeating: "<html a=b><body><table><meta charset=x>", count: 40)
    #expect(Markup(tables) != nil)
  }

  private static func start(_ name: String, _ attributes: [String: String] = [:]) -> Markup.Part {
    .start(name, attributes: attributes)
  }
}
