// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// What layers hide goes with them, and what is visible stays so, whatever depends on them.
struct SanitizeLayersTests {
  /// Object 6 is a layer that is off, 7 one that is on, 8 the membership of the contents "Xanadu".
  private static func objects(
    membership: String, configuration: String = "/OFF[6 0 R]", properties: String = "/M 8 0 R",
    contents: String = "/OC /M BDC BT /F 12 Tf 20 60 Td (Xanadu) Tj ET EMC",
    annotations: String = "",
    catalog: String = "", others: [String] = []
  ) -> [String] {
    [
      "<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[6 0 R 7 0 R]/D<<\(configuration)>>>>\(catalog)>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 100]>>",
      "<</Type/Page/Parent 2 0 R/Contents 4 0 R/Annots[\(annotations)]/Resources<</Font<</F 5 0 R>>"
        + "/Properties<<\(properties)>>/XObject<</X 9 0 R>>>>>>",
      stream(contents + " BT /F 12 Tf 20 20 Td (Kept) Tj ET"),
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
      "<</Type/OCG/Name(off)>>", "<</Type/OCG/Name(on)>>", membership,
      form("BT /F 12 Tf 20 60 Td (Xanadu) Tj ET", "/OC 8 0 R"),
    ] + others
  }

  private static func stream(_ text: String, _ entries: String = "") -> String {
    "<<\(entries)/Length \(text.utf8.count)>>\nstream\n\(text)\nendstream"
  }

  private static func form(_ text: String, _ entries: String = "", resources: String = "") -> String
  {
    stream(
      text,
      "/Type/XObject/Subtype/Form/BBox[0 0 300 100]/Resources<</Font<</F 5 0 R>>\(resources)>>"
        + entries)
  }

  /// Sanitizes a file, saves it, and looks for "Xanadu" in what is shown, and in the whole file.
  ///
  /// - Parameter looksSame: `false` for what the engine does not show as it should.
  private func sanitize(
    _ objects: [String], looksSame: Bool = true
  ) throws -> (before: Bool, after: Bool, isInFile: Bool) {
    let bench = try Workbench(objects: objects)
    let editor = try bench.open()
    let before = try shown(editor.document)
    try editor.perform(SanitizeDocument([.hiddenLayers]), cause: .api)
    if looksSame { #expect(try shown(editor.document) == before) }
    _ = try editor.save(to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    let saved = try bench.document(bench.file.path)
    #expect(try shown(saved).contains("Kept"))
    #expect(try saved.layers.all.map(\.name) == ["on"])
    let file = try #require(try SavedFile(bench.file), "There is no qpdf.")
    #expect(try bench.complaint(about: bench.file) == nil)
    return (
      before.contains("Xanadu"), try shown(saved).contains("Xanadu"), file.count(of: "Xanadu") > 0
    )
  }

  private func shown(_ document: Document) throws -> String {
    try document.page(0).text().text
  }

  static let memberships: [(String, isVisible: Bool)] = [
    ("/OCGs[6 0 R]/P/AllOff", true), ("/OCGs 6 0 R/P/AllOff", true),
    ("/OCGs[6 0 R 7 0 R]/P/AllOff", false), ("/OCGs[6 0 R]/P/AnyOff", true),
    ("/OCGs[6 0 R 7 0 R]/P/AnyOff", true), ("/OCGs[6 0 R 7 0 R]/P/AnyOn", true),
    ("/OCGs[6 0 R]", false), ("/OCGs[6 0 R 7 0 R]/P/AllOn", false), ("/VE[/Not 6 0 R]", true),
    ("/VE[/Or 6 0 R 7 0 R]", true), ("/VE[/And 6 0 R 7 0 R]", false),
    ("/VE[/And[/Not 6 0 R]7 0 R]", true), ("/VE[/Or[/Not[/Not 6 0 R]][/Not 7 0 R]]", false),
    ("/VE[/Not[/And 6 0 R 7 0 R]]/OCGs[6 0 R]/P/AllOn", true),
  ]

  @Test(arguments: memberships)
  func contentsLookTheSame(entries: String, isVisible: Bool) throws {
    let membership = "<</Type/OCMD\(entries)>>"
    let inPage = Self.objects(membership: membership)
    let inForm = Self.objects(membership: membership, contents: "/X Do")
    let baseOff = Self.objects(
      membership: membership, configuration: "/BaseState/OFF/ON[7 0 R]")
    for objects in [inPage, inForm, baseOff] {
      let found = try sanitize(objects)
      #expect(found.before == isVisible && found.after == isVisible && found.isInFile == isVisible)
    }
    // The engine ignores most of a membership that is a direct object.
    let direct = Self.objects(membership: "null", properties: "/M \(membership)")
    #expect(try sanitize(direct, looksSame: false).isInFile == isVisible)
  }

  /// Other layers of a membership go on to hide its contents.
  @Test(arguments: ["/VE[/And[/Not 6 0 R]7 0 R]", "/OCGs[6 0 R 7 0 R]", "/VE[/Or 6 0 R 7 0 R]"])
  func otherLayersGoOn(entries: String) throws {
    let editor = try Workbench(objects: Self.objects(membership: "<</Type/OCMD\(entries)>>")).open()
    try editor.perform(SanitizeDocument([.hiddenLayers]), cause: .api)
    #expect(try shown(editor.document).contains("Xanadu"))
    try editor.document.showLayers([(7, false)])
    #expect(try !shown(editor.document).contains("Xanadu"))
  }

  @Test(arguments: ["6 0 R", "8 0 R", "<</Type/OCMD/OCGs 6 0 R>>"])
  func annotationsAndFieldsGo(group: String) throws {
    let appearance = "/AP<</N 13 0 R>>/OC \(group)"
    let bench = try Workbench(
      objects: Self.objects(
        membership: "<</Type/OCMD/OCGs[6 0 R 7 0 R]/P/AllOn>>", contents: "",
        annotations: "10 0 R 11 0 R 12 0 R 14 0 R",
        catalog: "/AcroForm<</Fields[11 0 R 14 0 R]>>",
        others: [
          "<</Type/Annot/Subtype/Stamp/NM(s)/Rect[10 10 90 40]/Contents(Xanadu)\(appearance)>>",
          "<</Type/Annot/Subtype/Widget/FT/Tx/T(gone)/V(Xanadu)/Rect[10 50 90 80]\(appearance)>>",
          "<</Type/Annot/Subtype/Square/NM(kept)/Rect[100 10 190 40]/OC 7 0 R>>",
          Self.form("BT /F 12 Tf 5 5 Td (Xanadu) Tj ET"),
          "<</Type/Annot/Subtype/Widget/FT/Tx/T(stays)/V(here)/Rect[100 50 190 80]>>",
        ]))
    let editor = try bench.open()
    let change = try editor.perform(SanitizeDocument([.hiddenLayers]), cause: .api)
    #expect(change.effect.removed.contains("s") && change.effect.removed.count == 2)
    #expect(change.effect.fields == ["gone"])
    #expect(try editor.document.fieldIDs == ["stays"])
    _ = try editor.save(to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    let file = try #require(try SavedFile(bench.file), "There is no qpdf.")
    #expect(file.count(of: "Xanadu") == 0)
    let saved = try bench.document(bench.file.path)
    #expect(try saved.page(0).annotations.count == 2)
  }

  /// Contents of appearances are on layers too, directly and through forms.
  @Test func appearancesLoseTheirPart() throws {
    let hidden = "/OC /M BDC BT /F 12 Tf 5 5 Td (Xanadu) Tj ET EMC /X Do"
    let resources = "/Properties<</M 6 0 R>>/XObject<</X 9 0 R>>"
    let bench = try Workbench(
      objects: Self.objects(
        membership: "<</Type/OCMD/OCGs 6 0 R>>", contents: "", annotations: "10 0 R",
        others: [
          "<</Type/Annot/Subtype/Stamp/NM(s)/Rect[10 10 90 40]/AP<</N 11 0 R>>>>",
          Self.form("BT /F 12 Tf 5 30 Td (Seen) Tj ET " + hidden, resources: resources),
        ]))
    let editor = try bench.open()
    try editor.perform(SanitizeDocument([.hiddenLayers]), cause: .api)
    _ = try editor.save(to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    let file = try #require(try SavedFile(bench.file), "There is no qpdf.")
    #expect(file.count(of: "Xanadu") == 0 && file.count(of: "Seen") > 0)
    let saved = try bench.document(bench.file.path)
    #expect(try saved.page(0).annotations.map(\.id) == ["s"])
  }

  /// A comment's structure element repeats it; elements around it describe other contents.
  @Test func commentsGoFromTheStructure() throws {
    let bench = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/StructTreeRoot 5 0 R/URI<</Base(http://xanadu.example/)>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 100]>>",
      "<</Type/Page/Parent 2 0 R/Annots[4 0 R]>>",
      "<</Type/Annot/Subtype/Text/Rect[0 0 20 20]/Contents(Xanadu)/StructParent 0>>",
      "<</Type/StructTreeRoot/K 6 0 R/ParentTree<</Nums[0 7 0 R]>>>>",
      "<</S/Sect/P 5 0 R/Pg 3 0 R/K[7 0 R 0]/Alt(Around it)>>",
      "<</S/Annot/P 6 0 R/Alt(Says Xanadu)/K<</Type/OBJR/Obj 4 0 R/Pg 3 0 R>>>>",
    ])
    let editor = try bench.open()
    let change = try editor.perform(SanitizeDocument([.comments, .links]), cause: .api)
    #expect(change.effect.hiddenInformation == [.comments: 1, .links: 1])
    _ = try editor.save(to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    let file = try #require(try SavedFile(bench.file), "There is no qpdf.")
    #expect(file.count(of: "Xanadu") == 0 && file.count(of: "xanadu") == 0)
    #expect(file.count(of: "Around it") == 1)
  }
}
