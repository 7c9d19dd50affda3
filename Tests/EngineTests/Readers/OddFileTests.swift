// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// What other readers make of files that are odd, but not broken.
@Suite struct OddFileTests {
  private static let page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R"

  /// A document of one page; its own objects begin at 5.
  private func document(
    catalog: String = "", page: String = "", _ objects: [String] = []
  ) throws -> Document {
    try MinimalPDF.open(
      MinimalPDF.file(
        [
          "<</Type/Catalog/Pages 2 0 R\(catalog)>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
          Self.page + page + ">>", "<</Length 0>>stream\n\nendstream",
        ] + objects))
  }

  private func annotation(_ entries: String) throws -> Annotation {
    let annotation = "/Annots[<</Type/Annot/NM(one)/Rect[10 10 90 30]\(entries)>>]"
    let document = try document(page: annotation)
    return try #require(document.page(0).annotations.first)
  }

  @Test(arguments: [
    "10 30 90 30 10 10 90 10", "10 30 90 30 90 10 10 10", "10 10 90 10 90 30 10 30",
    "10 10 90 10 10 30 90 30", "90 30 10 30 90 10 10 10", "10 30 10 10 90 30 90 10",
    "90 10 10 10 10 30 90 30",
  ])
  func quadsRunAsTheTextDoes(points: String) throws {
    let markup = try annotation("/Subtype/Underline/QuadPoints[\(points)]")
    #expect(markup.quads == [Quad(Rect(10, 70, 90, 90))])
  }

  /// Text that runs up keeps its direction, in whichever way its corners go around.
  @Test(arguments: ["30 10 30 90 50 10 50 90", "30 10 30 90 50 90 50 10"])
  func quadsOfTextThatRunsUp(points: String) throws {
    let quad = try #require(
      annotation("/Subtype/Highlight/QuadPoints[\(points)]").quads.first)
    #expect(quad.upperLeft == Point(30, 90) && quad.upperRight == Point(30, 10))
    #expect(quad.lowerLeft == Point(50, 90))
  }

  /// The engine draws markup that has no appearance: an underline below the text.
  @Test func markupWithoutAppearanceIsDrawnAtItsEdge() throws {
    func ink(_ points: String) throws -> Bitmap {
      let bench = try RenderBench(
        RenderFixture(
          content: "", mediaBox: "0 0 100 40",
          page: "/Annots[<</Type/Annot/Subtype/Underline/C[1 0 0]/Rect[10 10 90 30]"
            + "/QuadPoints[\(points)]>>]"))
      return try bench.render(bench.request())
    }
    let usual = try ink("10 30 90 30 10 10 90 10")
    #expect(try ink("10 10 90 10 10 30 90 30").bytes == usual.bytes)
    #expect(try ink("10 10 90 10 90 30 10 30").bytes == usual.bytes)
    #expect(Set(usual.bytes).count > 1)
  }

  @Test func dashesOfNothingAreSolid() throws {
    let solid = try annotation("/Subtype/Square/BS<</W 2/S/D/D[0 0]>>").border
    #expect(solid.style == "S" && solid.dash.isEmpty && solid.width == 2)
    #expect(try annotation("/Subtype/Square/BS<</S/D/D[3 -1]>>").border.style == "S")
    let dashed = try annotation("/Subtype/Square/BS<</S/D/D[0 2]>>").border
    #expect(dashed.style == "D" && dashed.dash == [0, 2])
    let old = try annotation("/Subtype/Link/Border[0 0 3[4 1]]").border
    #expect(old.style == "D" && old.dash == [4, 1] && old.width == 3)
    #expect(try annotation("/Subtype/Link/Border[0 0 1[0 0]]").border.style == "S")
  }

  @Test func aURIMayBeAName() throws {
    let link = try annotation("/Subtype/Link/A<</S/URI/URI/www.example.org>>")
    #expect(link.action?.kind == .uri("http://www.example.org"))
  }

  @Test func structureLeadsToItsPage() throws {
    let document = try document(
      catalog: "/Outlines 5 0 R/StructTreeRoot 7 0 R",
      [
        "<</Type/Outlines/First 6 0 R/Last 6 0 R/Count 1>>",
        "<</Title(Figure)/Parent 5 0 R/SE 8 0 R>>",
        "<</Type/StructTreeRoot/K 8 0 R>>",
        "<</Type/StructElem/S/Sect/P 7 0 R/K[9 0 R]/A<</O/Layout/BBox[10 20 60 80]>>>>",
        "<</Type/StructElem/S/P/P 8 0 R/Pg 3 0 R/K 0>>",
      ])
    let entry = try #require(document.outline().first)
    let place = Destination(pageIndex: 0, fit: .position(left: nil, top: 20, zoom: nil))
    #expect(entry.action?.kind == .goTo(place, name: nil))
  }

  @Test func namedDestinations() throws {
    let names =
      "/Names<</Dests<</Names[(b)[3 0 R/Fit] <FEFF00E9>[3 0 R/FitH 50] (lost)[99 0 R/Fit] (stray)[5 0 R/Fit]]>>>>"
    let document = try document(
      catalog: names + "/Dests<</old[3 0 R/FitB]/b[3 0 R/FitB]>>",
      ["<</Type/Page/MediaBox[0 0 9 9]>>"])
    let all = try document.namedDestinations()
    #expect(all.map(\.name) == ["b", "é", "lost", "stray", "old"])
    #expect(all.map { $0.destination?.fit } == [.page, .width(top: 50), nil, nil, .content])
    #expect(try document.destination(named: "é")?.fit == .width(top: 50))
    #expect(try document.destination(named: "old")?.fit == .content)
    #expect(try document.destination(named: "lost") == nil)
    #expect(throws: EngineError.self) { try document.destination(named: "absent") }
  }

  @Test func entriesOfTheInformationThatTheStandardDoesNotHave() throws {
    let document = try Document.open(
      .file(TextSamples.fixture("simple.pdf")), in: EngineContext(cacheBytes: 1 << 20))
    try document.enableJournal()
    try document.operation("Change") { () throws(EngineError) in
      try document.setInformation("Department", .text("Zoo"))
      try document.setInformation("Count", .integer(3))
    }
    #expect(try document.customInformation == ["Department": "Zoo", "Count": "3"])
  }

  @Test func formsThatAreOdd() throws {
    let document = try document(
      catalog: "/AcroForm<</Fields[6 0 R 8 0 R 9 0 R]>>",
      page: "/Annots[6 0 R 8 0 R 10 0 R 11 0 R]",
      [
        "<</T(parent)/FT/Tx/Kids[6 0 R]>>",
        "<</Type/Annot/Subtype/Widget/Parent 5 0 R/T(kid)/Rect[0 0 9 9]>>",
        "null",
        "<</Type/Annot/Subtype/Widget/FT/Tx/T(free)/MaxLen 0/Rect[0 0 9 9]>>",
        "<</T(group)/FT/Btn/Ff 32768/V/1/Opt[(first)(second)]/Kids[10 0 R 11 0 R]>>",
        "<</Type/Annot/Subtype/Widget/Parent 9 0 R/Rect[0 0 9 9]/AS/Off/AP<</N<</0 4 0 R>>>>>>",
        "<</Type/Annot/Subtype/Widget/Parent 9 0 R/Rect[0 0 9 9]/AS/1/AP<</N<</1 4 0 R>>>>>>",
      ])
    let fields = try document.formFields
    #expect(fields.map(\.id) == ["parent.kid", "free", "group"])
    #expect(fields[1].field.maxLength == nil)
    #expect(fields[2].widgets.map(\.exportValue) == ["first", "second"])
    #expect(fields[2].exportedValue == ["second"])
    #expect(fields[2].settled(FieldSetting("group", .state("first"))) == .state("0"))
  }

  @Test func passwordsAreWrittenInManyWays() {
    #expect(PreparedPassword.candidates("plain") == ["plain"])
    #expect(PreparedPassword.prepare("I\u{AD}X") == "IX")
    #expect(PreparedPassword.prepare("a\u{A0}b\u{3000}c") == "a b c")
    #expect(Array(PreparedPassword.prepare("e\u{301}").unicodeScalars) == ["\u{E9}"])
    #expect(PreparedPassword.prepare("\u{2168}ﬁＡ½") == "IXfiA1\u{2044}2")
    #expect(PreparedPassword.prepare("№5™…㎏𝐀①ª") == "No5TM...kgA1a")
    #expect(PreparedPassword.prepare("a´") == "a \u{301}")
    // A fraction slash is no solidus, and what is newer than Unicode 3.2 stays as it is.
    #expect(PreparedPassword.candidates("1\u{2044}2") == ["1\u{2044}2"])
    #expect(PreparedPassword.candidates("\u{1F16A}\u{2D6F}") == ["\u{1F16A}\u{2D6F}"])
  }
}
