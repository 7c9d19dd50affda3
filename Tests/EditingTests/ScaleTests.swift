// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Foundation
import Geometry
import Testing

@testable import Engine

/// What is asked of one page takes no look at the others.
@Suite struct ScaleTests {
  /// 2,000 annotations on 20 pages.
  private static let each = 100
  private let bench: Workbench
  private let editor: Editor

  init() throws {
    bench = try Workbench("simple.pdf")
    try Data(Self.blank(pages: 20).utf8).write(to: bench.file)
    let maker = try bench.open()
    // The engine's journal takes long for so many in one edit.
    for page in 0..<20 {
      let squares = (0..<Self.each).map { Self.square("p\(page)-\($0)", page, $0) }
      try maker.perform(AddAnnotations(squares), cause: .api)
    }
    _ = try maker.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    editor = try bench.open()
  }

  @Test func readingAPageReadsThatPage() throws {
    let all = try editor.document.annotations(onPage: 7)
    #expect(all.count == Self.each)
    #expect(looks == Self.each)
    let hit = try editor.document.page(7).annotations(at: Point(11, 10), tolerance: 1)
    #expect(hit.map(\.id) == ["p7-0"])
    #expect(looks <= 2 * Self.each)
    _ = try editor.document.page(7).annotations(at: Point(11, 10), tolerance: 1)
    #expect(looks <= 2 * Self.each)
  }

  @Test func addingReadsNothingAgain() throws {
    _ = try editor.document.annotationIDs
    _ = try editor.document.page(3).annotations
    var before = looks
    for number in 0..<50 {
      let id = "new-\(number)"
      #expect(try !editor.document.hasAnnotation(id))
      try editor.perform(AddAnnotations([Self.square(id, 3, number)]), cause: .api)
    }
    #expect(try editor.document.page(3).annotations.count == Self.each + 50)
    #expect(looks - before <= 4 * 50)
    // What was seen somewhere is found there.
    before = looks
    #expect(try editor.document.pageOfAnnotation("p3-77").index == 3)
    #expect(looks == before)
    #expect(try editor.document.pageOfAnnotation("p12-5").index == 12)
    #expect(looks - before <= Self.each)
    // Nor does a step back have everything read again.
    try editor.undo()
    before = looks
    #expect(try !editor.document.hasAnnotation("nobody"))
    #expect(looks == before)
  }

  @Test func changingReadsWhatChanged() throws {
    let squares = try Array(editor.document.page(4).annotations.prefix(50))
    let before = looks
    for square in squares {
      var new = square
      new.contents = "New"
      try editor.perform(UpdateAnnotations([new], verb: "Change"), cause: .api)
    }
    #expect(looks == before)
    #expect(try editor.document.page(4).annotations.prefix(50).allSatisfy { $0.contents == "New" })
  }

  @Test func aLongDrawingIsTaken() throws {
    var ink = Annotation(id: "ink", type: .ink, pageIndex: 0, rect: Rect(0, 0, 1, 1))
    ink.strokes = [
      (0..<50_000).map { Point(20 + Double($0 % 500), 20 + Double($0 / 500) + sin(Double($0))) }
    ]
    ink.color = Color(red: 1, green: 0, blue: 0)
    ink.rect = Rect(19, 19, 521, 122)
    try editor.perform(AddAnnotations([ink]), cause: .api)
    let read = try #require(try editor.annotation("ink"))
    #expect(read.strokes.first?.count == 50_000)
    #expect(read.hasAppearance)
    let page = try editor.document.page(0)
    let point = ink.strokes[0][31_234]
    #expect(try page.annotations(at: point, tolerance: 0.5).contains { $0.id == "ink" })
    try editor.move("ink", by: (10, 0))
    let moved = try #require(try editor.annotation("ink")?.strokes.first?[31_234])
    #expect(moved.distance(to: point + Point(10, 0)) < 0.01)
    _ = try page.displayList()
  }

  private var looks: Int { editor.document.annotationRegistry.lookups }

  private static func square(_ id: String, _ page: Int, _ place: Int) -> Annotation {
    var square = Annotation(
      id: id, type: .square, pageIndex: page,
      rect: Rect(
        origin: Point(10 + Double(place % 10) * 55, 10 + Double(place / 10) * 70),
        size: Size(40, 50)))
    square.color = Color(red: 0, green: 0, blue: 1)
    return square
  }

  /// A file of empty pages.
  private static func blank(pages: Int) -> String {
    let kids = (0..<pages).map { "\($0 + 3) 0 R" }.joined(separator: " ")
    let objects =
      ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[\(kids)]/Count \(pages)>>"]
      + [String](repeating: "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]>>", count: pages)
    var text = "%PDF-1.7\n"
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      table += String(format: "%010d 00000 n \n", text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    return text + table
      + "trailer<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
  }
}
