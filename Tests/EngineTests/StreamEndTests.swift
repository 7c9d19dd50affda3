// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// What a form or a pattern leaves open ends with it (ISO 32000-2, 7.8.2): it is a content stream of its own.
@Suite struct StreamEndTests {
  private static let after = "0 0 1 rg 100 100 50 50 re f BT /F 12 Tf 10 200 Td (after) Tj ET"
  private static let square = "0 1 0 rg 0 0 20 20 re f"

  /// A page that draws a form, and then a square and a word; layer `L` is hidden.
  private func fixture(_ form: String, _ content: String = "/X Do " + after) -> RenderFixture {
    var fixture = RenderFixture(content: content)
    fixture.objects = [
      RenderFixture.stream(
        "/Type/XObject/Subtype/Form/BBox[0 0 20 20]/Resources<</Properties<</L 7 0 R>>>>", form),
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>", "<</Type/OCG/Name(one)>>",
      RenderFixture.stream(
        "/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9"
          + "/Resources<<>>", "1 0 0 rg 0 0 9 9 re f W"),
    ]
    fixture.resources =
      "/XObject<</X 5 0 R>>/Font<</F 6 0 R>>/Properties<</L 7 0 R>>/Pattern<</P 8 0 R>>"
    fixture.catalog = "/OCProperties<</OCGs[7 0 R]/D<</OFF[7 0 R]>>>>"
    return fixture
  }

  private func bench(_ form: String, _ content: String = "/X Do " + after) throws -> RenderBench {
    try RenderBench(fixture(form, content))
  }

  /// The colour of a point of user space.
  private func color(_ bench: RenderBench, _ x: Int, _ y: Int) throws -> [UInt8]? {
    let png = try #require(DecodedPNG(try bench.render(bench.request()).png()))
    return png[x, 299 - y]
  }

  @Test(arguments: [
    square + " W", square + " W*", square + " 0 0 5 5 re W", square + " 0 0 5 5 re",
    "/OC /L BDC " + square, "/A BMC /OC /L BDC q " + square, square + " EMC",
  ])
  func whatFollowsIsDrawn(form: String) throws {
    let bench = try bench(form)
    #expect(try bench.page.text().text == "after")
    #expect(try color(bench, 120, 120) == [0, 0, 255])
    #expect(try bench.document.searchPage(0, for: SearchQuery("after")).count == 1)
  }

  @Test(
    arguments: [square + " 0 0 5 5 re W", "/OC /L BDC " + square],
    [PageParts.all, [.all, .forPrint]])
  func whatFollowsInAnAppearanceIsDrawn(form: String, parts: PageParts) throws {
    var fixture = self.fixture(form, "")
    let resources = fixture.resources
    fixture.objects += [
      RenderFixture.stream(
        "/Type/XObject/Subtype/Form/BBox[0 0 200 300]/Resources<<\(resources)>>",
        "/X Do " + Self.after),
      "<</Type/Annot/Subtype/Stamp/Rect[0 0 200 300]/F 4/AP<</N 9 0 R>>>>",
    ]
    fixture.page = "/Annots[10 0 R]"
    let bench = try RenderBench(fixture)
    let list = try bench.page.displayList(parts)
    let picture = try bench.rasterizer.render(list, bench.request())
    let png = try #require(DecodedPNG(try picture.png()))
    #expect(png[120, 179] == [0, 0, 255])
  }

  @Test func aPathOfAFormIsNotPaintedLater() throws {
    let bench = try bench("0 0 15 15 re", "1 0 0 rg /X Do f " + Self.after)
    #expect(try color(bench, 5, 5) == [255, 255, 255])
  }

  @Test func aPatternEndsToo() throws {
    let bench = try bench("", "/Pattern cs /P scn 10 10 50 50 re f " + Self.after)
    #expect(try color(bench, 30, 30) == [255, 0, 0])
    #expect(try color(bench, 120, 120) == [0, 0, 255])
    #expect(try bench.page.text().text == "after")
  }

  /// A form does not show what the page hides.
  @Test func whatThePageHidesStaysHidden() throws {
    let bench = try bench(Self.square + " EMC " + Self.square, "/OC /L BDC /X Do " + Self.after)
    #expect(try bench.page.text().isEmpty)
    #expect(try bench.page.inkBounds() == nil)
    let whole = try self.bench(Self.square + " EMC", "/OC /L BDC /X Do EMC " + Self.after)
    #expect(try whole.page.text().text == "after")
  }

  /// A page that was cropped is clipped, and one with a group blends, as before.
  @Test func thePageItselfIsDrawnAsBefore() throws {
    var fixture = RenderFixture(content: "0 1 0 rg 0 0 200 300 re f")
    fixture.page = "/CropBox[50 50 150 250]/Group<</S/Transparency/CS/DeviceRGB>>"
    let bench = try RenderBench(fixture)
    let png = try #require(DecodedPNG(try bench.render(bench.request()).png()))
    #expect((png.width, png.height) == (100, 200))
    #expect(png[0, 0] == [0, 255, 0] && png[99, 199] == [0, 255, 0])
  }
}
