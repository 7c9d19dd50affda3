// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

/// Streams whose `endstream` (ISO 32000-2, 7.3.8.1) is missing or misspelt.
@Suite struct MissingEndstreamTests {
  private static let words = ["", "endstrem", "ENDSTREAM", "end stream", "stream"]

  private func content(_ number: Int) -> String {
    "BT /F 12 Tf 20 \(200 - 20 * number) Td (Page \(number)) Tj ET"
  }

  /// Three pages with a content stream each, in objects 3 to 8.
  ///
  /// - Parameters:
  ///   - length: the length that the streams give themselves.
  ///   - others: the objects from 10 on.
  private func file(
    ending word: String, length: (Int) -> Int = { $0 }, others: [String] = [], entries: String = ""
  ) -> [UInt8] {
    let pages = (1...3).flatMap { number in
      let content = content(number)
      return [
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents \(2 + 2 * number) 0 R"
          + "/Resources<</Font<</F 9 0 R>>>>\(entries)>>",
        "<</Length \(length(content.utf8.count))>>\nstream\n\(content)\n\(word)",
      ]
    }
    return MinimalPDF.file(
      ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R 5 0 R 7 0 R]/Count 3>>"] + pages
        + ["<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"] + others)
  }

  private func texts(_ document: Document) throws -> [String] {
    try (0..<document.pageCount).map { try document.page($0).text().text }
  }

  private func contents(_ document: Document) throws -> [String] {
    try [4, 6, 8].map {
      let stream = try #require(try document.object($0))
      return String(decoding: try stream.streamBytes(limit: 1 << 20), as: UTF8.self)
    }
  }

  private func written(_ document: Document) throws -> Document {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try document.write(to: file.path, WriteOptions())
    return try MinimalPDF.open(Array(Data(contentsOf: file)))
  }

  private func withoutTable(_ file: [UInt8]) throws -> [UInt8] {
    let table = Array("xref\n0".utf8)
    let start = try #require(file.indices.last { file[$0...].starts(with: table) })
    return Array(file[..<start])
  }

  private let pages = ["Page 1", "Page 2", "Page 3"]

  @Test(arguments: words) func aStreamEndsWhereItsLengthSays(word: String) throws {
    let document = try MinimalPDF.open(file(ending: word))
    #expect(try texts(document) == pages)
    #expect(!document.isRepaired)
    #expect(try contents(document) == (1...3).map(content))
    #expect(try contents(written(MinimalPDF.open(file(ending: word)))) == (1...3).map(content))
  }

  /// Whatever the length says, a stream ends before the next object.
  @Test(
    arguments: words + ["endstream"],
    [-1000, -5, 5, 250, 1 << 20])
  func aWrongLengthDoesNotCount(word: String, difference: Int) throws {
    let document = try MinimalPDF.open(file(ending: word, length: { max(0, $0 + difference) }))
    #expect(try texts(document) == pages)
    #expect(try texts(written(document)) == pages)
    #expect(try contents(written(document)).map { $0.count < 60 } == [true, true, true])
  }

  /// A text may have the words that objects begin with.
  @Test(
    arguments: [
      "(An object begins with 12 0 obj) Tj", "(5 0 obj) Tj", "(The table\nxref is last) Tj",
      "(An endobj, and 6 0 obj) Tj",
    ], [0, 9])
  func wordsInATextEndNothing(text: String, length: Int) throws {
    let content = "BT /F 12 Tf 20 150 Td \(text) 0 -20 Td (Behind it) Tj ET"
    let stream = "<</Length \(length)>>\nstream\n\(content)\nendstream"
    let whole = MinimalPDF.file([
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R"
        + "/Resources<</Font<</F 5 0 R>>>>>>",
      stream, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ])
    for file in [whole, try withoutTable(whole)] {
      let document = try MinimalPDF.open(file)
      #expect(try texts(document).joined().contains("Behind it"))
      #expect(try texts(written(document)).joined().contains("Behind it"))
    }
  }

  /// The last stream of a file without any word that would end it.
  @Test func aTableEndsAStreamToo() throws {
    let whole = MinimalPDF.file(
      [
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 5 0 R"
          + "/Resources<</Font<</F 4 0 R>>>>>>",
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
        "<</Length 0>>\nstream\n\(content(1))",
      ])
    var file = String(decoding: whole, as: UTF8.self)
    let end = try #require(file.range(of: "endobj", options: .backwards))
    file.replaceSubrange(end, with: "      ")
    let document = try MinimalPDF.open(Array(file.utf8))
    let stream = try #require(try document.object(5)).streamBytes(limit: 1 << 20)
    #expect(try texts(document) == ["Page 1"])
    #expect(stream.count < 60)
  }

  /// When the table is made anew, such a stream does not take in the objects behind it.
  @Test(arguments: words) func aRepairFindsTheObjectsBehindIt(word: String) throws {
    let whole = file(ending: word)
    let document = try MinimalPDF.open(withoutTable(whole))
    #expect(document.isRepaired)
    #expect(try texts(document) == pages)
    #expect(try texts(written(document)) == pages)
  }

  /// A PDF within a stream stays there.
  @Test(arguments: [true, false]) func aFileInAFileIsNoneOfIts(isRepaired: Bool) throws {
    let inner = String(decoding: file(ending: "endstream"), as: UTF8.self)
    var whole = file(ending: "endstream", others: [MinimalPDF.stream(inner)])
    if isRepaired { whole = try withoutTable(whole) }
    let document = try MinimalPDF.open(whole)
    #expect(document.isRepaired == isRepaired)
    #expect(try texts(document) == pages)
    let bytes = try #require(try document.object(10)).streamBytes(limit: 1 << 20)
    #expect(String(decoding: bytes, as: UTF8.self) == inner)
  }

  /// A form that would show itself through what follows it.
  @Test(arguments: words) func aFormEndsToo(word: String) throws {
    let forms = ["BT /F 12 Tf 20 100 Td (inner) Tj ET /B Do", "BT /F 12 Tf 20 50 Td (last) Tj ET"]
    let resources = "/Resources<</Font<</F 7 0 R>>/XObject<</A 5 0 R/B 6 0 R>>>>"
    let document = try MinimalPDF.open(
      MinimalPDF.file(
        [
          "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
          "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R\(resources)>>",
          MinimalPDF.stream("/A Do"),
        ]
          + forms.map {
            "<</Type/XObject/Subtype/Form/BBox[0 0 200 200]\(resources)"
              + "/Length \($0.utf8.count)>>\nstream\n\($0)\n\(word)"
          } + ["<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>", MinimalPDF.stream("/A Do")]))
    #expect(try document.page(0).text().text.split(separator: "\n") == ["inner", "last"])
  }

  /// What shows an appearance is drawn again once its stream has an end.
  @Test(arguments: words) func anAppearanceEndsToo(word: String) throws {
    var fixture = RenderFixture(content: "")
    let form = "1 0 0 rg 10 10 20 20 re f"
    fixture.page = "/Annots[5 0 R]"
    fixture.objects = [
      "<</Type/Annot/Subtype/Stamp/Rect[0 0 200 300]/F 4/AP<</N 6 0 R>>>>",
      "<</Type/XObject/Subtype/Form/BBox[0 0 200 300]/Length \(form.utf8.count)>>\nstream\n"
        + "\(form)\n\(word)", RenderFixture.stream("", "0 0 1 rg 0 0 200 300 re f"),
    ]
    let bench = try RenderBench(fixture)
    let list = try bench.page.displayList(.all)
    let png = try #require(
      DecodedPNG(try bench.rasterizer.render(list, bench.request()).png()))
    #expect(png[20, 279] == [255, 0, 0])
    #expect(png[150, 100] == [255, 255, 255])
  }
}
