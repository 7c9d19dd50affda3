// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing
@testable import Engine

/// The font that a field's text operators name is one of the form's resources (ISO 32000-2, 12.7.4.3).
struct FormFontTests {
  private func open(_ name: String, _ font: String) throws -> Editor {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try PlainFile.data([
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DR<</Font<</\(name) 5 0 R>>>>>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R]>>",
      "<</Type/Annot/Subtype/Widget/FT/Tx/T(text)/DA(/\(name) 12 Tf 0 g)/Rect[10 10 90 30]/F 4>>",
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
