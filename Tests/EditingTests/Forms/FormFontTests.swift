// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing
@testable import Engine

/// The font that a field's text operators name is one of the form's resources (ISO 32000-2, 12.7.4.3).
struct FormFontTests {
  private func open(_ name: String, _ font: String, _ entries: String = "") throws -> Editor {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try PlainFile.data([
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DR<</Font<</\(name) 5 0 R>>>>>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R]>>",
      "<</Type/Annot/Subtype/Widget/FT/Tx/T(text)\(entries)/Rect[10 10 90 30]/F 4"
        + (entries.contains("/DA") ? ">>" : "/DA(/\(name) 12 Tf 0 g)>>"),
      "<</Type/Font\(font)>>",
    ]).write(to: file)
    return try Workbench(file).open()
  }

  /// The name of the font that the field is drawn in after a text was entered.
  private func drawnFont(_ name: String, _ font: String, _ text: String) throws -> String? {
    let editor = try open(name, font)
    try editor.perform(SetFieldValues([FieldSetting("text", .text(text))]), cause: .api)
    let id = try #require(try editor.document.formField("text")?.widgets.first?.annotationID)
    let widget = try editor.document.page(0).annotationObject(id)
    #expect(try widget["DA"]?.text == "/\(name) 12 Tf 0 g")
    let fonts = try #require(try widget["AP"]?["N"]?["Resources"]?["Font"])
    return try #require(try fonts.entries.first).value["BaseFont"]?.name
  }

  private static let widths = Array(repeating: "500", count: 224).joined(separator: " ")

  @Test(arguments: [
    ("F1", "/Subtype/Type1/BaseFont/Courier", "Courier"),
    ("TT0", "/Subtype/Type1/BaseFont/Times-Bold", "Times-Bold"),
    ("Helv", "/Subtype/Type1/BaseFont/Times-Italic/Encoding/WinAnsiEncoding", "Times-Italic"),
    (
      "F2",
      "/Subtype/TrueType/BaseFont/Verdana/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 255"
        + "/FontDescriptor<<>>/Widths[\(widths)]", "Verdana"
    ),
  ])
  func aFieldKeepsItsFont(name: String, font: String, drawn: String) throws {
    #expect(try drawnFont(name, font, "Hello") == drawn)
  }

  private static let differences =
    "<</Type/Encoding/Differences[24/breve/caron 39/quotesingle 96/grave 128/bullet 160/Euro"
    + " 252/udieresis]>>"

  /// Acrobat writes these encodings. A font without the letters keeps its weight and slant.
  @Test(arguments: [
    ("/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding\(differences)", "Total 12", "Helvetica-Bold"),
    ("/Subtype/Type1/BaseFont/Times-Bold/Encoding\(differences)", "It's €5, ü", "Times-Bold"),
    ("/Subtype/Type1/BaseFont/Helvetica-Oblique/Encoding\(differences)", "€", "Helvetica-Oblique"),
    ("/Subtype/Type0/BaseFont/Arial-BoldMT/Encoding/Identity-H", "Hello", "Helvetica-Bold"),
    ("/Subtype/TrueType/BaseFont/ABCDEF+Times,BoldItalic", "Hello", "Times-BoldItalic"),
  ])
  func weightAndSlantStay(font: String, text: String, drawn: String) throws {
    #expect(try drawnFont("HeBo", font, text) == drawn)
  }

  /// The text that a field shows, and where its first line begins.
  private func line(
    _ font: String, _ text: String, entries: String
  ) throws -> (start: Double, size: Double, content: String) {
    let editor = try open("F1", font, entries)
    try editor.perform(SetFieldValues([FieldSetting("text", .text(text))]), cause: .api)
    let id = try #require(try editor.document.formField("text")?.widgets.first?.annotationID)
    let form = try editor.document.page(0).annotationObject(id)["AP"]?["N"]
    let content = String(decoding: try #require(form).streamBytes(limit: 1 << 16), as: UTF8.self)
    let start = try #require(content.firstMatch(of: /([\d.]+) [\d.]+ Td/)).1
    let size = try #require(content.firstMatch(of: /([\d.]+) Tf/)).1
    return (try #require(Double(start)), try #require(Double(size)), content)
  }

  /// All letters of this font are as wide as its size.
  private static let wide =
    "/Subtype/TrueType/BaseFont/Wide/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 255"
    + "/FontDescriptor<<>>/Widths[\(Array(repeating: "1000", count: 224).joined(separator: " "))]"

  @Test func textIsAlignedByTheWidthsOfItsFont() throws {
    // 76 points of the field's 80 are inside of its border.
    #expect(try line(Self.wide, "Hi", entries: "/Q 2").start == 80 - 2 - 24)
    #expect(try line(Self.wide, "Hi", entries: "/Q 1").start == 40 - 12)
    #expect(try line(Self.wide, "Hello, Ann", entries: "/DA(/F1 0 Tf)").size == 7.6)
    let bold = try line("/Subtype/Type1/BaseFont/Helvetica-Bold", "Total", entries: "/Q 2")
    #expect(abs(bold.start - (78 - 12 * (0.611 * 2 + 0.333 + 0.556 + 0.278))) < 0.01)
  }

  @Test func linesAreBrokenByTheWidthsOfTheirFont() throws {
    let lines = try line(Self.wide, "ab cd ef (g)", entries: "/Ff 4096").content
    #expect(lines.matches(of: /\((.*)\) Tj/).map { String($0.1) } == ["ab cd ", "ef \\(g\\)"])
  }

  @Test func combsAreCentredByTheWidthsOfTheirFont() throws {
    let comb = try line(Self.wide, "ab", entries: "/Ff 16777216/MaxLen 4")
    #expect(comb.content.contains("4 0 Td\n(a) Tj\n20 0 Td\n(b) Tj"))
  }

  /// The advances during the entry are those of the appearance.
  @Test func charactersAreMeasuredInTheirFont() throws {
    for (font, advances) in [
      (Self.wide, [1, 1.0]), ("/Subtype/Type1/BaseFont/Helvetica-Bold", [0.611, 0.278]),
    ] {
      let document = try open("F1", font).document
      let id = try #require(try document.formField("text")?.widgets.first?.annotationID)
      let measured = try document.page(0).advances(of: ["T", " "], inWidget: id)
      for (one, other) in zip(measured, advances) { #expect(abs(one - other) < 0.001) }
    }
  }

  @Test(arguments: [
    ("/Subtype/TrueType/BaseFont/ABCDEF+Verdana/Encoding/WinAnsiEncoding", "Hello", "Helvetica"),
    ("/Subtype/Type0/BaseFont/Courier/Encoding/Identity-H", "Hello", "Courier"),
    (
      "/Subtype/TrueType/BaseFont/Times/Encoding/WinAnsiEncoding/FirstChar 65/LastChar 66"
        + "/FontDescriptor<<>>/Widths[500 500]", "Hello", "Times-Roman"
    ),
    ("/Subtype/Type1/BaseFont/Courier/Encoding/MacRomanEncoding", "Gr\u{fc}n", "Courier"),
    (
      "/Subtype/Type1/BaseFont/Times-Roman/Encoding<</Differences[72/zero]>>", "Hello",
      "Times-Roman"
    ),
  ])
  func aFontThatMayLackLettersIsReplaced(font: String, text: String, drawn: String) throws {
    let editor = try open("F1", font)
    #expect(try drawnFont("F1", font, text) == drawn)
    let original = try editor.document.catalog?["AcroForm"]?["DR"]?["Font"]?["F1"]
    #expect(try original?["Subtype"]?.name != nil)
  }
}
