// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Exchange
import Testing

/// What would take for ever, or all memory, is refused in no time.
@Suite(.timeLimit(.minutes(10)))
struct HostileTests {
  @Test func sharedFieldsAreReadOnce() throws {
    let chain = (2..<34).map {
      "\($0) 0 obj\n<</T(a)/Kids[\($0 + 1) 0 R \($0 + 1) 0 R]>>\nendobj\n"
    }
    let file = fdf("2 0 R", chain.joined() + "34 0 obj\n<<>>\nendobj\n")
    #expect(try limit(file, .fdf) == "fdfObjects")
    let short = fdf("2 0 R 2 0 R", "2 0 obj\n<</T(a)/V(b)>>\nendobj\n")
    #expect(try Bench("simple.pdf").take(short, .fdf).skipped.map(\.id) == ["a"])
  }

  @Test func fieldsWithoutValuesCountToo() throws {
    let many = String(repeating: "<<>>", count: 100_001)
    #expect(try limit(fdf(many, ""), .fdf) == "fdfObjects")
  }

  @Test func longNamesAreRefused() throws {
    let long = String(repeating: "n", count: 4097)
    #expect(try limit(fdf("<</T(\(long))/V(x)>>", ""), .fdf) == "fdfObjects")
    #expect(try limit(xfdf(#"<field name="\#(long)"/>"#), .xfdf) == "fields")
  }

  /// A name of four kilobytes, said again for each of many.
  @Test func namesCountTogether() throws {
    let name = String(repeating: "n", count: 4000)
    let kids = String(repeating: "<<>>", count: 70_000)
    #expect(try limit(fdf("<</T(\(name))/Kids[\(kids)]>>", ""), .fdf) == "fdfObjects")
    let fields = String(repeating: #"<field name="x"/>"#, count: 70_000)
    let nested = xfdf(#"<field name="\#(name)">\#(fields)</field>"#)
    #expect(try limit(nested, .xfdf) == "fields")
  }

  @Test(arguments: [32, 33])
  func fieldsNestAsDeepAsTheyAreWritten(depth: Int) throws {
    let inner = #"<field name="a">"#
    let nested = xfdf(
      String(repeating: inner, count: depth) + "<value>x</value>"
        + String(repeating: "</field>", count: depth))
    let file = fdf(
      String(repeating: "<</T(a)/Kids[", count: depth - 1) + "<</T(a)/V(x)>>"
        + String(repeating: "]>>", count: depth - 1), "")
    for (text, format) in [(nested, ExchangeFormat.xfdf), (file, .fdf)] {
      if depth > 32 {
        #expect(try limit(text, format) != nil)
      } else {
        let name = repeatElement("a", count: depth).joined(separator: ".")
        #expect(try Bench("simple.pdf").take(text, format).skipped.map(\.id) == [name])
      }
    }
  }

  @Test func tooManyAttributesAreRefused() throws {
    func root(_ count: Int) -> String {
      "<xfdf " + (0..<count).map { "a\($0)='>'" }.joined(separator: " ") + "/>"
    }
    #expect(try limit(root(257), .xfdf) == "xmlAttributes")
    #expect(try limit("<!-- < -->" + root(256), .xfdf) == nil)
    let wide: [UInt8] = [0xFF, 0xFE] + root(257).utf8.flatMap { [$0, 0] }
    #expect(try limit(wide, .xfdf) == "xmlAttributes")
    let spaces = (0..<17).map { "xmlns:a\($0)='urn:\($0)'" }.joined(separator: " ")
    #expect(try limit("<xfdf \(spaces)/>", .xfdf) == "xmlElements")
  }

  /// libxml2 reads on for a moment in a text that it was told to stop at.
  @Test func anErrorInALongTextIsOneOnly() throws {
    for count in [10, 140_000, 4_000_000] {
      let text = "<xfdf>]]>" + String(repeating: "x", count: count) + "</xfdf>"
      #expect(throws: ExchangeError.self) { try Bench("simple.pdf").take(text, .xfdf) }
    }
  }

  /// An encoding that hides where tags begin.
  @Test(arguments: ["UTF-7", "IBM037", "UTF-16", "UCS-4", "Shift_JIS", "Big5", "GBK", ""])
  func otherEncodingsAreRefused(encoding: String) throws {
    let text = #"<?xml version="1.0" encoding="\#(encoding)"?><xfdf/>"#
    #expect(throws: ExchangeError.self) { try Bench("simple.pdf").take(text, .xfdf) }
    let padded = text.replacing(
      " encoding", with: String(repeating: " ", count: 2000) + " encoding")
    #expect(throws: ExchangeError.self) { try Bench("simple.pdf").take(padded, .xfdf) }
  }

  @Test func commonEncodingsAreRead() throws {
    let head = #"<?xml version="1.0" encoding="UTF-16"?>"#
    let body = #"<xfdf><annots><square page="0" rect="1,1,9,9" title="Zoë"/></annots></xfdf>"#
    let scalars = (head + body).unicodeScalars.map { UInt8($0.value) }
    let wide: [UInt8] = [0xFE, 0xFF] + scalars.flatMap { [0, $0] }
    let latin =
      Array(#"<?xml version='1.0' encoding='ISO-8859-1'?>"#.utf8)
      + body.unicodeScalars.map { UInt8($0.value) }
    for bytes in [wide, latin, [0xEF, 0xBB, 0xBF] + Array(body.utf8)] {
      let bench = try Bench("simple.pdf")
      try bench.take(bytes, .xfdf)
      #expect(try bench.annotations.map(\.author) == ["Zoë"])
    }
  }

  @Test func theFirstErrorEndsTheReading() throws {
    do {
      _ = try Bench("simple.pdf").take("<xfdf>\n<a b=1/>\n<c d=2/>\n</xfdf>", .xfdf)
      Issue.record("It was taken.")
    } catch let error as ExchangeError {
      #expect(error.message.contains("line 2:"), "\(error.message)")
    }
  }

  /// What comes in can go out again.
  @Test(arguments: [62, 80])
  func nothingComesInDeeperThanItGoesOut(depth: Int) throws {
    let entry = "<ARRAY>"
    let deep =
      #"<DICT KEY="AP"><ARRAY KEY="X">"# + String(repeating: entry, count: depth - 1)
      + String(repeating: "</ARRAY>", count: depth) + "</DICT>"
    let text =
      #"<xfdf><annots><stamp name="s" page="0" rect="1,1,9,9"><appearance>"#
      + base64(deep) + "</appearance></stamp></annots></xfdf>"
    if depth > 64 {
      #expect(try limit(text, .xfdf) == "objectDepth")
    } else {
      let bench = try Bench("simple.pdf")
      _ = try bench.take(text, .xfdf)
      #expect(try bench.export(.fdf).skipped.isEmpty)
      #expect(try bench.export(.xfdf).skipped.isEmpty)
    }
  }

  /// How often annotations are looked at goes with how many there are.
  @Test func repliesAreReadOnce() throws {
    let count = 200
    let notes = (0..<count).map { index in
      #"<text name="n\#(index)" page="0" rect="1,1,9,9" inreplyto="n\#(max(0, index - 1))"/>"#
    }
    let file = "<xfdf><annots>\(notes.joined())</annots></xfdf>"
    let bench = try Bench("simple.pdf")
    _ = try bench.take(file, .xfdf)
    #expect(bench.lookups < count * 20, "\(bench.lookups)")
    let before = bench.lookups
    let changed = file.replacing("rect=", with: ##"color="#FF0000" rect="##)
    #expect(try bench.take(changed, .xfdf).changed.count == count)
    #expect(bench.lookups - before < count * 30, "\(bench.lookups - before)")
    #expect(try bench.annotations.filter { $0.replyTo != nil }.count == count - 1)
  }

  private func fdf(_ fields: String, _ more: String) -> String {
    "%FDF-1.2\n1 0 obj\n<</FDF<</Fields[\(fields)]>>>>\nendobj\n\(more)"
      + "trailer\n<</Root 1 0 R>>\n%%EOF\n"
  }

  private func xfdf(_ fields: String) -> String { "<xfdf><fields>\(fields)</fields></xfdf>" }

  private func limit(_ text: String, _ format: ExchangeFormat) throws -> String? {
    try limit(Array(text.utf8), format)
  }

  /// What there is too much of; `nil` where all is taken.
  private func limit(_ bytes: [UInt8], _ format: ExchangeFormat) throws -> String? {
    do {
      try Bench("simple.pdf").take(bytes, format)
      return nil
    } catch ExchangeError.tooLarge(let limit, _) {
      return limit
    }
  }
}
