// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Editing
@testable import Engine

/// Radio buttons whose export values (`Opt`, ISO 32000-2, table 230) go by their place among the kids.
@Suite struct ExportValueTests {
  private let bench: Workbench
  private let editor: Editor

  init() throws {
    bench = try Workbench(objects: Self.objects())
    editor = try bench.open()
  }

  /// Three pages with a button each: apple, pear and plum, of which plum is chosen.
  ///
  /// - Parameter button: more entries of each button.
  private static func objects(_ button: String = "") -> [String] {
    let buttons = (0..<3).map { place in
      "<</Subtype/Widget/NM(w\(place))/Parent 6 0 R/Rect[10 10 30 30]/AS/\(place == 2 ? "2" : "Off")"
        + "/AP<</N<</\(place) 10 0 R/Off 10 0 R>>>>\(button)>>"
    }
    return [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R]/DA(/Helv 9 Tf)>>>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3/MediaBox[0 0 99 99]>>",
    ]
      + (7...9).map { "<</Type/Page/Parent 2 0 R/Annots[\($0) 0 R]>>" }
      + ["<</FT/Btn/Ff 49152/T(fruit)/V/2/Opt[(apple)(pear)(plum)]/Kids[7 0 R 8 0 R 9 0 R]>>"]
      + buttons + ["<</Subtype/Form/BBox[0 0 9 9]/Length 0>>\nstream\n\nendstream"]
  }

  private func values(_ document: Document, _ id: String = "fruit") throws -> [String] {
    try #require(try document.formField(id)).widgets.compactMap(\.exportValue)
  }

  private func chosen(_ document: Document, _ id: String = "fruit") throws -> [String] {
    try #require(try document.formField(id)).exportedValue
  }

  @Test func theOthersKeepTheirsWhenAButtonIsDeleted() throws {
    let first = try #require(try editor.document.page(0).annotation("w0"))
    for edit in [DeletePages([0]), DeleteAnnotations([first])] as [any Edit] {
      try editor.perform(edit, cause: .api)
      #expect(try values(editor.document) == ["pear", "plum"])
      #expect(try chosen(editor.document) == ["plum"])
      try editor.undo()
      #expect(try values(editor.document) == ["apple", "pear", "plum"])
    }
  }

  @Test func copiesKeepTheirs() throws {
    try editor.perform(DuplicatePages([2], at: 3), cause: .api)
    #expect(try chosen(editor.document, "fruit_2") == ["plum"])
    let saved = bench.folder.appending(path: "two.pdf")
    try Data(editor.extracted([1, 2], in: bench)).write(to: saved)
    #expect(try values(bench.document(saved.path)) == ["pear", "plum"])
    #expect(try chosen(bench.document(saved.path)) == ["plum"])
  }

  @Test func joinedButtonsBringTheirs() throws {
    let two = try editor.extracted([1, 2], in: bench)
    try editor.perform(ImportPages(two, count: 2, at: 0, joiningFields: true), cause: .api)
    #expect(try values(editor.document) == ["apple", "pear", "plum", "pear", "plum"])
    #expect(try chosen(editor.document) == ["plum"])
  }

  /// States are often just numbers, which mean other values in another file.
  @Test func joinedButtonsAreOnForTheSameValue() throws {
    let other = try Workbench(
      objects: Self.objects().map { $0.replacing("apple)(pear)(plum", with: "plum)(fig)(apple") })
    let three = try other.open().extracted([0, 1, 2], in: other)
    try editor.perform(ImportPages(three, count: 3, at: 3, joiningFields: true), cause: .api)
    let fruit = try #require(try editor.document.formField("fruit"))
    #expect(fruit.widgets.map(\.exportValue) == ["apple", "pear", "plum", "plum", "fig", "apple"])
    #expect(fruit.widgets.map(\.onState) == ["0", "1", "2", "2", "fig", "0"])
    #expect(fruit.widgets.map(\.isOn) == [false, false, true, true, false, false])
  }

  @Test func aNewStateIsTheExportValue() throws {
    var changes = FieldChanges()
    changes.look.widget = "w1"
    changes.look.state = "birne"
    try editor.perform(UpdateField("fruit", changes), cause: .api)
    #expect(try values(editor.document) == ["apple", "birne", "plum"])
  }

  /// Readers count the buttons of a group that has export values, and tell its state otherwise.
  @Test func aNewButtonHasOneOnlyIfTheOthersHave() throws {
    for (name, state) in [("new", "1"), ("new", "2"), ("fruit", "3")] {
      var button = NewField(
        .radio, named: name, widgetID: "\(name)\(state)", onPage: 0, Rect(50, 50, 60, 60))
      button.state = state
      try editor.perform(CreateFields([button]), cause: .api)
    }
    let group = try #require(try editor.document.form["new"]?.objects.first)
    #expect(try group["Opt"] == nil)
    #expect(try values(editor.document, "new") == ["1", "2"])
    #expect(try values(editor.document) == ["apple", "pear", "plum", "3"])
  }

  @Test(arguments: [("1", "pear"), ("0", "0")])
  func theCopyOfACheckBoxExportsTheSame(place: String, value: String) throws {
    let objects = Self.objects().map {
      $0.replacing("/Ff 49152", with: "").replacing("(apple)", with: "(0)")
    }
    let editor = try Workbench(objects: objects).open()
    let page = try #require(Int(place))
    let copy = FieldCopy(
      of: "w\(place)", named: "copy", widgetID: "c", onPage: page, by: Point(20, 0))
    try editor.perform(CopyFields([copy]), cause: .api)
    #expect(try values(editor.document, "copy") == [value])
    let field = try #require(try editor.document.form["copy"]?.objects.first)
    #expect(try field["Opt"]?.count == (value == place ? nil : 1))
  }

  @Test func kidsMayRepeatTheTypeOfTheirField() throws {
    let document = try Workbench(objects: Self.objects("/FT/Btn/Ff 49152")).open().document
    #expect(try values(document) == ["apple", "pear", "plum"])
    #expect(try chosen(document) == ["plum"])
  }
}
