// SPDX-License-Identifier: AGPL-3.0-or-later

extension Bomb {
  /// Outlines, trees of names, layers and tags that never end.
  static let panels: [Bomb] = [
    Bomb("outline in a circle") {
      .init(
        catalog: "/Outlines 10 0 R",
        [
          10: "<</First 11 0 R/Last 11 0 R/Count 999999999>>",
          11: "<</Title(a)/Parent 10 0 R/Next 12 0 R/First 10 0 R/Last 11 0 R>>",
          12: "<</Title(b)/Next 11 0 R/Prev 12 0 R/Dest[3 0 R/XYZ null 1e99]>>",
        ])
    },
    Bomb("deep outline") {
      var pdf = CraftedPDF(catalog: "/Outlines 10 0 R")
      for number in 10..<30_010 {
        pdf.objects[number] = Array(
          "<</Title(a)/First \(number + 1) 0 R/Last \(number + 1) 0 R>>".utf8)
      }
      return pdf
    },
    Bomb("trees of names and numbers in circles") {
      .init(
        catalog:
          "/Names<</Dests 10 0 R/EmbeddedFiles 10 0 R/JavaScript 10 0 R/Pages 10 0 R>>/PageLabels 10 0 R",
        [10: "<</Kids[10 0 R 10 0 R]/Limits[(a)(b)]>>"])
    },
    Bomb("page labels of nonsense") {
      .init(
        catalog:
          "/PageLabels<</Nums[-5<</S/R/St -9>> 0<</S/r/St 2147483647/P(x)>> 99999999999<</S/A>>]>>")
    },
    Bomb("endless Roman label") {
      .init(catalog: "/PageLabels<</Nums[0<</S/R/St 999999999>>]>>")
    },
    Bomb("endless alphabetic label") {
      .init(catalog: "/PageLabels<</Nums[0<</S/a/St 2000000000>>]>>")
    },
    Bomb("layers of layers") {
      .init(
        catalog:
          "/OCProperties<</OCGs[10 0 R 11 0 R]/D<</Order 12 0 R/RBGroups 12 0 R/ON 12 0 R/AS[12 0 R]>>/Configs[12 0 R]>>",
        page: "/Resources<</Properties<</O 11 0 R>>>>", content: "/OC /O BDC 0 0 9 9 re f EMC",
        [
          10: "<</Type/OCG/Name(a)>>",
          11: "<</Type/OCMD/OCGs 11 0 R/VE[/And 12 0 R 12 0 R]/P/AllOn>>",
          12: "[/Or 12 0 R [12 0 R 12 0 R] 10 0 R]",
        ])
    },
    Bomb("tags in a circle") {
      .init(
        catalog: "/MarkInfo<</Marked true>>/StructTreeRoot 10 0 R/Lang(xx)",
        [
          10:
            "<</Type/StructTreeRoot/K[10 0 R 10 0 R]/P 10 0 R/ParentTree 10 0 R/RoleMap<</a/b/b/a>>>>"
        ])
    },
    Bomb("threads in a circle") {
      .init(
        catalog: "/Threads[10 0 R]", page: "/B[11 0 R]",
        [10: "<</F 11 0 R>>", 11: "<</T 10 0 R/N 11 0 R/V 11 0 R/P 3 0 R/R[0 0 9 9]>>"])
    },
    Bomb("information of nonsense") {
      var pdf = CraftedPDF(
        catalog: "/Version/9.9/Extensions 1 0 R/ViewerPreferences 1 0 R/PageMode 5/URI 1 0 R",
        [10: "<</Title 10 0 R/Author[1 2]/CreationDate(D:99999999999999999)/ModDate(x)>>"])
      pdf.trailer = "/Info 10 0 R/ID[(a)]"
      return pdf
    },
  ]
}
