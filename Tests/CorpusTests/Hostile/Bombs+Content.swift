// SPDX-License-Identifier: AGPL-3.0-or-later

extension Bomb {
  /// Pages that are never drawn to the end.
  static let content: [Bomb] = [
    Bomb("form that draws itself") {
      var pdf = CraftedPDF(page: "/Resources<</XObject<</X 10 0 R>>>>", content: "/X Do")
      pdf.objects[10] = form("/X 10 0 R", "/X Do /X Do")
      return pdf
    },
    Bomb("forms that draw the next ten times") {
      var pdf = CraftedPDF(page: "/Resources<</XObject<</X 10 0 R>>>>", content: "/X Do")
      for number in 10..<40 {
        pdf.objects[number] = form(
          "/X \(number + 1) 0 R", String(repeating: "/X Do ", count: 10))
      }
      pdf.objects[40] = form("", "0 0 9 9 re f")
      return pdf
    },
    Bomb("glyph that shows itself") {
      var pdf = CraftedPDF(
        page: "/Resources<</Font<</F 10 0 R>>>>", content: "BT /F 9 Tf (aaaa) Tj ET",
        [
          10:
            "<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a 11 0 R>>/Encoding<</Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[9]/Resources<</Font<</F 10 0 R>>>>>>"
        ])
      pdf.objects[11] = CraftedPDF.stream("", Array("9 0 d0 BT /F 9 Tf (aa) Tj ET".utf8))
      return pdf
    },
    Bomb("pattern of tiny steps") {
      var pdf = CraftedPDF(
        page: "/Resources<</Pattern<</P 10 0 R>>>>",
        content: "/Pattern cs /P scn 0 0 200 200 re f")
      pdf.objects[10] = CraftedPDF.stream(
        "/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 1e-9/YStep 1e-9/Resources<</Pattern<</P 10 0 R>>>>",
        Array("/Pattern cs /P scn 0 0 9 9 re f".utf8))
      return pdf
    },
    Bomb("dashes to the end of numbers") {
      .init(
        content: "2 w [3 2] 0 d 50 340282350000000000000000000000000000000 m 300 50 l 300 300 l s")
    },
    Bomb("dashes without end") {
      .init(content: "[0.0000001] 0 d 5 w 0 0 m 100000000 100000000 l S")
    },
    Bomb("dashes of nothing") { .init(content: "[0 0] 0 d 0 0 m 100 100 l S [-1 1] 5 d 9 9 l S") },
    Bomb("a million saved states") { .init(content: String(repeating: "q ", count: 1_000_000)) },
    Bomb("a million restored states") { .init(content: String(repeating: "Q ", count: 1_000_000)) },
    Bomb("deep marked content") {
      .init(content: String(repeating: "/P <</MCID 0>> BDC ", count: 200_000))
    },
    Bomb("deep clips") {
      .init(content: String(repeating: "q 0 0 100 100 re W n ", count: 100_000) + "0 0 9 9 re f")
    },
    Bomb("deep array in content") { .init(content: String(repeating: "[", count: 500_000)) },
    Bomb("a huge string") { .init(content: "(" + String(repeating: "(", count: 500_000)) },
    Bomb("absurd numbers") {
      .init(
        content:
          "1e308 1e308 m -1e308 99999999999999999999999999 l S 1e38 w 1e30 0 0 1e30 0 0 cm 0 0 1 1 re f 0 0 0 0 0 0 cm 0 0 9 9 re B"
      )
    },
    Bomb("huge page") { .init(page: "/MediaBox[0 0 1e9 1e9]") },
    Bomb("endless page") { .init(page: "/MediaBox[-1e38 -1e38 1e38 1e38]/UserUnit 1e30") },
    Bomb("no page at all") { .init(page: "/MediaBox[9 9 9 9]/Rotate 999999999999") },
    Bomb("boxes of nonsense") { .init(page: "/MediaBox[/A (b) null]/CropBox[1]/Rotate 45.5") },
    Bomb("text without width") {
      .init(
        page: "/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>",
        content: "BT /F 0 Tf " + String(repeating: "(aaaaaaaaaaaaaaaa) Tj ", count: 50_000) + "ET")
    },
    Bomb("map of all characters") {
      var pdf = CraftedPDF(
        page: "/Resources<</Font<</F 10 0 R>>>>", content: "BT /F 9 Tf <00010002> Tj ET",
        [
          10:
            "<</Type/Font/Subtype/Type0/BaseFont/X/Encoding 11 0 R/ToUnicode 11 0 R/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/X/CIDSystemInfo<</Registry(A)/Ordering(B)/Supplement 0>>/W[0 999999999 5]>>]>>"
        ])
      pdf.objects[11] = CraftedPDF.stream(
        "/Type/CMap/UseCMap 11 0 R",
        Array(
          "1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange 1 begincidrange <00000000> <FFFFFFFF> 0 endcidrange 1 beginbfrange <0000> <FFFF> <0000> endbfrange"
            .utf8))
      return pdf
    },
    Bomb("functions of functions") {
      var pdf = CraftedPDF(
        page:
          "/Resources<</Shading<</S<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 1 1]/Function 10 0 R>>>>>>",
        content: "/S sh")
      pdf.objects[10] = Array(
        "<</FunctionType 3/Domain[0 1]/Bounds[.5]/Encode[0 1 0 1]/Functions[10 0 R 10 0 R]>>".utf8)
      return pdf
    },
    Bomb("function of too many samples") {
      var pdf = CraftedPDF(
        page:
          "/Resources<</Shading<</S<</ShadingType 1/ColorSpace/DeviceGray/Function 10 0 R>>>>>>",
        content: "/S sh")
      pdf.objects[10] = CraftedPDF.stream(
        "/FunctionType 0/Domain[0 1 0 1]/Range[0 1]/Size[65535 65535]/BitsPerSample 32", [1, 2])
      return pdf
    },
    Bomb("mesh of rubbish") {
      var pdf = CraftedPDF(page: "/Resources<</Shading<</S 10 0 R>>>>", content: "/S sh")
      pdf.objects[10] = CraftedPDF.stream(
        "/ShadingType 7/ColorSpace/DeviceRGB/BitsPerCoordinate 32/BitsPerComponent 16/BitsPerFlag 8/Decode[-1e9 1e9 -1e9 1e9 0 1 0 1 0 1]",
        (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 7) })
      return pdf
    },
  ]

  static func form(_ resources: String, _ content: String) -> [UInt8] {
    CraftedPDF.stream(
      "/Type/XObject/Subtype/Form/BBox[0 0 200 200]/Resources<</XObject<<\(resources)>>>>",
      Array(content.utf8))
  }
}
