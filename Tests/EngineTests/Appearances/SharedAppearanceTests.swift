// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Annotations may refer to one appearance dictionary. A change of one leaves the others as they are.
@Suite struct SharedAppearanceTests {
  private static let form = RenderFixture.stream(
    "/Type/XObject/Subtype/Form/BBox[0 0 50 50]", "1 0 0 rg 0 0 50 50 re f")

  private func edit(
    _ document: Document, _ change: () throws(EngineError) -> Void
  ) throws {
    try document.enableJournal()
    try document.operation("edit", change)
  }

  private func stream(_ object: PDFObject?) throws -> [UInt8] {
    try #require(object).streamBytes(limit: 1 << 20)
  }

  @Test func anAnnotationIsRestyled() throws {
    func square(_ id: String, _ x: Int) -> String {
      "<</Type/Annot/Subtype/Square/NM(\(id))/F 4/C[1 0 0]/Rect[\(x) 10 \(x + 50) 60]/AP 7 0 R>>"
    }
    let document = try FlatFile(
      annotations: [square("a", 10), square("b", 80)], others: ["<</N 8 0 R>>", Self.form]
    ).open()
    let page = try document.page(0)
    var changed = try #require(try page.annotation("a"))
    changed.color = Color(red: 0, green: 0, blue: 1)
    let before = try stream(page.annotationObject("b")["AP"]?["N"])
    try edit(document) { () throws(EngineError) in try page.update(changed) }
    #expect(try stream(page.annotationObject("b")["AP"]?["N"]) == before)
    #expect(try stream(page.annotationObject("a")["AP"]?["N"]) != before)
  }

  private func fields(_ entries: String, _ others: [String]) throws -> Document {
    try FlatFile(
      annotations: ["one", "two"].map {
        "<</Type/Annot/Subtype/Widget/T(\($0))/F 4/Rect[10 10 60 60]\(entries)>>"
      }, others: others, isForm: true
    ).open()
  }

  @Test func aFieldIsFilledIn() throws {
    let document = try fields("/FT/Tx/V(old)/AP 7 0 R", ["<</N 8 0 R>>", Self.form])
    try edit(document) { () throws(EngineError) in
      _ = try document.set([FieldSetting("one", .text("NEW"))])
    }
    let (one, two) = try (#require(document.form["one"]), #require(document.form["two"]))
    #expect(try stream(two.widgets[0].object["AP"]?["N"]).count == 23)
    let drawn = try stream(one.widgets[0].object["AP"]?["N"])
    #expect(String(decoding: drawn, as: UTF8.self).contains("NEW"))
  }

  /// The appearances of a check box's states have a dictionary of their own.
  @Test func aStateIsRenamed() throws {
    let states = "<</Yes 9 0 R/Off 9 0 R>>"
    let document = try fields(
      "/FT/Btn/V/Yes/AS/Yes/AP<</N 7 0 R>>", [states, states, Self.form])
    let (one, two) = try (#require(document.form["one"]), #require(document.form["two"]))
    try edit(document) { () throws(EngineError) in
      try document.renameState(of: one.widgets[0].object, to: "Agreed", holders: [])
    }
    #expect(try one.widgets[0].object["AP"]?["N"]?["Agreed"] != nil)
    #expect(try two.widgets[0].object["AP"]?["N"]?["Yes"] != nil)
    #expect(try two.widgets[0].object["AP"]?["N"]?["Agreed"] == nil)
  }
}
