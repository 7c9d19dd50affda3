// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing
@testable import Engine

/// What a form, the layers and the names of an imported file say must hold for its pages, and for no others.
struct ImportedDefaultsTests {
  private func take(
    _ objects: [String], into editor: Editor, joins: Bool = false
  ) throws -> PDFObject {
    try editor.perform(
      ImportPages(Array(PlainFile.data(objects)), count: 1, at: 0, joiningFields: joins),
      cause: .api)
    return try #require(try editor.document.pageObject(0))
  }

  /// A page with a text field `total` (object 4), whose value is `v` and whose appearance is object 5. The
  /// form's resources (object 6) are those of the page, too.
  private func page(_ form: String, base: String = "Helvetica", field: String = "") -> [String] {
    [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DR 6 0 R\(form)>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R]/Resources 6 0 R>>",
      "<</Type/Annot/Subtype/Widget/FT/Tx/T(total)/V(v)/Rect[10 10 90 30]/F 4"
        + "/DA(/F1 9 Tf 0 g)/AP<</N 5 0 R>>\(field)>>",
      "<</Type/XObject/Subtype/Form/BBox[0 0 80 20]/Length 8>>\nstream\n% drawn \nendstream",
      "<</Font<</F1 7 0 R>>>>",
      "<</Type/Font/Subtype/Type1/BaseFont/\(base)>>",
    ]
  }

  private func look(_ page: PDFObject) throws -> String {
    let stream = try page["Annots"]?[0]?["AP"]?["N"]
    return String(decoding: try stream?.streamBytes(limit: 1 << 20) ?? [], as: UTF8.self)
  }

  @Test func aPageKeepsTheFontsThatItSharesWithItsForm() throws {
    let editor = try Workbench(objects: page("")).open()
    let new = try take(page("", base: "Times-Bold"), into: editor)
    #expect(try new["Resources"]?["Font"]?["F1"]?["BaseFont"]?.name == "Times-Bold")
    let appearance = try #require(try new["Annots"]?[0]?["DA"]?.text)
    #expect(TextOperators(appearance).font == "F1_2")
    let fonts = try editor.document.catalog?["AcroForm"]?["DR"]?["Font"]
    #expect(try fonts?["F1"]?["BaseFont"]?.name == "Helvetica")
    #expect(try fonts?["F1_2"]?["BaseFont"]?.name == "Times-Bold")
  }

  @Test(arguments: [("", "/Q 2"), ("/Q 2", ""), ("/Q 1", "/Q 2")])
  func textKeepsItsAlignment(_ here: String, _ there: String) throws {
    let editor = try Workbench(objects: page(here)).open()
    let before = try #require(try editor.document.formFields.first?.field.alignment)
    _ = try take(page(there), into: editor)
    let other = try Workbench(objects: page(there)).open().document.formFields
    let after = try editor.document.formFields.map { ($0.id, $0.field.alignment) }
    #expect(Dictionary(after) { $1 } == ["total": before, "total_2": other.first?.field.alignment])
  }

  /// ISO 32000-2, table 224: `Q` of the form is the default.
  @Test func theFormsAlignmentHoldsForItsFields() throws {
    let document = try Workbench(objects: page("/Q 2")).open().document
    #expect(try document.formFields.first?.field.alignment == .right)
    #expect(
      try document.look(
        of: document.page(0).annotationObject(
          #require(document.page(0).annotations.first).id)
      ).text.alignment == .right)
  }

  /// ISO 32000-2, table 99: a list without some layers hides them from the user.
  @Test(arguments: [("", ""), ("/Order[4 0 R]", ""), ("", "/Order[4 0 R]")])
  func allLayersStayListed(_ here: String, _ there: String) throws {
    func page(_ layer: String, _ order: String) -> [String] {
      [
        "<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[4 0 R]/D<<\(order)>>>>>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<</Properties<</L 4 0 R>>>>>>",
        "<</Type/OCG/Name(\(layer))>>",
      ]
    }
    let editor = try Workbench(objects: page("ours", here)).open()
    _ = try take(page("theirs", there), into: editor)
    let layers = try editor.document.layers
    #expect(layers.layers.map(\.name).sorted() == ["ours", "theirs"])
    #expect(layers.unlisted.isEmpty)
  }

  @Test func fieldsThatViewersDrawAreDrawn() throws {
    let editor = try Workbench(objects: page("")).open()
    let new = try take(page("/NeedAppearances true"), into: editor)
    #expect(try editor.document.catalog?["AcroForm"]?["NeedAppearances"] == nil)
    #expect(try look(new).contains("(v)"))
    let old = try #require(try editor.document.pageObject(1))
    #expect(try look(old) == "% drawn ")
  }

  /// LaTeX leaves boxes to viewers: they have an empty dictionary for an appearance.
  @Test func boxesThatViewersDrawAreDrawn() throws {
    var there = page("/NeedAppearances true")
    there[3] =
      "<</Type/Annot/Subtype/Widget/FT/Btn/T(box)/V/Off/AS/Off/Rect[10 10 30 30]/F 4"
      + "/MK<</CA(4)/BC[1 0 0]>>/AP<</N<</Yes<<>>>>>>>>"
    let editor = try Workbench(objects: page("")).open()
    let looks = try take(there, into: editor)["Annots"]?[0]?["AP"]?["N"]
    for state in ["Yes", "Off"] { #expect(try looks?[state]?.kind == .stream) }
  }

  @Test func aFormattedValueKeepsItsLook() throws {
    let editor = try Workbench(objects: page("")).open()
    let script = "/AA<</F<</S/JavaScript/JS(event.value = 1)>>>>"
    let new = try take(page("/NeedAppearances true", field: script), into: editor)
    #expect(try look(new) == "% drawn ")
  }

  @Test(arguments: [false, true]) func calculatedFieldsAreCalculated(joins: Bool) throws {
    let editor = try Workbench(objects: page("")).open()
    let new = try take(page("/CO[4 0 R]"), into: editor, joins: joins)
    let order = try editor.document.catalog?["AcroForm"]?["CO"]
    #expect(try order?.count == 1)
    #expect(try order?[0]?.number == new["Annots"]?[0]?.number)
  }

  @Test func joiningFieldsWithOneValueKeepTheirLooks() throws {
    let editor = try Workbench(objects: page("")).open()
    let new = try take(page(""), into: editor, joins: true)
    #expect(try editor.document.formFields.map(\.widgets.count) == [2])
    #expect(try look(new) == "% drawn ")
    var other = page("")
    other[3].replace("/V(v)", with: "/V(w)")
    let differing = try take(other, into: editor, joins: true)
    #expect(try look(differing).contains("(v)"))
    for index in 1...2 {
      #expect(try look(#require(try editor.document.pageObject(index))) == "% drawn ")
    }
  }

  @Test func namesInAllActionsLeadToThePagesTheyLedTo() throws {
    let there = "<</S/GoTo/D/here>>"
    let names = "/Dests<</here[3 0 R/Fit]>>"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R\(names)>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R]/AA<</O \(there)>>>>",
      "<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(x)/Next[5 0 R \(there)]>>"
        + "/PA \(there)/AA<</E \(there)>>>>",
      "<</S/GoTo/D/here/Next 5 0 R>>",
    ]
    let editor = try Workbench(objects: objects).open()
    let new = try take(objects, into: editor)
    let link = try #require(try new["Annots"]?[0])
    let next = try link["A"]?["Next"]
    let actions = try [next?[0], next?[1], link["PA"], link["AA"]?["E"], new["AA"]?["O"]]
    for action in actions { #expect(try action?["D"]?[0]?.number == new.number) }
  }

  /// Two layers: one that is visible at first, and one that is not.
  private func layered(_ configuration: String) -> [String] {
    [
      "<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[4 0 R 5 0 R]/D<<\(configuration)>>>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>",
      "<</Type/OCG/Name(shown)>>", "<</Type/OCG/Name(hidden)>>",
    ]
  }

  private static let configurations = [
    "/OFF[5 0 R]", "/BaseState/OFF/ON[4 0 R]", "/BaseState/ON/OFF[5 0 R]/ON[4 0 R]",
  ]

  @Test(arguments: configurations, configurations)
  func layersAreVisibleAsBefore(_ here: String, _ there: String) throws {
    let editor = try Workbench(objects: layered(here)).open()
    _ = try take(layered(there), into: editor)
    let layers = try editor.document.layers.all.map { ($0.name, $0.isVisibleAtFirst) }
    #expect(layers.count == 4)
    #expect(layers.allSatisfy { $0 == ("shown", true) || $0 == ("hidden", false) })
  }
}
