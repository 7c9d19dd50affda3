// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Exchange
import Geometry
import Testing

/// Leaders, captions and formatted text on their way through the formats that hold them.
struct LineAndRichTextTests {
  private static let line = Samples.make("led", .line, Rect(50, 90, 250, 110)) {
    $0.line = [Point(50, 100), Point(250, 100)]
    $0.contents = "Along"
    $0.leader = .init(length: -30)
    $0.leader?.overshoot = 8
    $0.leader?.offset = 5
    $0.caption = .init(.top)
    $0.caption?.offset = Point(3, 4)
  }

  private static let text = Samples.make("rich", .freeText, Rect(50, 120, 250, 160)) {
    $0.contents = "Some words"
    $0.richText =
      "<?xml version=\"1.0\"?><body xmlns=\"http://www.w3.org/1999/xhtml\"><p>Some "
      + "<b>words</b></p></body>"
    $0.text = .init()
  }

  @Test(arguments: [ExchangeFormat.xfdf, .fdf], ["simple.pdf", "rotated.pdf"])
  func everythingComesBack(format: ExchangeFormat, fixture: String) throws {
    let original = try Bench(fixture)
    try original.add([Self.line, Self.text])
    let copy = try Bench(fixture)
    try copy.take(original.export(format).bytes, format)
    let line = try #require(try copy.annotations.first { $0.id == "led" })
    #expect(line.leader == Self.line.leader && line.caption == Self.line.caption)
    let text = try #require(try copy.annotations.first { $0.id == "rich" })
    #expect(text.contents == "Some words")
    #expect(text.richText?.contains("<b>words</b>") == true)
    #expect(try copy.complaint() == nil)
  }

  @Test func attributesHaveTheNamesOfTheStandard() throws {
    let bench = try Bench("simple.pdf")
    try bench.add([Self.line])
    let text = String(decoding: try bench.export(.xfdf).bytes, as: UTF8.self)
    for attribute in [
      "leaderLength=\"-30\"", "leaderExtend=\"8\"", "caption=\"yes\"", "caption-style=\"Top\"",
    ] {
      #expect(text.contains(attribute), "\(attribute)")
    }
  }

  @Test func newContentsOfACaptionAreDrawn() throws {
    let bench = try Bench("simple.pdf")
    try bench.add([Self.line])
    let data = String(decoding: try bench.export(.xfdf).bytes, as: UTF8.self)
    try bench.take(Array(data.replacing("Along", with: "Beside").utf8), .xfdf)
    let annotation = try bench.document.pageObject(0)?["Annots"]?[0]
    let caption = try annotation?["AP"]?["N"]?["Resources"]?["XObject"]?["X0"]
    let look = try caption?.streamBytes(limit: 1 << 20) ?? []
    // Four digits for each letter.
    #expect(String(decoding: look, as: UTF8.self).contains(/<[0-9a-f]{24}>/))
  }
}
