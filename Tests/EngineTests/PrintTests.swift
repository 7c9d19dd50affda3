// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

/// What a picture for print shows (ISO 32000-2, tables 100 and 167).
struct PrintTests {
  /// A square in the page, which something may draw.
  struct Square: CustomTestStringConvertible {
    let name: String
    let object: String
    let onScreen: Bool
    let onPaper: Bool

    var testDescription: String { name }
  }

  private static let look = "/Rect[20 20 80 80]/AP<</N 6 0 R>>"
  private static let field = "/Subtype/Widget/T(f)"

  private static let squares: [Square] = [
    Square(name: "stamp", object: "/Subtype/Stamp\(look)/F 0", onScreen: true, onPaper: false),
    Square(
      name: "printed stamp", object: "/Subtype/Stamp\(look)/F 4", onScreen: true, onPaper: true),
    Square(
      name: "stamp for print only", object: "/Subtype/Stamp\(look)/F 36", onScreen: false,
      onPaper: true),
    Square(name: "hidden", object: "/Subtype/Stamp\(look)/F 6", onScreen: false, onPaper: false),
    Square(
      name: "button", object: "\(field)/FT/Btn/Ff 65536\(look)/F 0", onScreen: true, onPaper: false),
    Square(
      name: "printed button", object: "\(field)/FT/Btn/Ff 65536\(look)/F 4", onScreen: true,
      onPaper: true),
    Square(
      name: "button for print only", object: "\(field)/FT/Btn/Ff 65536\(look)/F 36",
      onScreen: false, onPaper: true),
    Square(
      name: "text", object: "\(field)/FT/Tx/V(MMM)/DA(/Helv 30 Tf)\(look)/F 0", onScreen: true,
      onPaper: false),
    Square(
      name: "printed text", object: "\(field)/FT/Tx/V(MMM)/DA(/Helv 30 Tf)/Rect[20 20 80 80]/F 4",
      onScreen: true, onPaper: true),
    Square(
      name: "movie", object: "/Subtype/Movie/Movie<</Poster 7 0 R>>/Rect[20 20 80 80]/F 0",
      onScreen: true, onPaper: false),
    Square(
      name: "printed movie", object: "/Subtype/Movie/Movie<</Poster 7 0 R>>/Rect[20 20 80 80]/F 36",
      onScreen: false, onPaper: true),
    Square(
      name: "attached file", object: "/Subtype/FileAttachment\(look)/F 0", onScreen: true,
      onPaper: false),
    Square(
      name: "printed file", object: "/Subtype/FileAttachment\(look)/F 4", onScreen: true,
      onPaper: true),
    Square(
      name: "hidden file", object: "/Subtype/FileAttachment\(look)/F 6", onScreen: false,
      onPaper: false),
    Square(
      name: "file on a layer that is not printed",
      object: "/Subtype/FileAttachment\(look)/F 4/OC 8 0 R", onScreen: true, onPaper: false),
    Square(
      name: "stamp on a layer that is not printed", object: "/Subtype/Stamp\(look)/F 4/OC 8 0 R",
      onScreen: true, onPaper: false),
  ]

  private static func fixture(
    _ annotation: String, content: String = "", page: String = "",
    layer: String = "/Print<</PrintState/OFF>>", configuration: String = ""
  ) -> RenderFixture {
    RenderFixture(
      content: content, mediaBox: "0 0 100 100", page: "/Annots[5 0 R]\(page)",
      objects: [
        "<</Type/Annot\(annotation)>>",
        RenderFixture.stream(
          "/Subtype/Form/BBox[0 0 60 60]", "0 g 5 5 50 50 re f 1 0 0 rg 5 5 20 10 re f"),
        RenderFixture.stream(
          "/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8"
            + "/Filter/ASCIIHexDecode", "20>"),
        "<</Type/OCG/Name(Screen)/Usage<<\(layer)>>>>",
      ],
      resources: "/Properties<</L 8 0 R>>",
      catalog: "/AcroForm<</Fields[5 0 R]/DR<</Font<</Helv<</Type/Font/Subtype/Type1"
        + "/BaseFont/Helvetica>>>>>>>>/OCProperties<</OCGs[8 0 R]/D<<\(configuration)>>>>")
  }

  private func draw(_ fixture: RenderFixture, _ parts: PageParts) throws -> [UInt8] {
    let bench = try RenderBench(fixture)
    return try bench.rasterizer.render(bench.page.displayList(parts), bench.request()).bytes
  }

  private func hasInk(_ pixels: [UInt8]) -> Bool { pixels.contains { $0 < 128 } }

  private static let paper = PageParts.all.union(.forPrint)

  @Test(arguments: squares) func flagsDecideWhatIsPrinted(square: Square) throws {
    let fixture = Self.fixture(square.object)
    #expect(try hasInk(draw(fixture, .all)) == square.onScreen)
    #expect(try hasInk(draw(fixture, Self.paper)) == square.onPaper)
  }

  @Test func contentsOfALayerThatIsNotPrintedAreLeftOut() throws {
    let fixture = Self.fixture(
      "/Subtype/Link/Rect[0 0 1 1]/Border[0 0 0]",
      content: "/OC /L BDC 10 10 50 50 re f EMC")
    #expect(try hasInk(draw(fixture, .contents)))
    #expect(try !hasInk(draw(fixture, [.contents, .forPrint])))
  }

  /// Usages that decide (ISO 32000-2, 8.11.4.4): of a layer for the screen, of one for paper, and both with
  /// states of the document that say the contrary.
  @Test(arguments: ["ON", "OFF"], ["", "/OFF[8 0 R]"])
  func whatALayerIsForDecides(printed: String, configuration: String) throws {
    let shown = printed == "ON" ? "OFF" : "ON"
    let decides = ["View", "Print"].map { "<</Event/\($0)/Category[/\($0)]/OCGs[8 0 R]>>" }.joined()
    let fixture = Self.fixture(
      "/Subtype/Link/Rect[0 0 1 1]/Border[0 0 0]",
      content: "/OC /L BDC 10 10 50 50 re f EMC",
      layer: "/Print<</PrintState/\(printed)>>/View<</ViewState/\(shown)>>",
      configuration: "/AS[\(decides)]\(configuration)")
    #expect(try hasInk(draw(fixture, .contents)) == (shown == "ON"))
    #expect(try hasInk(draw(fixture, [.contents, .forPrint])) == (printed == "ON"))
    // One after the other, in one document.
    let bench = try RenderBench(fixture)
    for parts in [PageParts.contents, [.contents, .forPrint], .contents] {
      let list = try bench.page.displayList(parts, isKept: false)
      let expected = parts.contains(.forPrint) ? printed : shown
      #expect(
        try hasInk(bench.rasterizer.render(list, bench.request()).bytes) == (expected == "ON"))
    }
    let layers = try bench.document.layers.all
    #expect(layers.map(\.isVisible) == [shown == "ON"])
    // What the user has chosen holds on paper, too.
    let number = try #require(layers.first?.number)
    try bench.document.showLayers([(number, shown != "ON")])
    let chosen = try bench.document.page(0).displayList([.contents, .forPrint])
    #expect(try hasInk(bench.rasterizer.render(chosen, bench.request()).bytes) == (shown != "ON"))
  }

  @Test(arguments: [0, 90, 180, 270]) func anAttachedFileIsPrintedWhereTheScreenShowsIt(
    angle: Int
  ) throws {
    for flags in [4, 4 | 8, 4 | 16] {
      let fixture = Self.fixture(
        "/Subtype/FileAttachment\(Self.look)/F \(flags)", page: "/Rotate \(angle)")
      #expect(try draw(fixture, .all) == draw(fixture, Self.paper), "flags \(flags)")
    }
  }

  @Test(arguments: [0, 90, 180, 270], ["0 0 100 100", "10 30 90 100"])
  func whatIsPrintedIsWhereTheScreenShowsIt(angle: Int, crop: String) throws {
    for flags in [4, 4 | 16] {
      let fixture = Self.fixture(
        "\(Self.field)/FT/Btn/Ff 65536\(Self.look)/F \(flags)",
        page: "/Rotate \(angle)/CropBox[\(crop)]")
      let screen = try draw(fixture, .all)
      #expect(screen == (try draw(fixture, Self.paper)), "flags \(flags)")
      #expect(hasInk(screen) || flags != 4)
    }
  }
}
