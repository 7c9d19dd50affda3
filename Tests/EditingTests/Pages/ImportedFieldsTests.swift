// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing
@testable import Engine

/// Fields and their fonts after pages came from a file.
struct ImportedFieldsTests {
  private func take(
    _ objects: [String], into editor: Editor, joins: Bool = false
  ) throws {
    try editor.perform(
      ImportPages(Array(PlainFile.data(objects)), count: 1, at: 0, joiningFields: joins),
      cause: .api)
  }

  private func widgets(_ editor: Editor) throws -> [String: Int] {
    let fields = try editor.document.formFields.map { ($0.id, $0.widgets.count) }
    return Dictionary(fields, uniquingKeysWith: +)
  }

  /// A page with text fields of these names, each a dictionary of its own. Names of two parts are kids of
  /// `group`.
  private func page(_ names: [String], _ form: String = "", _ entries: String = "") -> [String] {
    let numbers = names.indices.map { "\($0 + 4) 0 R" }.joined(separator: " ")
    let group = names.count + 4
    let kids = names.indices.filter { names[$0].contains(".") }
    let listed =
      names.indices.filter { !names[$0].contains(".") }.map { "\($0 + 4) 0 R" }
      + (kids.isEmpty ? [] : ["\(group) 0 R"])
    let fields = names.enumerated().map { index, name in
      let part = name.split(separator: ".").last ?? ""
      return
        "<</Type/Annot/Subtype/Widget/FT/Tx/T(\(part))/V(v)/Rect[10 \(index * 30) 90 \(index * 30 + 20)]/F 4"
        + entries + (name.contains(".") ? "/Parent \(group) 0 R" : "") + ">>"
    }
    return [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[\(listed.joined(separator: " "))]\(form)>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[\(numbers)]>>",
    ] + fields
      + (kids.isEmpty
        ? []
        : ["<</T(group)/Kids[\(kids.map { "\($0 + 4) 0 R" }.joined(separator: " "))]>>"])
  }

  @Test func aFieldOfSeveralDictionariesStaysOne() throws {
    let twice = page(["person", "person", "other"])
    let editor = try Workbench("annotations.pdf").open()
    try take(twice, into: editor)
    #expect(try widgets(editor) == ["person": 2, "other": 1])
    // A second time both get the same new name.
    try take(twice, into: editor)
    #expect(
      try widgets(editor) == ["person": 2, "other": 1, "person_2": 2, "other_2": 1])
    try editor.undo()
    #expect(try widgets(editor) == ["person": 2, "other": 1])
    try take(twice, into: editor, joins: true)
    #expect(try widgets(editor) == ["person": 4, "other": 2])
  }

  /// What the document's own field calculates means its own fields, also if another one joins it.
  @Test func aJoinedFieldKeepsItsCalculation() throws {
    let script = #"AFSimple_Calculate("SUM", new Array ("a", "b"));"#
    let code = script.utf8.map { String(format: "%02x", $0) }.joined()
    var own = page(["a", "b", "total"])
    own[5] = own[5].replacingOccurrences(
      of: "/F 4", with: "/F 4/AA<</C<</S/JavaScript/JS<\(code)>>>>>")
    let editor = try Workbench(objects: own).open()
    try take(page(["total", "note"]), into: editor, joins: true)
    #expect(try widgets(editor)["total"] == 2)
    let total = try #require(try editor.document.form["total"])
    let kept = try FieldReader.chain(#require(total.widgets.first).object)
      .compactMap { try $0["AA"]?["C"]?["JS"]?.text }
    #expect(Set(kept) == [script])
  }

  @Test func joinedGroupsKeepTheirFieldsWhole() throws {
    let editor = try Workbench(objects: page(["group.own", "group.size"])).open()
    let there = page(["group.person", "group.person", "group.size"])
    try take(there, into: editor, joins: true)
    #expect(
      try widgets(editor) == ["group.own": 1, "group.size": 2, "group.person": 2])
  }

  /// Programs that merge files leave fields behind that only pages name.
  @Test(arguments: [(true, false), (false, true), (false, false)], [false, true])
  func fieldsThatOnlyPagesNameKeepApart(isListed: (Bool, Bool), copies: Bool) throws {
    func objects(_ isListed: Bool) -> [String] {
      var objects = page(["name"])
      if !isListed { objects[0].replace("/Fields[4 0 R]", with: "/Fields[]") }
      return objects
    }
    let editor = try Workbench(objects: objects(isListed.0)).open()
    if copies {
      try editor.perform(DuplicatePages([0], at: 1), cause: .api)
    } else {
      try take(objects(isListed.1), into: editor)
    }
    #expect(try widgets(editor) == ["name": 1, "name_2": 1])
    #expect(try editor.document.formFields.allSatisfy(\.isListed))
    try editor.undo()
    #expect(try widgets(editor) == ["name": 1])
    #expect(try editor.document.formFields.first?.isListed == isListed.0)
  }

  @Test func aFileWithoutAFormGetsOne() throws {
    let editor = try Workbench("simple.pdf").open()
    var there = page(["name"])
    there[0] = "<</Type/Catalog/Pages 2 0 R>>"
    try take(there, into: editor)
    #expect(try editor.document.catalog?["AcroForm"]?["Fields"]?.count == 1)
  }

  /// Parts of a form that was split become one form again.
  @Test func aGroupTakesFieldsWithFreeNames() throws {
    let editor = try Workbench(objects: page(["group.a"])).open()
    try take(page(["group.b", "group.b"]), into: editor)
    #expect(try widgets(editor) == ["group.a": 1, "group.b": 2])
    #expect(try editor.document.catalog?["AcroForm"]?["Fields"]?.count == 1)
    try take(page(["group.b", "group.c"]), into: editor)
    #expect(
      try widgets(editor) == ["group.a": 1, "group.b": 2, "group_2.b": 1, "group_2.c": 1])
  }

  private static func form(_ font: String, _ base: String, _ more: String = "") -> String {
    "/DR<</Font<</\(font)<</Type/Font/Subtype/Type1/BaseFont/\(base)\(more)>>>>>>"
  }

  /// The default appearance of the first imported field, and the font that it names.
  private func font(_ editor: Editor) throws -> (name: String?, base: String?) {
    let object = try #require(try editor.document.pageObject(0)?["Annots"]?[0])
    let operators = TextOperators(try editor.document.appearanceText(of: object))
    let name = try #require(operators.font)
    return (
      name, try editor.document.catalog?["AcroForm"]?["DR"]?["Font"]?[name]?["BaseFont"]?.name
    )
  }

  @Test func aFontNameThatMeansAnotherFontIsReplaced() throws {
    let editor = try Workbench(
      objects: page(["own"], Self.form("F9", "ZapfDingbats") + "/DA(/F9 9 Tf 1 g)")
    ).open()
    let there = page(["new"], Self.form("F9", "Helvetica"), "/DA(/F9 12 Tf 0 g)")
    try take(there, into: editor)
    #expect(try font(editor) == ("F9_2", "Helvetica"))
    let own = try editor.document.pageObject(1)?["Annots"]?[0]?["DA"]?.text
    let fonts = try editor.document.catalog?["AcroForm"]?["DR"]?["Font"]
    #expect(try own == nil && fonts?["F9"]?["BaseFont"]?.name == "ZapfDingbats")
    try editor.undo()
    let left = try editor.document.catalog?["AcroForm"]?["DR"]?["Font"]
    #expect(try left?.count == 1 && left?["F9"]?["BaseFont"]?.name == "ZapfDingbats")
  }

  @Test func theFormsDefaultComesAlong() throws {
    let editor = try Workbench(
      objects: page(["own"], Self.form("F9", "ZapfDingbats") + "/DA(/F9 9 Tf 1 g)")
    ).open()
    try take(page(["new"], Self.form("F9", "Helvetica") + "/DA(/F9 12 Tf 0 g)"), into: editor)
    #expect(try font(editor) == ("F9_2", "Helvetica"))
  }

  @Test(arguments: ["", "/Name/F9", "/Encoding/WinAnsiEncoding"])
  func theSameFontKeepsItsName(more: String) throws {
    let editor = try Workbench(objects: page(["own"], Self.form("F9", "Helvetica"))).open()
    try take(page(["new"], Self.form("F9", "Helvetica", more), "/DA(/F9 12 Tf 0 g)"), into: editor)
    #expect(try font(editor) == ("F9", "Helvetica"))
    #expect(try editor.document.catalog?["AcroForm"]?["DR"]?["Font"]?.count == 1)
  }
}
