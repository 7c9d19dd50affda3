// SPDX-License-Identifier: AGPL-3.0-or-later

extension Bomb {
  /// Annotations, fields and actions that refer to each other without end.
  static let interaction: [Bomb] = [
    Bomb("one annotation a thousand times") {
      .init(
        page: "/Annots[" + String(repeating: "10 0 R ", count: 1000) + "]",
        [10: "<</Type/Annot/Subtype/Square/Rect[0 0 50 50]/C[1 0 0]>>"])
    },
    Bomb("popups, parents and replies in a circle") {
      .init(
        page: "/Annots[10 0 R 11 0 R 12 0 R]",
        [
          10:
            "<</Subtype/Text/Rect[0 0 9 9]/Popup 11 0 R/IRT 12 0 R/Parent 10 0 R/AP<</N 10 0 R>>>>",
          11: "<</Subtype/Popup/Rect[0 0 9 9]/Parent 10 0 R/Popup 11 0 R>>",
          12: "<</Subtype/Text/Rect[0 0 9 9]/IRT 10 0 R/RT/Group>>",
        ])
    },
    Bomb("annotations of nonsense") {
      .init(
        page:
          "/Annots[null 1 (a) <<>> <</Subtype/Ink/Rect[1]/InkList[[1][][null 2]]>> <</Subtype/Line/L[1 2]>> <</Subtype/Highlight/QuadPoints[1e99 2 3]>> <</Subtype/FreeText/DA 5/DS[]/Rect[0 0 1e38 -1e38]>> <</Subtype/Polygon/Vertices[1 2 3 (x)]>>]"
      )
    },
    Bomb("very many points of ink") {
      .init(
        page: "/Annots[<</Subtype/Ink/Rect[0 0 200 200]/C[1 0 0]/InkList[["
          + String(repeating: "1 2 3 4 ", count: 5000) + "]]>>]")
    },
    Bomb("very many quads") {
      .init(
        page: "/Annots[<</Subtype/Highlight/Rect[0 0 200 200]/C[1 0 0]/QuadPoints["
          + String(repeating: "1 2 3 2 1 1 3 1 ", count: 5000) + "]>>]")
    },
    Bomb("appearance that shows itself") {
      var pdf = CraftedPDF(
        page: "/Annots[<</Subtype/Stamp/Rect[0 0 100 100]/AP<</N 10 0 R>>>>]")
      pdf.objects[10] = form("/X 10 0 R", "/X Do")
      return pdf
    },
    Bomb("fields that are their own kids") {
      .init(
        catalog: "/AcroForm<</Fields[10 0 R 10 0 R]/CO[10 0 R]/DR 10 0 R>>",
        page: "/Annots[10 0 R]",
        [
          10:
            "<</FT/Tx/T(a)/Subtype/Widget/Rect[0 0 9 9]/Kids[10 0 R 10 0 R]/Parent 10 0 R/V 10 0 R/Opt 10 0 R>>"
        ])
    },
    Bomb("deep fields") {
      var pdf = CraftedPDF(catalog: "/AcroForm<</Fields[10 0 R]>>", page: "/Annots[20009 0 R]")
      for number in 10..<20_010 {
        let parent = number == 10 ? "" : "/Parent \(number - 1) 0 R"
        pdf.objects[number] = Array(
          "<</T(a)/FT/Tx/Subtype/Widget/Rect[0 0 9 9]\(parent)/Kids[\(number + 1) 0 R]>>".utf8)
      }
      return pdf
    },
    Bomb("fields that double at every level") {
      var pdf = CraftedPDF(catalog: "/AcroForm<</Fields[10 0 R]>>", page: "/Annots[10 0 R]")
      for number in 10..<50 {
        pdf.objects[number] = Array(
          "<</T(a)/FT/Tx/Kids[\(number + 1) 0 R \(number + 1) 0 R]>>".utf8)
      }
      return pdf
    },
    Bomb("list of very many options") {
      .init(
        catalog: "/AcroForm<</Fields[10 0 R]>>", page: "/Annots[10 0 R]",
        [
          10: "<</FT/Ch/T(a)/Subtype/Widget/Rect[0 0 99 99]/Opt["
            + String(repeating: "[(a)(b)]", count: 5000) + "]>>"
        ])
    },
    Bomb("actions in a circle") {
      .init(
        catalog: "/OpenAction 10 0 R/AA<</WS 10 0 R>>",
        page: "/AA<</O 10 0 R>>/Annots[<</Subtype/Link/Rect[50 50 150 150]/A 10 0 R>>]",
        [10: "<</S/URI/URI(http://a)/Next[10 0 R 10 0 R 10 0 R]>>"])
    },
    Bomb("deep targets") {
      .init(
        page: "/Annots[<</Subtype/Link/Rect[50 50 150 150]/A<</S/GoToE/T 10 0 R>>>>]",
        [10: "<</R/C/N(a)/T 10 0 R>>"])
    },
    Bomb("destination that names itself") {
      .init(
        catalog: "/Dests<</a/a/b 10 0 R>>/Names<</Dests<</Names[(a)(a)]>>>>",
        page: "/Annots[<</Subtype/Link/Rect[50 50 150 150]/Dest(a)>>]", [10: "<</D 10 0 R>>"])
    },
    Bomb("signature of everything") {
      .init(
        catalog: "/AcroForm<</SigFlags 3/Fields[10 0 R]>>", page: "/Annots[10 0 R]",
        [
          10:
            "<</FT/Sig/T(s)/Subtype/Widget/Rect[0 0 9 9]/V<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/ByteRange[0 99999999999 -5 9223372036854775807]/Contents<30820000>/Reference[10 0 R]>>/Lock 10 0 R>>"
        ])
    },
    Bomb("media of rubbish") {
      .init(
        page:
          "/Annots[<</Subtype/RichMedia/Rect[0 0 99 99]/RichMediaContent 10 0 R>><</Subtype/Screen/Rect[0 0 99 99]/A<</S/Rendition/R 10 0 R/AN 10 0 R>>>><</Subtype/Sound/Rect[0 0 9 9]/Sound 4 0 R>><</Subtype/Movie/Rect[0 0 9 9]/Movie<</F 10 0 R>>>><</Subtype/3D/3DD 10 0 R/Rect[0 0 9 9]>>]",
        [10: "<</S/SR/R[10 0 R]/C 10 0 R/D 10 0 R/Assets<</Kids[10 0 R]>>/Configurations[10 0 R]>>"]
      )
    },
  ]
}
