// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

/// Names of states that are not UTF-8: older programs write PDFDocEncoding, or an encoding of their own.
@Suite struct OldStateTests {
  private func open(_ first: String, _ second: String) throws -> Document {
    func widget(_ state: String) -> String {
      "<</Type/Annot/Subtype/Widget/Parent 4 0 R/Rect[10 10 30 30]/AS/Off"
        + "/AP<</N<</\(state) 7 0 R/Off 8 0 R>>>>>>"
    }
    let look = "<</Type/XObject/Subtype/Form/BBox[0 0 20 20]/Length"
    let document = try MinimalPDF.open(
      MinimalPDF.file([
        "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Annots[5 0 R 6 0 R]>>",
        "<</FT/Btn/Ff 32768/T(choice)/V/Off/Kids[5 0 R 6 0 R]>>", widget(first), widget(second),
        "\(look) 12>>stream\n0 g 0 0 9 9 re f\nendstream", "\(look) 0>>stream\n\nendstream",
      ]), forChanges: true)
    try document.enableJournal()
    return document
  }

  private func written(_ document: Document, incrementally: Bool) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    var options = WriteOptions()
    options.isIncremental = incrementally
    _ = try document.write(to: file.path, options)
    return Array(try Data(contentsOf: file))
  }

  private func states(_ document: Document) throws -> [String] {
    try #require(try document.formField("choice")).widgets.compactMap(\.onState)
  }

  private func set(_ state: String, in document: Document) throws {
    try document.operation("set") { () throws(EngineError) in
      _ = try document.set([FieldSetting("choice", .state(state))])
    }
  }

  @Test(arguments: [
    ("M#e4nnlich", "Weiblich", ["M\u{E4}nnlich", "Weiblich"]),
    ("#e4", "#f6", ["\u{E4}", "\u{F6}"]),
    ("#91I#91#f0", "#91I#91#9f#ad", ["\u{201A}I\u{201A}\u{F0}", "\u{201A}I\u{201A}\u{9F}\u{AD}"]),
    ("#c3#a4", "#e4", ["\u{E4}", "\u{E4}"]),
  ])
  func statesAreReadAsPDFDocEncoding(first: String, second: String, texts: [String]) throws {
    #expect(try states(open(first, second)) == texts)
  }

  /// Each button shows its own appearance of the file, under the file's own name.
  @Test(arguments: [
    ("M#e4nnlich", "Weiblich"), ("#e4", "#f6"), ("#91I#91#f0", "#91I#91#9f#ad"),
    ("#c3#a4", "Weiblich"),
  ])
  func choosingKeepsTheNamesAndAppearances(first: String, second: String) throws {
    for chosen in 0...1 {
      let document = try open(first, second)
      let state = try states(document)[chosen]
      try set(state, in: document)
      let copy = try MinimalPDF.open(written(document, incrementally: false))
      let field = try #require(try copy.formField("choice"))
      #expect(field.field.value == [state])
      #expect(field.widgets.map(\.isOn) == [chosen == 0, chosen == 1])
      let saved = try String(
        decoding: written(document, incrementally: true), as: UTF8.self
      ).lowercased()
      let name = [first, second][chosen].lowercased()
      #expect(saved.contains("/as/\(name)") && saved.contains("/v/\(name)"))
      for place in 0...1 {
        let looks = try document.object(5 + place)?["AP"]?["N"]
        #expect(try looks?[states(document)[place]]?.number == 7)
        #expect(try looks?.count == 2)
      }
    }
  }

  @Test func entriesWithOldNamesAreReplaced() throws {
    let document = try open("#e4", "#c3#b6")
    try document.operation("set") { () throws(EngineError) in
      for number in [5, 6] {
        let looks = try document.object(number)?["AP"]?["N"]
        let key = number == 5 ? "\u{E4}" : "\u{F6}"
        try looks?.set(key, document.makeInteger(number))
        #expect((try? looks?.count) == 2)
        #expect((try? looks?[key]?.integer) == number)
        try looks?.set(key, nil)
        #expect((try? looks?.entries.map(\.key)) == ["Off"])
      }
    }
  }

  /// Some programs write a string as the value, and others none: what the page shows is on.
  @Test(arguments: [("/V(on)", "on"), ("", "on"), ("/V/Off", "Off"), ("/V()", "")])
  func aBoxMayLackAName(value: String, expected: String) throws {
    let look = "<</Type/XObject/Subtype/Form/BBox[0 0 20 20]/Length 0>>stream\n\nendstream"
    let document = try MinimalPDF.open(
      MinimalPDF.file([
        "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Annots[4 0 R]>>",
        "<</Type/Annot/Subtype/Widget/FT/Btn/T(box)/Rect[10 10 30 30]/AS/on"
          + "/AP<</N<</on 5 0 R/Off 5 0 R>>>>\(value)>>", look,
      ]))
    #expect(try document.formField("box")?.field.value == (expected == "on" ? ["on"] : []))
  }
}
