// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import TestSupport
import Testing

@testable import Engine

@Suite struct WriteTests {
  private func written(
    _ objects: [String], _ options: WriteOptions, password: String? = nil,
    _ check: (Document, _ path: String) throws -> Void
  ) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try MinimalPDF.open(MinimalPDF.file(objects)).write(to: file.path, options)
    let bytes = Array(try Data(contentsOf: file))
    let copy = try Document.open(
      .data(bytes), password: password, in: EngineContext(cacheBytes: 1 << 20))
    try check(copy, file.path)
  }

  /// Boxes that the engine cannot show are replaced in memory only.
  @Test(arguments: [true, false]) func invalidBoxesStay(_ isIncremental: Bool) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let page = MinimalPDF([], entries: "/CropBox[600 800 1000 1000]")
    let document = try MinimalPDF.open(page.bytes, forChanges: true)
    #expect(try document.page(0).size == Size(400, 300))
    try document.operation("Turn") { () throws(EngineError) in
      try document.pageObject(0)?.set("Rotate", document.makeInteger(90))
    }
    var options = WriteOptions()
    options.isIncremental = isIncremental
    try document.write(to: file.path, options)
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text.contains("/Rotate 90"))
    #expect(text.ranges(of: "/CropBox").count == (isIncremental ? 2 : 1))
    #expect(!text.contains("/CropBox[0 0 400 300]") && !text.contains("RectoShown"))
    #expect(try !document.objects(differingFrom: MinimalPDF.open(page.bytes)).contains(1))
  }

  /// What the engine needs to draw a page is changed in memory only: the order of quads, an appearance
  /// that is none, a parent that is its own.
  @Test(arguments: [true, false]) func lookingAtAPageChangesNothing(_ isIncremental: Bool) throws {
    let quads = "110 310 170 310 170 330 110 330"
    let bytes = MinimalPDF.file([
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Annots[4 0 R 5 0 R]>>",
      "<</Type/Annot/Subtype/Highlight/Rect[110 310 170 330]/QuadPoints[\(quads)]>>",
      "<</Type/Annot/Subtype/Square/Rect[10 10 50 50]/AP/None/Parent 5 0 R>>",
    ])
    let document = try MinimalPDF.open(bytes, forChanges: true)
    _ = try document.page(0).displayList()
    let differing = try document.objects(differingFrom: MinimalPDF.open(bytes))
    #expect(differing == [])
    #expect(try !document.hasChanges)
    // An object that is changed otherwise keeps the rest of it, too.
    try document.operation("Change") { () throws(EngineError) in
      for number in [4, 5] {
        try document.object(number)?.set("Contents", document.makeText("changed"))
      }
    }
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    var options = WriteOptions()
    options.isIncremental = isIncremental
    try document.write(to: file.path, options)
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text.ranges(of: "changed").count == 2 && !text.contains("RectoShown"))
    for entry in ["/QuadPoints[\(quads)]", "/AP/None", "/Parent 5 0 R"] {
      #expect(text.ranges(of: entry).count == (isIncremental ? 2 : 1), "\(entry)")
    }
  }

  /// The engine's entries are restored from memory, whatever a file says that they were.
  @Test(arguments: [true, false]) func filesDoNotSayWhatIsRestored(_ isIncremental: Bool) throws {
    let note = "/RectoShown<</Rotate[180 90]/Contents[7 0 R 4 0 R]>>"
    let bytes = MinimalPDF.file([
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Rotate 90\(note)>>",
    ])
    let document = try MinimalPDF.open(bytes, forChanges: true)
    _ = try document.page(0).displayList()
    try document.operation("Change") { () throws(EngineError) in
      try document.pageObject(0)?.set("UserUnit", document.makeInteger(2))
    }
    let page = try #require(try document.plainObject(3))
    #expect(page["Rotate"].integer == 90 && page["RectoShown"]["Rotate"].elements?.count == 2)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    var options = WriteOptions()
    options.isIncremental = isIncremental
    try document.write(to: file.path, options)
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let count = isIncremental ? 2 : 1
    #expect(text.ranges(of: "/Rotate 90").count == count && !text.contains("/Rotate 180"))
    #expect(text.ranges(of: "/RectoShown<</Rotate[180 90]").count == count)
    #expect(text.contains("/UserUnit 2"))
  }

  /// Two layers of the same name are two layers, and two annotations that look alike are two.
  @Test func equalObjectsStayApart() throws {
    let square = "<</Type/Annot/Subtype/Square/Rect[10 10 50 50]/Contents(hello)>>"
    let layer = "<</Type/OCG/Name(Layer)>>"
    var options = WriteOptions()
    options.isOptimized = true
    let objects = [
      "<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[4 0 R 5 0 R]/D<</OFF[5 0 R]>>>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]/Annots[6 0 R 7 0 R]>>",
      layer, layer, square, square,
    ]
    try written(objects, options) { copy, _ in
      let layers = try copy.layers.all
      #expect(layers.map(\.isVisible) == [true, false])
      let ids = try copy.page(0).annotations.map(\.id)
      #expect(Set(ids).count == 2)
    }
  }

  /// MuPDF 1.28 writes a wrong length for an empty stream that it encrypts.
  @Test func emptyStreamsAreEncrypted() throws {
    var options = WriteOptions()
    options.encryption = .aes256(try #require(.init(user: "user", owner: "owner")))
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]/Contents 4 0 R>>",
      "<</Length 0>>stream\n\nendstream",
    ]
    try written(objects, options, password: "owner") { copy, path in
      #expect(try Program.complaint(about: path, password: "owner") == nil)
      let text = try copy.page(0).text()
      #expect(text.isEmpty)
    }
  }
}
