// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// What repeats removed contents elsewhere in a file goes with them; what belongs to others stays.
struct RedactedCopiesTests {
  private static func file(_ name: String) -> String {
    "<</Type/Filespec/F(\(name))/UF(\(name))/EF<</F 20 0 R>>>>"
  }

  private static let objects: [String] = {
    let contents =
      "/Formula<</MCID 0>>BDC BT /F 12 Tf 20 60 Td (Xanadu) Tj ET EMC /P<</MCID 1>>BDC BT /F 12 Tf "
      + "20 20 Td (Kept) Tj ET EMC q 30 0 0 30 200 50 cm /I Do Q q 30 0 0 30 250 50 cm /J Do Q "
      + "q 1 0 0 1 20 60 cm /X Do Q"
    let image =
      "/Type/XObject/Subtype/Image/Width 1/Height 2/ColorSpace/DeviceGray/BitsPerComponent 8"
    func stream(_ text: String, _ entries: String) -> String {
      "<<\(entries)/Length \(text.utf8.count)>>\nstream\n\(text)\nendstream"
    }
    return [
      "<</Type/Catalog/Pages 2 0 R/StructTreeRoot 7 0 R/MarkInfo<</Marked true>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 100]>>",
      "<</Type/Page/Parent 2 0 R/Contents 4 0 R/StructParents 0/AF[\(file("secret page"))]"
        + "/Resources<</Font<</F 5 0 R>>/XObject<</I 6 0 R/J 13 0 R/X 14 0 R>>>>>>",
      stream(contents, ""), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
      stream("aa", image + "/StructParent 1"),
      "<</Type/StructTreeRoot/K 8 0 R/ParentTree 12 0 R>>",
      "<</Type/StructElem/S/Document/P 7 0 R/K[9 0 R 10 0 R 11 0 R 15 0 R]>>",
      "<</Type/StructElem/S/Formula/P 8 0 R/Pg 3 0 R/K 0/Phoneme(secret 1)/AF[\(file("secret 2"))]"
        + "/A[<</O/Table/Summary(secret 3)/ColSpan 2>> 0 "
        + "<</O/UserProperties/P[<</N(a)/V(secret 4)>>]>>]>>",
      "<</Type/StructElem/S/P/P 8 0 R/Pg 3 0 R/K 1/Phoneme(kept)/AF[\(file("kept"))]"
        + "/A<</O/Table/Summary(kept)>>>>",
      "<</Type/StructElem/S/Figure/P 8 0 R/K<</Type/OBJR/Obj 6 0 R/Pg 3 0 R>>/Alt(secret 5)>>",
      "<</Nums[0[9 0 R 10 0 R]1 11 0 R 2 15 0 R]>>", stream("aa", image + "/StructParent 2"),
      stream(
        "",
        "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Ref<</F(secret 6)/Page 0>>"
          + "/AF[\(file("secret 7"))]"),
      "<</Type/StructElem/S/Figure/P 8 0 R/K<</Type/OBJR/Obj 13 0 R/Pg 3 0 R>>/Alt(kept)>>",
    ] + Array(repeating: "null", count: 4) + [stream("data", "/Type/EmbeddedFile")]
  }()

  @Test func copiesOfRemovedContentsGo() throws {
    let bench = try Workbench(objects: Self.objects)
    let editor = try bench.open()
    let marks = [Rect(15, 25, 100, 50), Rect(195, 15, 235, 55)].enumerated().map { index, rect in
      Annotation(id: "mark\(index)", type: .redact, pageIndex: 0, rect: rect)
    }
    try editor.perform(AddAnnotations(marks), cause: .api)
    _ = try editor.redact(Set(marks.map(\.id)))
    _ = try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    #expect(try bench.complaint(about: bench.file) == nil)
    let saved = try #require(try SavedFile(bench.file), "There is no qpdf.")
    #expect(saved.count(of: "secret") == 0)
    #expect(saved.count(of: "ColSpan") == 1)
    // The word itself, a pronunciation, a summary, a file with two names, and an image's text.
    #expect(saved.count(of: "(kept)") == 5)
    #expect(saved.count(of: "Kept") == 1)
  }

  /// Structure elements name their page, although the parent tree does not know it.
  @Test(arguments: ["/StructParents 0", "/ParentTree 12 0 R"])
  func wordsOfUnlistedElementsGo(entry: String) throws {
    let objects = Self.objects.map { $0.replacingOccurrences(of: entry, with: "") }
    let bench = try Workbench(objects: objects)
    let editor = try bench.open()
    let mark = Annotation(id: "mark", type: .redact, pageIndex: 0, rect: Rect(15, 25, 100, 50))
    try editor.perform(AddAnnotations([mark]), cause: .api)
    _ = try editor.redact(["mark"])
    _ = try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    let saved = try #require(try SavedFile(bench.file), "There is no qpdf.")
    for number in 1...4 { #expect(saved.count(of: "secret \(number)") == 0) }
    #expect(saved.count(of: "kept") > 0)
  }

  /// A field whose dictionary is not its widget, which an action names by reference.
  @Test func theValueOfARedactedFieldIsNowhere() throws {
    let bench = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 6 0 R]>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 100]>>",
      "<</Type/Page/Parent 2 0 R/Annots[5 0 R 6 0 R]>>",
      "<</FT/Tx/T(a)/V(secret 1)/DV(secret 2)/TU(secret 3)/Kids[5 0 R]>>",
      "<</Type/Annot/Subtype/Widget/Parent 4 0 R/P 3 0 R/F 4/Rect[20 20 80 40]>>",
      "<</Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/T(b)/P 3 0 R/F 4/Rect[200 20 280 40]"
        + "/A<</S/ResetForm/Fields[4 0 R]>>>>",
    ])
    let editor = try bench.open()
    let mark = Annotation(id: "mark", type: .redact, pageIndex: 0, rect: Rect(10, 50, 100, 90))
    try editor.perform(AddAnnotations([mark]), cause: .api)
    _ = try editor.redact(["mark"])
    _ = try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    #expect(try bench.complaint(about: bench.file) == nil)
    let saved = try #require(try SavedFile(bench.file), "There is no qpdf.")
    #expect(saved.count(of: "secret") == 0)
    #expect(saved.count(of: "ResetForm") == 1)
  }
}
