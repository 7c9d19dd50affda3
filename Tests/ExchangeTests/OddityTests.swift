// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Exchange
import Testing

/// What is unusual about annotations goes out and comes in again, and keeps nothing else from doing so.
struct OddityTests {
  /// Annotations that no attribute or element can say all of.
  static let odd: [(subtype: String, entries: [String: PDFValue])] = [
    ("Link", ["A": .dictionary(["S": .name("URI"), "URI": .text("")])]),
    (
      "Link",
      ["A": .dictionary(["S": .name("URI"), "URI": .text("x:y"), "IsMap": .boolean(true)])]
    ),
    (
      "Link",
      [
        "A": .dictionary([
          "S": .name("Launch"),
          "F": .dictionary(["Type": .name("Filespec"), "F": .text("f"), "UF": .text("f")]),
          "NewWindow": .boolean(true), "Win": .dictionary(["F": .text("w")]),
        ])
      ]
    ),
    ("Square", ["Border": .array([.integer(0), .integer(0), .integer(2), .numbers([4, 2])])]),
    ("Square", ["Border": .numbers([3, 3, 2])]),
    ("Square", ["BS": .dictionary(["W": .integer(2), "S": .name("D")])]),
    (
      "Square",
      [
        "BS": .dictionary(["W": .integer(2), "S": .name("I")]),
        "BE": .dictionary(["S": .name("C"), "I": .integer(2)]),
      ]
    ),
    ("Square", ["BE": .dictionary(["S": .name("S"), "I": .integer(0)])]),
    ("FileAttachment", ["FS": .dictionary(["Type": .name("Filespec"), "F": .text("lost.txt")])]),
  ]

  @Test(arguments: [ExchangeFormat.xfdf, .fdf])
  func itComesBack(format: ExchangeFormat) throws {
    let bench = try Bench("simple.pdf")
    for (index, odd) in Self.odd.enumerated() {
      try bench.put("odd-\(index)", odd.subtype, odd.entries)
    }
    let file = try bench.export(format)
    #expect(file.skipped.isEmpty)
    #expect(try bench.take(file.bytes, format) == ImportReport())
    let copy = try Bench("simple.pdf")
    #expect(try copy.take(file.bytes, format).skipped.isEmpty)
    for (index, odd) in Self.odd.enumerated() {
      let entries = try copy.entries("odd-\(index)")
      for (key, value) in odd.entries {
        #expect(entries[key]?.isNear(value) == true, "\(index): \(key)")
      }
    }
  }

  /// Dashes that do not apply stay so.
  @Test func dashesWithoutAStyleAreNone() throws {
    let bench = try Bench("simple.pdf")
    try bench.put("d", "Square", ["BS": .dictionary(["W": .integer(1), "D": .numbers([3])])])
    let copy = try Bench("simple.pdf")
    try copy.take(try bench.export(.xfdf).bytes, .xfdf)
    #expect(try copy.annotations.map(\.border) == bench.annotations.map(\.border))
  }

  /// What has nothing to be seen is left out where it would be new, and does not stop the rest.
  @Test(arguments: [ExchangeFormat.xfdf, .fdf])
  func whatCannotBeSeenIsSkipped(format: ExchangeFormat) throws {
    let unseen = [
      "/Polygon/NM(path)/Path[[10 10][50 50]]", "/Highlight/NM(mark)", "/Ink/NM(ink)",
      "/Square/NM(wide)/BS<</W 2000>>", "/Square/NM(plain)",
    ]
    let annotations = unseen.map { "<</Type/Annot/Rect[10 10 90 60]/Subtype\($0)>>" }
    let bench = try Bench(objects: [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[\(annotations.joined())]>>",
    ])
    let file = try bench.export(format)
    #expect(file.skipped.isEmpty)
    #expect(try bench.take(file.bytes, format) == ImportReport())
    let copy = try Bench("simple.pdf")
    let report = try copy.take(file.bytes, format)
    #expect(report.added == ["plain"])
    #expect(report.skipped.map(\.id) == ["path", "mark", "ink", "wide"])
  }

  /// What is wrong in the document is told where it goes out, so that the rest comes in.
  @Test(arguments: [ExchangeFormat.xfdf, .fdf])
  func whatIsWrongDoesNotGoOut(format: ExchangeFormat) throws {
    let bench = try Bench("simple.pdf")
    try bench.put("wrong", "Square", ["BS": .dictionary(["W": .integer(-5)])])
    try bench.put("plain", "Square", [:])
    let file = try bench.export(format)
    #expect(file.skipped.map(\.id) == ["wrong"])
    #expect(try Bench("simple.pdf").take(file.bytes, format).added == ["plain"])
  }

  /// A link's action that cannot be read takes none away.
  @Test func actionsThatCannotBeReadSayNothing() throws {
    let bench = try Bench("simple.pdf")
    let action = PDFValue.dictionary(["S": .name("URI"), "URI": .text("x:y")])
    try bench.put("l", "Link", ["A": action])
    let text = String(decoding: try bench.export(.xfdf).bytes, as: UTF8.self)
    #expect(try bench.take(text.replacing("Name=\"x:y\"", with: "Name=\"\""), .xfdf).changed == [])
    #expect(try bench.entries("l")["A"] == action)
  }

  @Test func destinationsOfPagesThatAreGoneAreLeftOut() throws {
    let bench = try Bench(objects: [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R 6 0 R]>>",
      "<</Type/Annot/Subtype/Link/NM(a)/Rect[1 1 9 9]/A<</S/GoTo/D[5 0 R/Fit]>>>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>",
      "<</Type/Annot/Subtype/Link/NM(b)/Rect[1 1 9 9]/Dest[5 0 R/Fit]>>",
    ])
    for format in [ExchangeFormat.xfdf, .fdf] {
      let copy = try Bench("simple.pdf")
      let report = try copy.take(try bench.export(format).bytes, format)
      #expect(report.added == ["a", "b"])
      for id in report.added {
        let entries = try copy.entries(id)
        #expect(entries["A"] == nil && entries["Dest"] == nil, "\(format) \(id)")
      }
    }
  }

  @Test func aStampKeepsItsPicture() throws {
    let bench = try Bench("simple.pdf")
    let image = try #require(Samples.all(on: 0).first { $0.id == "s-image-0" })
    try bench.add([image])
    let before = try bench.document.page(0).contents(of: image.id, drawn: true).picture
    #expect(before != nil)
    let text = String(decoding: try bench.export(.xfdf).bytes, as: UTF8.self)
    let faint = text.replacing("<stamp ", with: #"<stamp opacity="0.5" "#)
    #expect(faint != text)
    #expect(try bench.take(faint, .xfdf).changed == [image.id])
    let after = try bench.document.page(0).contents(of: image.id, drawn: true)
    #expect(after.opacity == 0.5)
    #expect(after.picture == before)
  }

  /// A stream that many annotations share counts once in FDF, and in XFDF not where it is no stamp's.
  @Test func sharedAppearancesCountOnce() throws {
    let bytes = String(repeating: "% 0123456789 ABCDE\n", count: 55_000)
    let count = 270
    let annotations = (0..<count).map { index in
      "<</Type/Annot/Subtype/Square/NM(a\(index))/Rect[1 1 9 9]/AP<</N 4 0 R>>>>"
    }
    let bench = try Bench(objects: [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[\(annotations.joined(separator: " "))]>>",
      "<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Length \(bytes.utf8.count)>>\nstream\n\(bytes)\nendstream",
    ])
    let file = try bench.export(.fdf).bytes
    #expect(file.count < 2 * bytes.utf8.count)
    #expect(try bench.export(.xfdf).bytes.count < bytes.utf8.count)
  }

  @Test func aChangeTellsWhatIsOtherwise() throws {
    let bench = try Bench("simple.pdf")
    try bench.put("a", "Square", [:])
    try bench.put("b", "Square", [:])
    var changes = AnnotationEntries(
      id: "a", pageIndex: 0, subtype: "Square", entries: ["C": .numbers([1, 0, 0])])
    changes.popup = .init(id: "w", entries: ["Rect": .numbers([100, 100, 150, 150])])
    changes.replyTo = "b"
    let annotation = try #require(try bench.annotations.first)
    let change = try bench.editor.perform(
      PutAnnotations(added: [], changed: [.init(changes, annotation, isReconnected: true)]),
      cause: .import)
    #expect(change.effect.added == ["w"] && change.effect.changed == ["a"])
    let told = try #require(change.effect.differences["a"])
    #expect(told.isSuperset(of: ["color", "popup", "replyTo"]) && !told.contains("border"))
  }
}
