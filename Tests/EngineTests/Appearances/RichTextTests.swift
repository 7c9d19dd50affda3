// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Engine

/// Free texts whose text has formatting.
struct RichTextTests {
  @Test func elementsAndStylesAreRead() throws {
    let source =
      """
      <?xml version="1.0"?><body xmlns="http://www.w3.org/1999/xhtml" style="font-size:10pt">
      <p dir="ltr" style="text-align:right">One <b>two</b>
        <span style="color:#FF0000;font-style:italic;text-decoration:underline line-through"
        >three &amp; <em>f&#xF6;ur</em></span></p>
      <p>five<br/>six<sup>7</sup></p><!-- <p>no</p> --></body>
      """
    let text = try #require(RichText(source))
    #expect(text.plainText == "One two three & föur\nfive\nsix7")
    #expect(text.paragraphs.map(\.alignment) == [.right, nil])
    let runs = text.paragraphs.flatMap(\.runs)
    #expect(runs.map(\.text).prefix(3) == ["One ", "two", " "])
    #expect(runs.allSatisfy { $0.style.size == 10 })
    #expect(runs[1].style.isBold == true)
    let red = runs[3].style
    #expect(red.color == Color(red: 1, green: 0, blue: 0))
    #expect(red.isItalic == true && red.isUnderlined && red.isStruckOut)
    #expect(runs.last?.style.position == "super")
  }

  @Test(arguments: [
    "", "<", "<p", "</p>", "<p style=>x", "<p style='", "&", "&#;", "&#xFFFFFFFFFF;", "<!--",
    "<b/>x",
    "<>x", "a<b", "<p style='font-size:-1pt;color:#zzz;font-size:nanpt'>x",
  ])
  func whatIsMalformedIsTakenForWhatItMay(text: String) throws {
    #expect(try #require(RichText(text)).plainText.count <= text.count)
  }

  @Test func depthHasAnEnd() {
    #expect(RichText(String(repeating: "<b>", count: 500) + "x")?.plainText == "x")
    #expect(RichText(String(repeating: "<b>", count: 20_000) + "x") == nil)
  }

  /// Each kind of formatting looks different from the plain text.
  @Test(arguments: [
    "<b>Some words</b>", "<i>Some words</i>", "<span style='color:#0000ff'>Some words</span>",
    "<span style='font-size:20pt'>Some words</span>",
    "<span style='text-decoration:underline'>Some words</span>",
    "<span style='text-decoration:line-through'>Some words</span>",
    "<span style='font-family:Courier'>Some words</span>", "Some<sup>words</sup>",
  ])
  func formattingShows(body: String) throws {
    let plain = try GalleryFile(GalleryPage(), [freeText(nil)])
    let rich = try GalleryFile(GalleryPage(), [freeText("<body><p>\(body)</p></body>")])
    #expect(try !plain.drawn().differences(from: rich.drawn(), least: 4).isEmpty)
    #expect(try rich.complaint() == nil)
  }

  @Test func whatHasNoFormattingLooksPlain() throws {
    let plain = try GalleryFile(GalleryPage(), [freeText(nil)])
    let rich = try GalleryFile(GalleryPage(), [freeText("<body><p>Some words</p></body>")])
    #expect(try plain.drawn().differences(from: rich.drawn(), least: 0).isEmpty)
  }

  @Test func itIsKeptUntilTheTextIsAnother() throws {
    let body = "<body><p>Some <b>words</b></p></body>"
    let document = try GalleryPage().document(with: [freeText(body, contents: nil)])
    let page = try document.page(0)
    var text = try #require(try page.annotation("rich"))
    #expect(text.richText == body && text.contents == "Some words")
    text.rect = text.rect.moved(by: Point(5, 5))
    text.interiorColor = Gallery.yellow
    try document.operation("Change") { () throws(EngineError) in try page.update(text) }
    #expect(try page.annotationObject("rich")["RC"]?.text == body)
    text = try #require(try page.annotation("rich"))
    text.contents = "Other words"
    try document.operation("Change") { () throws(EngineError) in try page.update(text) }
    #expect(try page.annotation("rich")?.richText == nil)
    #expect(try page.annotationObject("rich")["RC"] == nil)
    text = try #require(try page.annotation("rich"))
    text.richText = "<body><p>New <i>ones</i></p></body>"
    try document.operation("Change") { () throws(EngineError) in try page.update(text) }
    #expect(try page.annotation("rich")?.contents == "New ones")
    text = try #require(try page.annotation("rich"))
    text.text?.size = 20
    try document.operation("Change") { () throws(EngineError) in try page.update(text) }
    #expect(try page.annotation("rich")?.richText == nil)
  }

  private func freeText(_ rich: String?, contents: String? = "Some words") -> Annotation {
    Gallery.make("rich", .freeText, Rect(10, 10, 200, 60)) {
      $0.color = nil
      $0.contents = contents
      $0.text = .init()
      $0.richText = rich
    }
  }
}
