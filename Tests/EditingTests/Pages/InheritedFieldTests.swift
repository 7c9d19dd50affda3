// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

@testable import Editing

/// Fields that have entries from their parent (ISO 32000-2, 12.7.4.1), and come to one of the same name.
@Suite struct InheritedFieldTests {
  /// A page with fields below a parent `p`.
  private func page(_ parent: String, _ kids: String...) -> [String] {
    let numbers = kids.indices.map { "\($0 + 5) 0 R" }.joined(separator: " ")
    return [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DA(/Helv 9 Tf)>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[\(numbers)]>>",
      "<</T(p)\(parent)/Kids[\(numbers)]>>",
    ]
      + kids.map { "<</Type/Annot/Subtype/Widget/Parent 4 0 R/Rect[10 10 90 30]\($0)>>" }
  }

  private func join(_ ours: [String], _ others: [String]) throws -> Editor {
    let editor = try Workbench(objects: ours).open()
    try editor.perform(
      ImportPages(Array(PlainFile.data(others)), count: 1, at: 1, joiningFields: true), cause: .api)
    return editor
  }

  @Test func aFieldKeepsWhatItInherits() throws {
    let editor = try join(
      page("", "/FT/Tx/T(a)/V(A)"),
      page("/FT/Tx/MaxLen 7/Q 1/Ff 4096/V(above)", "/T(b)/V(B)", "/T(c)"))
    let document = editor.document
    #expect(try document.formField("p.a")?.field.value == ["A"])
    let b = try #require(try document.formField("p.b")?.field)
    let c = try #require(try document.formField("p.c")?.field)
    #expect(b.value == ["B"])
    #expect(c.value == ["above"])
    #expect(b.maxLength == 7 && c.maxLength == 7)
    #expect(b.flags.contains(.multiline) && c.flags.contains(.multiline))
    try editor.undo()
    #expect(try document.formField("p.b") == nil)
    #expect(try document.formField("p.a")?.field.value == ["A"])
  }

  @Test func aFieldInheritsNothingFromItsNewParent() throws {
    let editor = try join(
      page("/FT/Tx/MaxLen 3/V(above)/Ff 4096", "/T(a)", "/T(d)/V(D)"), page("", "/FT/Tx/T(b)"))
    let document = editor.document
    let b = try #require(try document.formField("p.b")?.field)
    #expect(b.value == [] && b.maxLength == nil && !b.flags.contains(.multiline))
    let a = try #require(try document.formField("p.a")?.field)
    #expect(a.value == ["above"] && a.maxLength == 3 && a.flags.contains(.multiline))
    #expect(try document.formField("p.d")?.field.value == ["D"])
    try editor.undo()
    #expect(try document.formField("p.a")?.field.maxLength == 3)
  }

  /// A value may be a text stream (ISO 32000-2, table 226), whose encoding is that of a text string.
  @Test(arguments: ["<feff005a00fc>", "<5afc>", "<efbbbf5ac3bc>"])
  func aValueMayBeAStream(text: String) throws {
    let bytes = text.dropFirst().dropLast()
    let stream = "<</Filter/ASCIIHexDecode/Length \(bytes.count)>>\nstream\n\(bytes)\nendstream"
    let objects = page("", "/FT/Tx/T(a)/V 6 0 R") + [stream]
    let document = try Workbench(objects: objects).open().document
    #expect(try document.formField("p.a")?.field.value == ["Zü"])
  }
}
