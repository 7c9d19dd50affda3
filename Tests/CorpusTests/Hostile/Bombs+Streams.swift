// SPDX-License-Identifier: AGPL-3.0-or-later

extension Bomb {
  /// Streams that become too much, or lie about themselves.
  static let streams: [Bomb] = [
    Bomb("gigabytes of zeros") {
      var pdf = CraftedPDF()
      pdf.objects[4] = CraftedPDF.stream("/Filter/FlateDecode", DeflateBomb.zeros(runs: 4_000_000))
      return pdf
    },
    Bomb("gigabytes of zeros, packed twice") {
      var pdf = CraftedPDF()
      pdf.objects[4] = CraftedPDF.stream(
        "/Filter[/FlateDecode/FlateDecode]", DeflateBomb.twice(runs: 60_000))
      return pdf
    },
    Bomb("metadata of gigabytes") {
      var pdf = CraftedPDF(catalog: "/Metadata 10 0 R")
      pdf.objects[10] = CraftedPDF.stream(
        "/Type/Metadata/Subtype/XML/Filter[/FlateDecode/FlateDecode]",
        DeflateBomb.twice(runs: 60_000))
      return pdf
    },
    Bomb("attachment of gigabytes") {
      var pdf = CraftedPDF(
        catalog: "/Names<</EmbeddedFiles<</Names[(a)<</F(a)/EF<</F 10 0 R>>>>]>>>>")
      pdf.objects[10] = CraftedPDF.stream(
        "/Filter[/FlateDecode/FlateDecode]", DeflateBomb.twice(runs: 60_000))
      return pdf
    },
    Bomb("a thousand filters") {
      var pdf = CraftedPDF()
      let filters = String(repeating: "/FlateDecode", count: 1000)
      pdf.objects[4] = CraftedPDF.stream("/Filter[\(filters)]", DeflateBomb.zeros(runs: 1))
      return pdf
    },
    Bomb("a predictor of absurd width") {
      var pdf = CraftedPDF()
      pdf.objects[4] = CraftedPDF.stream(
        "/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 2147483647/Colors 32>>",
        DeflateBomb.zeros(runs: 10))
      return pdf
    },
    Bomb("a length that refers to itself") {
      .init([4: "<</Length 4 0 R>>stream\n0 0 9 9 re f\nendstream"])
    },
    Bomb("an absurd length") {
      .init([4: "<</Length 99999999999>>stream\n0 0 9 9 re f\nendstream"])
    },
    Bomb("content of itself") { .init([4: "[4 0 R 4 0 R]"]) },
    Bomb("crypt filter of itself") {
      .init([
        4:
          "<</Filter[/Crypt/LZWDecode/RunLengthDecode]/DecodeParms 4 0 R/Length 3>>stream\nabc\nendstream"
      ])
    },
  ]
}
