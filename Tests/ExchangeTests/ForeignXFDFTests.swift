// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Exchange
import Testing

/// Parts of XFDF that other programs write.
struct ForeignXFDFTests {
  private static let png = """
    iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGP438AARwzEcQB+ohfxXaFgBQAAAABJRU\
    5ErkJggg==
    """

  private func file(_ annotations: String) -> String {
    """
    <xfdf xmlns="http://ns.adobe.com/xfdf/" xml:space="preserve"><annots>\(annotations)</annots>\
    </xfdf>
    """
  }

  private func stamp(_ image: String) -> String {
    file(
      """
      <stamp page="0" rect="100,100,200,150" name="s" icon="SomeImage" \
      date="D:20240101120000Z"><imagedata>\(image)\
      </imagedata></stamp>
      """)
  }

  @Test func aStampHasItsPicture() throws {
    let bench = try Bench("simple.pdf")
    let report = try bench.take(stamp("data:image/png;base64,\n" + Self.png), .xfdf)
    #expect(report.added == ["s"] && report.skipped.isEmpty)
    let stamp = try #require(try bench.annotations.first { $0.id == "s" })
    let page = try bench.document.page(stamp.pageIndex)
    guard case .image? = try page.contents(of: "s", drawn: true).picture else {
      Issue.record("no picture")
      return
    }
    // Words would need a font.
    let form = try bench.entries("s")["AP"]?["N"]
    #expect(form?["Resources"]?["Font"] == nil && form?["Resources"]?["XObject"] != nil)
    #expect(try bench.take(self.stamp("data:image/png;base64," + Self.png), .xfdf).changed == [])
    #expect(try bench.complaint() == nil)
  }

  @Test(arguments: ["", "data:image/png,abc", "data:image/png;base64,?", "data:;base64,aGVsbG8="])
  func aPictureThatCannotBeReadIsListed(image: String) throws {
    let report = try Bench("simple.pdf").take(stamp(image), .xfdf)
    #expect(report.added == ["s"] && report.skipped.map(\.id) == ["s"])
  }

  @Test func unknownPartsAreListedOncePerAnnotation() throws {
    let report = try Bench("simple.pdf").take(
      file(
        """
        <freetext page="0" rect="100,200,300,240" name="t" TextColor="#0000FF" FontSize="18" \
        empty=""><trn-custom-data bytes="{}"/><trn-custom-data bytes="{}"/><contents>a</contents>\
        </freetext><square page="0" rect="10,10,50,50" name="q" width="3" style="dash" \
        dashes="2,2" coords="1,2"/>
        """), .xfdf)
    #expect(report.added == ["t", "q"])
    #expect(report.skipped.map(\.id) == ["t", "q"] && report.skipped.map(\.index) == [0, 1])
    #expect(
      report.skipped.map(\.reason) == [
        "Parts of the freetext are not imported: TextColor, FontSize, trn-custom-data.",
        "Parts of the square are not imported: coords.",
      ])
  }

  @Test(arguments: [
    ("<p>a</p><ul>\n<li>b</li>\n<li><p>c</p></li></ul>tail", "a\nb\nc\ntail"),
    ("<p>a</p>\n  <p></p><p><b>b</b> <i>c</i></p>\n", "a\n\nb c"), ("a<br/>b", "a\nb"),
    ("plain <b>bold</b>", "plain bold"), ("<h1>a</h1>b <i>c</i><div>d</div>", "a\nb c\nd"),
  ])
  func allOfRichTextIsRead(body: String, text: String) throws {
    let bench = try Bench("simple.pdf")
    _ = try bench.take(
      file(
        """
        <text page="0" rect="10,10,30,30" name="n"><contents-richtext><body \
        xmlns="http://www.w3.org/1999/xhtml">\(body)</body></contents-richtext></text>
        """), .xfdf)
    #expect(try bench.annotations.first { $0.id == "n" }?.contents == text)
  }

  /// The annotation is imported, and the report says what became of it.
  @Test(arguments: ["zzz", "q"]) func aReplyToNothingIsListed(target: String) throws {
    let bench = try Bench("simple.pdf")
    let report = try bench.take(
      file(#"<text page="0" rect="10,10,30,30" inreplyto="\#(target)" name="q"/>"#), .xfdf)
    #expect(report.added == ["q"] && report.skipped.map(\.id) == ["q"])
    #expect(report.skipped.first?.reason.contains("“\(target)”") == true)
    #expect(try bench.annotations.first { $0.id == "q" }?.replyTo == nil)
  }

  @Test(arguments: ["hello", "{}", ""]) func textThatIsNoXMLIsCalledSo(text: String) throws {
    let error = #expect(throws: ExchangeError.self) {
      try Bench("simple.pdf").take(text, .xfdf)
    }
    #expect(error?.message.contains("is not XML") == true)
    #expect(error?.message.contains("encoding") == false)
  }
}
