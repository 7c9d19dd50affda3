// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Editing
@testable import Engine

/// Text in places that no page shows, or that are hard to search, is found; what can go goes.
struct RedactionScopeTests {
  private struct Case {
    var page = ""
    var resources = ""
    var contents = ""
    var others: [String] = []

    /// Two pages; the first one has the contents, the second one draws nothing. Objects from 7 on are others.
    var objects: [String] {
      let font = "/Font<</F 5 0 R\(resources.contains("/T3") ? "/T3 7 0 R" : "")>>"
      let rest = resources.replacing("/T3", with: "")
      return [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R 6 0 R]/Count 2/MediaBox[0 0 300 100]>>",
        "<</Type/Page/Parent 2 0 R/Contents 4 0 R\(page)/Resources<<\(font)\(rest)>>>>",
        RedactionScopeTests.stream(contents + " BT /F 12 Tf 20 20 Td (Kept) Tj ET"),
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
        "<</Type/Page/Parent 2 0 R/Resources<<\(font)\(rest)>>>>",
      ] + others
    }
  }

  private static func stream(_ text: String, _ entries: String = "") -> String {
    "<<\(entries)/Length \(text.utf8.count)>>\nstream\n\(text)\nendstream"
  }

  private static func form(_ text: String, _ entries: String = "/Type/XObject/Subtype/Form")
    -> String
  {
    stream(text, "\(entries)/BBox[0 0 300 100]/Resources<</Font<</F 5 0 R>>/XObject<</X 8 0 R>>>>")
  }

  private static let shows = "BT /F 12 Tf 20 60 Td (Xanadu) Tj ET"

  private func find(_ document: Document) throws -> [FoundText] {
    var finder = try TextFinder(SearchQuery("Xanadu"), in: document)
    var found: [FoundText] = []
    while let more = try finder.next(1000) { found += more }
    #expect(finder.unreadable == 0)
    return found
  }

  /// Finds "Xanadu" beside what pages show, removes it, and looks for it in the saved file.
  private func erase(_ test: Case, count: Int) throws -> SavedFile {
    let bench = try Workbench(objects: test.objects)
    let editor = try bench.open()
    let found = try find(editor.document)
    #expect(found.map(\.count).reduce(0, +) == count)
    try editor.perform(ApplyRedactions([], erasures: found.compactMap(\.erasure)), cause: .api)
    _ = try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    #expect(try bench.complaint(about: bench.file) == nil)
    let file = try #require(try SavedFile(bench.file), "There is no qpdf.")
    #expect(file.count(of: "Kept") > 0)
    return file
  }

  /// The engine does not see how a layer is used, nor the parent of a field below itself, so that these
  /// entries are not in memory.
  @Test func whatTheFileAloneHasIsFound() throws {
    let bench = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[4 0 R]/D<<>>>>/AcroForm<</Fields[5 0 R]>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 100]>>",
      "<</Type/Page/Parent 2 0 R/Annots[6 0 R]>>",
      "<</Type/OCG/Name(Kept)/Usage<</CreatorInfo<</Creator(Xanadu)>>/User<</Name 7 0 R>>>>>>",
      "<</FT/Tx/T(f)/TU(Xanadu)/Parent 5 0 R/Kids[6 0 R]>>",
      "<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/Parent 5 0 R>>", "(Xanadu)",
    ])
    let document = try bench.open().document
    _ = try document.layers
    _ = try document.page(0).annotations
    let found = try find(document)
    #expect(found.map(\.count).reduce(0, +) == 3)
    #expect(found.count { $0.erasure != nil } == 2)
    var walk = ObjectWalk()
    #expect(try walk.visit(100, in: document) { (_) throws(EngineError) in })
    #expect(walk.reached.isSuperset(of: [5, 7]))
  }

  @Test func stringsBesideContents() throws {
    let test = Case(
      page: "/B[7 0 R]/Foo(Xanadu)/VP[<</BBox[0 0 9 9]/Name(Xanadu)/Measure<</R(Xanadu)>>>>]",
      resources: "/XObject<</I 9 0 R>>", contents: "q 9 0 0 9 0 0 cm /I Do Q",
      others: [
        "<</Type/Bead/T 8 0 R/N 7 0 R/V 7 0 R/P 3 0 R/R[0 0 9 9]>>",
        "<</Type/Thread/F 7 0 R/I<</Title(Xanadu)>>>>",
        Self.stream(
          "a",
          "/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace[/Indexed/DeviceGray 5(Xanadu)]"
            + "/BitsPerComponent 8/OPI<</1.3<</F(Xanadu)>>>>"),
      ])
    // The palette is no text.
    #expect(try erase(test, count: 5).count(of: "Xanadu") == 1)
  }

  /// An object is searched whatever it says that it is.
  @Test(arguments: ["Font", "FontDescriptor", "Halftone"])
  func objectsThatClaimToBeFonts(type: String) throws {
    let test = Case(
      page: "/Annots[7 0 R]",
      others: ["<</Type/\(type)/Subtype/Text/Rect[0 0 9 9]/Contents(Xanadu)/T(Xanadu)>>"])
    #expect(try erase(test, count: 2).count(of: "Xanadu") == 0)
  }

  /// Any name can be a key of such dictionaries.
  @Test(arguments: ["W", "M", "CS", "Cert", "Index", "Function", "Encoding", "Encrypt", "Shading"])
  func keysThatMeanSomethingElseElsewhere(key: String) throws {
    let look = Self.stream(
      Self.shows, "/Subtype/Form/BBox[0 0 200 40]/Resources<</Font<</F 5 0 R>>>>")
    let test = Case(
      page: "/Annots[7 0 R]/PieceInfo<</Private<</\(key)(Xanadu)>>>>",
      resources: "/Properties<</\(key)<</ActualText(Xanadu)>>>>",
      others: [
        "<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/AS/\(key)/AP<</N<</\(key) 8 0 R>>>>>>", look,
      ])
    // Both pages have the resources.
    #expect(try erase(test, count: 4).count(of: "Xanadu") == 0)
  }

  /// What a signature, a font selection or a function says cannot go, but is told.
  @Test(arguments: [
    "/V<</Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Contents(a\\000Xanadu)>>", "/DA(% Xanadu)",
    "/Private 7 0 R",
  ])
  func whatMustStayIsTold(entry: String) throws {
    let function = Self.stream("{ % Xanadu\n}", "/FunctionType 4/Domain[0 1]/Range[0 1]")
    let document = try Workbench(objects: Case(page: entry, others: [function]).objects).open()
      .document
    #expect(try find(document).map(\.count) == [1])
    #expect(try find(document).compactMap(\.erasure).isEmpty)
  }

  /// A look that another program made stays if it does not have the word; a stamp that had it shows
  /// nothing then.
  @Test func looksThatDoNotHaveTheWordStay() throws {
    let look = "/Subtype/Form/BBox[0 0 200 40]/Resources<</Font<</F 5 0 R>>>>"
    let test = Case(
      page: "/Annots[7 0 R 8 0 R 9 0 R]",
      others: [
        "<</Type/Annot/Subtype/Stamp/Rect[0 0 200 40]/T(Xanadu)/AP<</N 10 0 R>>>>",
        "<</Type/Annot/Subtype/Square/Rect[0 0 200 40]/Contents(Xanadu)/AP<</N 10 0 R>>>>",
        "<</Type/Annot/Subtype/Stamp/Rect[0 50 200 90]/AP<</N 11 0 R>>>>",
        Self.stream("BT /F 11 Tf 6 14 Td (Paid 4711) Tj ET", look),
        Self.stream("BT /F 11 Tf 6 14 Td (Xanadu) Tj ET", look),
      ])
    let bench = try Workbench(objects: test.objects)
    let editor = try bench.open()
    let erasures = try find(editor.document).compactMap(\.erasure)
    try editor.perform(ApplyRedactions([], erasures: erasures), cause: .api)
    let annotations = try #require(try editor.document.pageObject(0)?["Annots"]?.elements)
    let shown = try annotations.map { annotation in
      let bytes = try annotation["AP"]?["N"]?.streamBytes(limit: 1 << 16) ?? []
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(shown[0].contains("Paid 4711") && shown[1].contains("Paid 4711"))
    #expect(!shown[2].contains("Tj") && !shown[2].contains("DRAFT"))
    #expect(try find(editor.document).isEmpty)
  }

  /// The trailer of such a file is the dictionary of its cross-reference stream.
  @Test func aFileWithACrossReferenceStream() throws {
    let test = Case(page: "/Foo(Xanadu)")
    let bench = try Workbench(objects: test.objects)
    var options = SaveOptions(.full)
    options.isOptimized = true
    let path = bench.folder.appending(path: "packed.pdf").path
    _ = try bench.open().save(to: path, options, expected: nil, isOriginal: false)
    let packed = try bench.document(path)
    #expect(try packed.trailer?["Type"]?.name == "XRef")
    #expect(try find(packed).map(\.count) == [1])
  }

  /// In addresses, a percent sign and two digits, or a plus sign, can stand for a letter or a space.
  @Test func encodedAddresses() throws {
    for address in ["mailto:a?subject=Xan%61du", "http://a/%58%61nadu", "http://a/?q=%ZZ+Xanad%75"]
    {
      let link = "<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(\(address))>>>>"
      let file = try erase(Case(page: "/Annots[7 0 R]", others: [link]), count: 1)
      #expect(file.count(of: address) == 0)
    }
  }

  /// The form 8 shows the word, and the form 7 only shows the form 8.
  @Test func formsThatNothingDraws() throws {
    let forms = Case(
      resources: "/XObject<</Y 7 0 R>>", others: [Self.form("/X Do"), Self.form(Self.shows)])
    #expect(try erase(forms, count: 2).count(of: "Xanadu") == 0)
    let pattern = Self.stream(
      Self.shows,
      "/PatternType 1/PaintType 1/TilingType 1/XStep 9/YStep 9/BBox[0 0 9 9]"
        + "/Resources<</Font<</F 5 0 R>>>>")
    let patterns = Case(resources: "/Pattern<</P 7 0 R>>", others: [pattern])
    #expect(try erase(patterns, count: 1).count(of: "Xanadu") == 0)
  }

  /// They are found with the text of their page.
  @Test func formsThatAreDrawnAreNoFindings() throws {
    let test = Case(
      resources: "/XObject<</Y 7 0 R>>", contents: "/Y Do",
      others: [Self.form("/X Do"), Self.form(Self.shows)])
    let document = try Workbench(objects: test.objects).open().document
    #expect(try find(document).isEmpty)
    #expect(try document.searchPage(0, for: SearchQuery("Xanadu")).count == 1)
  }

  /// A glyph that shows a word cannot go by itself, but it is told.
  @Test func glyphsThatShowWords() throws {
    let test = Case(
      resources: "/T3", contents: "BT /T3 12 Tf 20 60 Td (a) Tj ET",
      others: [
        "<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[.1 0 0 .1 0 0]/FirstChar 97"
          + "/LastChar 97/Widths[9]/Encoding<</Differences[97/a]>>/CharProcs<</a 8 0 R>>"
          + "/Resources<</Font<</F 5 0 R>>>>>>",
        Self.stream("9 0 d0 BT /F 3 Tf 0 0 Td (Xanadu) Tj ET"),
      ])
    let found = try find(Workbench(objects: test.objects).open().document)
    #expect(found == [FoundText(place: .text, pageIndex: 0, count: 1, erasure: nil)])
  }

  /// Text that is a point, or a line, is text; and pieces of a word may be drawn in another order.
  @Test(arguments: [
    "BT /F 0 Tf 50 60 Td (Xanadu) Tj ET", "q 0 0 0 0 50 60 cm \(shows) Q",
    "q 0 0 0 1 50 0 cm \(shows) Q", "BT 0 Tz /F 12 Tf 50 60 Td (Xanadu) Tj 100 Tz ET",
    "BT /F 12 Tf 71.35 60 Td (adu) Tj ET BT /F 12 Tf 50 60 Td (Xan) Tj ET",
    "BT /F 12 Tf 84.7 60 Td (u) Tj ET BT /F 12 Tf 71.35 60 Td (ad) Tj ET "
      + "BT /F 12 Tf 50 60 Td (Xan) Tj ET",
  ])
  func textWithoutExtentOrOrder(contents: String) throws {
    let bench = try Workbench(objects: Case(contents: contents).objects)
    let editor = try bench.open()
    let query = try SearchQuery("Xanadu")
    let seen = try editor.document.searchPage(0, for: query)
    let hidden = try editor.document.hiddenMatches(onPage: 0, for: query, besides: seen)
    let match = try #require((seen + hidden).first)
    #expect(seen.count + hidden.count == 1)
    var mark = Annotation(
      id: "mark", type: .redact, pageIndex: 0,
      rect: try #require(Rect(around: match.quads.flatMap(\.points))).grown(by: 0.1))
    mark.quads = [Quad(mark.rect)]
    try editor.perform(AddAnnotations([mark]), cause: .api)
    let change = try editor.redact(["mark"])
    #expect(change.effect.redactions.first?.characters == 6)
    let left = try editor.document.hiddenMatches(onPage: 0, for: query, besides: [])
    #expect(left.isEmpty)
  }

  /// Lines that do not touch, or stand on other baselines, are not joined.
  @Test(arguments: [
    "BT /F 12 Tf 80 60 Td (adu) Tj ET BT /F 12 Tf 50 60 Td (Xan) Tj ET",
    "BT /F 12 Tf 71.35 64 Td (adu) Tj ET BT /F 12 Tf 50 60 Td (Xan) Tj ET",
  ])
  func otherLinesStayApart(contents: String) throws {
    let document = try Workbench(objects: Case(contents: contents).objects).open().document
    #expect(
      try document.hiddenMatches(onPage: 0, for: SearchQuery("Xanadu"), besides: []).isEmpty)
  }
}
