// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing
@testable import Engine

/// What fields look like, changed after they were made; and fields that lose their places.
@Suite struct FieldLookTests {
  private let bench: Workbench
  private let editor: Editor

  init() throws {
    bench = try Workbench("form.pdf")
    editor = try bench.open()
  }

  private func field(_ id: String) throws -> PlacedField {
    try #require(try editor.document.formField(id))
  }

  private func widget(_ id: String, _ place: Int = 0) throws -> PDFObject {
    let place = try field(id).widgets[place]
    return try editor.document.page(place.pageIndex).annotationObject(place.annotationID)
  }

  private func drawn(_ id: String, state: String? = nil, _ place: Int = 0) throws -> String {
    let normal = try widget(id, place)["AP"]?["N"]
    let stream = try state.map { try normal?[$0] } ?? normal
    return String(decoding: try #require(stream).streamBytes(limit: 1 << 20), as: UTF8.self)
  }

  private func update(
    _ id: String, shown: String? = nil, _ change: (inout FieldLookChanges) -> Void
  ) throws {
    var changes = FieldChanges()
    change(&changes.look)
    try editor.perform(UpdateField(id, changes, shown: shown), cause: .api)
  }

  @Test func textIsSetOtherwise() throws {
    let before = try drawn("name")
    try update("name") {
      ($0.font, $0.textSize) = ("Courier", 9)
      $0.textColor = Color(red: 1, green: 0, blue: 0)
      $0.fill = .some(Color(red: 0, green: 1, blue: 0))
      $0.border = .some(Color(red: 0, green: 0, blue: 1))
      $0.borderWidth = 3
    }
    let widget = try widget("name")
    #expect(try widget["DA"]?.text == "1 0 0 rg /Cour 9 Tf")
    #expect(try widget["MK"]?["BG"]?.reals == [0, 1, 0])
    #expect(try widget["MK"]?["BC"]?.reals == [0, 0, 1])
    #expect(try widget["BS"]?["W"]?.real == 3)
    #expect(try editor.document.catalog?["AcroForm"]?["DR"]?["Font"]?["Cour"] != nil)
    let after = try drawn("name")
    #expect(after.contains("0 1 0 rg") && after.contains("/Cour 9 Tf"))
    #expect(try field("name").field.value == ["Ann"])
    try update("name") { $0.fill = .some(nil) }
    #expect(try self.widget("name")["MK"]?["BG"] == nil)
    for _ in 0..<2 { try editor.undo() }
    #expect(try drawn("name") == before)
  }

  @Test func whatAScriptMadeOfTheValueStays() throws {
    try update("name", shown: "<Ann>") { $0.textSize = 10 }
    #expect(try drawn("name").contains("<Ann>"))
    #expect(try field("name").field.value == ["Ann"])
  }

  @Test func aCheckBoxHasAnotherSignAndState() throws {
    let before = try drawn("agree", state: "Yes")
    try editor.perform(SetFieldValues([.init("agree", .isOn(true))]), cause: .api)
    try update("agree") { ($0.sign, $0.state) = (.star, "Sure") }
    #expect(try drawn("agree", state: "Sure") != before)
    let field = try field("agree")
    #expect(field.field.value == ["Sure"])
    #expect(field.widgets.map(\.onState) == ["Sure"] && field.widgets[0].isOn)
    #expect(try widget("agree")["MK"]?["CA"]?.text == ButtonSymbol.star.character)
  }

  @Test func ofSeveralPlacesOneLooksOtherwise() throws {
    let ids = try field("colour").widgets.map(\.annotationID)
    let before = [try drawn("colour", state: "red"), try drawn("colour", state: "blue", 1)]
    try update("colour") { ($0.widget, $0.sign, $0.state) = (ids[1], .square, "navy") }
    #expect(try drawn("colour", state: "red") == before[0])
    #expect(try drawn("colour", state: "navy", 1) != before[1])
    #expect(try field("colour").widgets.map(\.onState) == ["red", "navy"])
    #expect(throws: EditError.self) { try update("colour") { $0.state = "both" } }
    #expect(throws: EditError.self) { try update("colour") { $0.widget = "nobody" } }
  }

  @Test func aButtonSaysAndDoesSomethingElse() throws {
    let before = try drawn("clear")
    try update("clear") { ($0.caption, $0.action) = ("Away", Action(.named("NextPage"))) }
    #expect(try drawn("clear") != before)
    #expect(try widget("clear")["MK"]?["CA"]?.text == "Away")
    #expect(try widget("clear")["A"]?["N"]?.name == "NextPage")
  }

  @Test func aFieldGoesWithItsLastPlace() throws {
    let places = try field("colour").widgets
    try editor.perform(
      SetFieldValues([.init("colour", .state("red"), widget: nil)]), cause: .api)
    for (turn, place) in places.enumerated() {
      let annotation = try #require(try editor.document.page(0).annotation(place.annotationID))
      let change = try editor.perform(DeleteAnnotations([annotation]), cause: .api)
      #expect(change.effect.fields == ["colour"])
      #expect(try editor.document.formField("colour")?.widgets.count == (turn == 0 ? 1 : nil))
      if turn == 0 { #expect(try field("colour").field.value == [], "Nothing shows red any more.") }
    }
    let fields = try editor.document.catalog?["AcroForm"]?["Fields"]?.elements ?? []
    #expect(try !fields.contains { try $0["T"]?.text == "colour" })
    let target = bench.folder.appending(path: "copy.pdf")
    _ = try editor.save(to: target.path, SaveOptions(.auto), expected: nil, isOriginal: false)
    #expect(try bench.complaint(about: target) == nil)
    for _ in places { try editor.undo() }
    #expect(try field("colour").field.value == ["red"])
    #expect(try field("colour").widgets.count == 2)
  }
}
