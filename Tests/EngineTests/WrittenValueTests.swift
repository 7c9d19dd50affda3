// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import TestSupport
import Testing

@testable import Engine

/// Values that the engine's writer would spoil or re-encode.
@Suite struct WrittenValueTests {
  private func written(
    _ objects: [String], _ options: WriteOptions,
    changes: (Document) throws(EngineError) -> Void = { (_) throws(EngineError) in },
    _ check: (Document) throws -> Void
  ) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let document = try MinimalPDF.open(MinimalPDF.file(objects), forChanges: true)
    try document.enableJournal()
    try document.operation("Change") { () throws(EngineError) in try changes(document) }
    try document.write(to: file.path, options)
    #expect(try Program.complaint(about: file.path) == nil)
    try check(try MinimalPDF.open(Array(try Data(contentsOf: file))))
  }

  /// An empty name is a solidus alone: what follows must not become its characters.
  @Test(arguments: [0, 1, 2]) func emptyNamesStayEmpty(way: Int) throws {
    var options = WriteOptions()
    (options.isIncremental, options.isOptimized) = (way == 0, way == 2)
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]/Mine<</ 4 0 R/A / /B[/ 7/ (x)]>>>>",
      "(text)",
    ]
    let change: (Document) throws(EngineError) -> Void = { (document) throws(EngineError) in
      try document.pageObject(0)?.set("Rotate", document.makeInteger(90))
    }
    try written(objects, options, changes: change) { file in
      let mine = try #require(try file.pageObject(0)?["Mine"])
      #expect(try mine.count == 3)
      #expect(try mine[""]?.text == "text")
      #expect(try mine["A"]?.name == "")
      #expect(try mine["B"]?.count == 4)
      #expect(try mine["B"]?[1]?.integer == 7)
    }
  }

  /// The engine encodes pictures of two colours anew, without the unused bits at the end of each row.
  @Test(arguments: [3, 8, 13]) func rowsOfPixelsNeedNoWholeBytes(width: Int) throws {
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]>>",
    ]
    var options = WriteOptions()
    options.isOptimized = true
    let row = Array(repeating: UInt8(ascii: "U"), count: (width + 7) / 8)
    let change: (Document) throws(EngineError) -> Void = { (document) throws(EngineError) in
      let image = try document.makeDictionary([
        "Type": document.makeName("XObject"), "Subtype": document.makeName("Image"),
        "Width": document.makeInteger(width), "Height": document.makeInteger(2),
        "BitsPerComponent": document.makeInteger(1),
        "ColorSpace": document.makeName("DeviceGray"),
      ])
      try document.pageObject(0)?.set("Picture", document.addStream(image, row + row))
    }
    try written(objects, options, changes: change) { file in
      let picture = try #require(try file.pageObject(0)?["Picture"])
      let mask = UInt8(truncatingIfNeeded: 0xFF << (7 - (width - 1) % 8))
      let pixels = try picture.streamBytes(limit: 100)
      #expect(pixels.count == 2 * row.count)
      #expect(try #require(pixels.last) & mask == UInt8(ascii: "U") & mask)
    }
  }
}
