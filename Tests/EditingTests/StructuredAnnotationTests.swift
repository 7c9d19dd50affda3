// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// The structure tree of a tagged file, once its annotations are gone or on another page.
struct StructuredAnnotationTests {
  /// A tagged page with a note, a square and a text field, each in an element with an id of its own, and a
  /// heading.
  ///
  /// - Parameter fields: more fields of the form.
  private static func objects(fields: String = "") -> [String] {
    func element(_ role: String, _ annotation: Int, _ id: String) -> String {
      "<</Type/StructElem/S/\(role)/P 6 0 R/ID(\(id))/Pg 3 0 R/K[<</Type/OBJR/Obj \(annotation) 0 R>>]>>"
    }
    func annotation(_ entries: String, _ key: Int) -> String {
      "<</Type/Annot/Rect[10 \(key)0 30 \(key)9]/F 4/P 3 0 R/StructParent \(key)\(entries)>>"
    }
    return [
      "<</Type/Catalog/Pages 2 0 R/StructTreeRoot 5 0 R/MarkInfo<</Marked true>>"
        + "/AcroForm<</Fields[9 0 R \(fields)]/DA(/Helv 9 Tf 0 g)>>>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 99 99]>>",
      "<</Type/Page/Parent 2 0 R/StructParents 0/Annots[7 0 R 8 0 R 9 0 R]>>",
      "<</Type/Page/Parent 2 0 R>>",
      "<</Type/StructTreeRoot/K 6 0 R/ParentTreeNextKey 4"
        + "/ParentTree<</Nums[0[10 0 R]1 11 0 R 2 12 0 R 3 13 0 R]>>"
        + "/IDTree<</Names[(f)13 0 R(h)10 0 R(n)11 0 R(s)12 0 R]>>>>",
      "<</Type/StructElem/S/Document/P 5 0 R/K[10 0 R 11 0 R 12 0 R 13 0 R]>>",
      annotation("/Subtype/Text/NM(note)/Contents(secret note)", 1),
      annotation("/Subtype/Square/NM(square)/Contents(secret square)/C[1 0 0]", 2),
      annotation("/Subtype/Widget/NM(field)/FT/Tx/T(field)/V(secret field)", 3),
      "<</Type/StructElem/S/H1/P 6 0 R/ID(h)/Pg 3 0 R/K 0>>",
      element("Annot", 7, "n"), element("Annot", 8, "s"), element("Form", 9, "f"),
    ]
  }

  private func tree(_ editor: Editor) throws -> (keys: Int, elements: Int, ids: Int) {
    let root = try #require(try editor.document.catalog?["StructTreeRoot"])
    return try (
      (root["ParentTree"]?["Nums"]?.count ?? 0) / 2, root["K"]?["K"]?.count ?? 0,
      (root["IDTree"]?["Names"]?.count ?? 0) / 2
    )
  }

  @Test func deletedAnnotationsLeaveIt() throws {
    let bench = try Workbench(objects: Self.objects())
    let editor = try bench.open()
    try editor.delete("note")
    #expect(try tree(editor) == (3, 3, 3))
    let square = try #require(try editor.annotation("square"))
    try editor.perform(FlattenAnnotations([square]), cause: .api)
    #expect(try tree(editor) == (2, 2, 2))
    try editor.perform(RemoveFields(["field"], flattens: false), cause: .api)
    #expect(try tree(editor) == (1, 1, 1))
    let saved = bench.folder.appending(path: "saved.pdf")
    _ = try editor.save(to: saved.path, SaveOptions(.full), expected: nil, isOriginal: false)
    #expect(try !String(decoding: Data(contentsOf: saved), as: UTF8.self).contains("secret"))
    #expect(try bench.complaint(about: saved) == nil)
    for _ in 0..<3 { try editor.undo() }
    #expect(try tree(editor) == (4, 4, 4))
  }

  /// Some programs write no key, so only the tree itself leads from the annotation to its element.
  @Test(arguments: [false, true]) func annotationsWithoutAKeyLeaveIt(withPage: Bool) throws {
    let objects = Self.objects().map { object in
      object.replacingOccurrences(
        of: "/StructParents? [0-9]", with: "", options: .regularExpression
      ).replacingOccurrences(
        of: "/ParentTree<</Nums[0[10 0 R]1 11 0 R 2 12 0 R 3 13 0 R]>>", with: "")
    }
    let bench = try Workbench(objects: objects)
    let editor = try bench.open()
    if withPage {
      try editor.perform(DeletePages([0]), cause: .api)
      #expect(try tree(editor) == (0, 0, 0))
    } else {
      try editor.delete("note")
      #expect(try tree(editor) == (0, 3, 3))
      try editor.undo()
      #expect(try tree(editor) == (0, 4, 4))
      try editor.delete("note")
    }
    let saved = bench.folder.appending(path: "saved.pdf")
    _ = try editor.save(to: saved.path, SaveOptions(.full), expected: nil, isOriginal: false)
    let text = String(decoding: try Data(contentsOf: saved), as: UTF8.self)
    #expect(!text.contains("secret note") && text.contains("secret square") != withPage)
  }

  @Test func movedAnnotationsAreOnTheirNewPageThere() throws {
    let editor = try Workbench(objects: Self.objects()).open()
    let note = try #require(try editor.annotation("note"))
    try editor.perform(RelocateAnnotations([note], to: 1, date: 0), cause: .api)
    let element = try #require(try editor.document.catalog?["StructTreeRoot"]?["K"]?["K"]?[1])
    let page = try #require(try editor.document.pageObject(1))
    #expect(try element["K"]?[0]?["Pg"]?.isSame(as: page) == true)
    #expect(try element["Pg"]?.isSame(as: page) == true)
  }

  /// An element that has other contents stays, but does not say what the redacted annotation said.
  @Test func aRedactionSilencesTheElement() throws {
    let bench = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/StructTreeRoot 5 0 R/MarkInfo<</Marked true>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 99 99]>>",
      "<</Type/Page/Parent 2 0 R/StructParents 0/Annots[4 0 R]>>",
      "<</Type/Annot/Subtype/Text/Rect[10 10 30 30]/NM(note)/Contents(secret)/StructParent 1>>",
      "<</Type/StructTreeRoot/K 6 0 R/ParentTree<</Nums[0[7 0 R]1 7 0 R]>>>>",
      "<</Type/StructElem/S/Sect/P 5 0 R/K 7 0 R/Alt(secret)>>",
      "<</Type/StructElem/S/Annot/P 6 0 R/Pg 3 0 R/K[0<</Type/OBJR/Obj 4 0 R>>]/Alt(secret)>>",
    ])
    let editor = try bench.open()
    let mark = Annotation(id: "mark", type: .redact, pageIndex: 0, rect: Rect(5, 60, 40, 95))
    try editor.perform(AddAnnotations([mark]), cause: .api)
    _ = try editor.redact()
    #expect(try editor.annotation("note") == nil)
    let saved = bench.folder.appending(path: "saved.pdf")
    _ = try editor.save(to: saved.path, SaveOptions(.full), expected: nil, isOriginal: false)
    #expect(try !String(decoding: Data(contentsOf: saved), as: UTF8.self).contains("secret"))
    #expect(try editor.document.catalog?["StructTreeRoot"]?["K"]?["K"]?["K"]?.count == 1)
  }

  /// Readers take a change of the structure for a change of what was signed.
  @Test func aSignedDocumentKeepsItsStructure() throws {
    let field =
      "<</FT/Sig/T(signed)/V<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached"
      + "/ByteRange[0 1 2 3]/Contents<00>>>>>"
    let editor = try Workbench(objects: Self.objects(fields: field)).open()
    try editor.delete("note")
    #expect(try tree(editor) == (4, 4, 4))
  }
}
