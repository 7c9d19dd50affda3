// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

/// A file that is made to harm who reads it.
struct Bomb: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: @Sendable () -> [UInt8]

  init(_ name: String, _ make: @escaping @Sendable () -> CraftedPDF) {
    self.name = name
    bytes = { make().bytes }
  }

  var testDescription: String { name }

  static let all = structure + streams + content + pictures + interaction + panels

  /// Circles, depths and lies in the objects that hold a document together.
  static let structure: [Bomb] = [
    Bomb("deep array") { .init(catalog: "/X 10 0 R", [10: nested("[", "]", 100_000)]) },
    Bomb("deep dictionary") { .init(catalog: "/X 10 0 R", [10: nested("<</A ", ">>", 100_000)]) },
    Bomb("deep array in the page") { .init(page: "/Tabs " + nested("[", "]", 50_000)) },
    Bomb("unclosed array") { .init(page: "/Annots " + String(repeating: "[", count: 100_000)) },
    Bomb("reference to itself") { .init(catalog: "/Names 10 0 R", [10: "10 0 R"]) },
    Bomb("circle of references") {
      .init(page: "/Annots 10 0 R", [10: "11 0 R", 11: "12 0 R", 12: "10 0 R"])
    },
    Bomb("page tree in a circle") { .init([2: "<</Type/Pages/Kids[2 0 R 3 0 R 2 0 R]/Count 3>>"]) },
    Bomb("deep page tree") {
      var pdf = CraftedPDF([2: "<</Type/Pages/Kids[10 0 R]/Count 1>>"])
      for number in 10..<20_010 {
        pdf.objects[number] = Array(
          "<</Type/Pages/Parent \(number == 10 ? 2 : number - 1) 0 R/Kids[\(number + 1) 0 R]/Count 1>>"
            .utf8)
      }
      pdf.objects[20_010] = Array(
        "<</Type/Page/Parent 20009 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>".utf8)
      return pdf
    },
    Bomb("page tree that doubles at every level") {
      var pdf = CraftedPDF([2: "<</Type/Pages/Kids[10 0 R 10 0 R]/Count 1099511627776>>"])
      for number in 10..<50 {
        let kid = number == 49 ? 3 : number + 1
        pdf.objects[number] = Array("<</Type/Pages/Parent 2 0 R/Kids[\(kid) 0 R \(kid) 0 R]>>".utf8)
      }
      return pdf
    },
    Bomb("two billion pages") { .init([2: "<</Type/Pages/Kids[3 0 R]/Count 2147483647>>"]) },
    Bomb("a million pages") { .init([2: "<</Type/Pages/Kids[3 0 R]/Count 1000000>>"]) },
    Bomb("minus one page") { .init([2: "<</Type/Pages/Kids[3 0 R]/Count -1>>"]) },
    Bomb("one page many times") {
      .init([
        2: "<</Type/Pages/Count 50000/Kids[" + String(repeating: "3 0 R ", count: 50_000) + "]>>"
      ])
    },
    Bomb("parents in a circle") {
      .init([
        2: "<</Type/Pages/Kids[3 0 R]/Count 1/Parent 10 0 R>>", 10: "<</Type/Pages/Parent 2 0 R>>",
      ])
    },
    Bomb("older tables in a circle") {
      var pdf = CraftedPDF()
      pdf.trailer = "/Prev 9"
      return pdf
    },
    Bomb("table stream of absurd size") {
      var pdf = CraftedPDF()
      pdf.objects[10] = CraftedPDF.stream(
        "/Type/XRef/W[8 8 8]/Index[0 2147483647]/Size 2147483647/Root 1 0 R", [1, 2, 3])
      pdf.trailer = "/XRefStm 15"
      return pdf
    },
    Bomb("object stream that extends itself") {
      var pdf = CraftedPDF(catalog: "/X 11 0 R")
      pdf.objects[10] = CraftedPDF.stream(
        "/Type/ObjStm/N 100000000/First 999999999/Extends 10 0 R", Array("11 0 ".utf8))
      return pdf
    },
    Bomb("absurd object numbers") {
      .init(page: "/Annots[4294967296 0 R -5 0 R 8388607 65535 R 99999999999999999999 0 R]")
    },
    Bomb("odd encryption") {
      var pdf = CraftedPDF([
        10: "<</Filter/Standard/V 5/R 6/Length -1/O()/U()/P 9e99/CF<</X 10 0 R>>>>"
      ])
      pdf.trailer = "/Encrypt 10 0 R"
      return pdf
    },
  ]

  static func nested(_ open: String, _ close: String, _ depth: Int) -> String {
    String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
  }
}
