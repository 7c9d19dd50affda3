// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Page trees in object streams are read without loading all objects.
@Suite struct CompressedTreeTests {
  private static let leaf = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 50]>>"

  private func widths(_ document: Document) throws -> [Int] {
    try (0..<document.pageCount).map { Int(try document.page($0).size.width) }
  }

  private func open(_ root: String, _ more: [String] = []) throws -> Document {
    try MinimalPDF.open(
      CompressedPDF.file(
        [
          "<</Type/Catalog/Pages 2 0 R>>", root, CompressedTreeTests.leaf,
          "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 50]>>",
        ] + more))
  }

  @Test func aSoundTreeStaysAsItIs() throws {
    let document = try open("<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>")
    #expect(!document.opening.hasRebuiltPages)
    #expect(try widths(document) == [100, 200])
  }

  @Test func nodesBeneathTheRootAreCounted() throws {
    let document = try open(
      "<</Type/Pages/Kids[5 0 R 4 0 R]/Count 2>>",
      ["<</Type/Pages/Parent 2 0 R/Kids[3 0 R]/Count 1>>"])
    #expect(!document.opening.hasRebuiltPages)
    #expect(try widths(document) == [100, 200])
  }

  @Test(arguments: [
    "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 1>>",
    "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 7>>",
    "<</Type/Pages/Kids 9 0 R/Count 2>>",
    "<</Type/Pages/Kids[2 0 R 3 0 R 2 0 R 4 0 R]/Count 4>>",
    "<</Kids[3 0 R 4 0 R]/Count 3>>",
    "null", "7",
  ])
  func pagesAreFoundWhateverTheTreeSays(root: String) throws {
    let document = try open(root)
    #expect(document.opening.hasRebuiltPages)
    #expect(try widths(document) == [100, 200])
  }

  @Test func aNodeThatClaimsAMissingPageIsNotBelieved() throws {
    let document = try open("<</Type/Pages/Kids[9 0 R 3 0 R]/Count 2>>")
    #expect(document.opening.hasRebuiltPages)
    #expect(try widths(document) == [100])
  }

  /// Pages share their object streams with other objects, which are not needed until a page is.
  @Test func openingLoadsFewObjects() throws {
    let filler = String(repeating: "[1 2 3 4 5 6 7 8]", count: 40)
    var objects = ["<</Type/Catalog/Pages 2 0 R>>", ""]
    var nodes = ""
    for node in 0..<40 {
      let first = objects.count + 1
      for page in 0..<5 {
        objects.append("<</Type/Page/Parent \(first + 5) 0 R/MediaBox[0 0 \(page + 10) 9]>>")
      }
      let kids = (first..<first + 5).map { "\($0) 0 R" }.joined(separator: " ")
      objects.append("<</Type/Pages/Parent 2 0 R/Kids[\(kids)]/Count 5>>")
      nodes += "\(first + 5) 0 R "
      for _ in 0..<10 { objects.append("[\(node)\(filler)]") }
    }
    objects[1] = "<</Type/Pages/Kids[\(nodes)]/Count 200>>"
    let context = try EngineContext(cacheBytes: 0)
    let before = context.memoryBytes
    let document = try Document.open(
      .data(CompressedPDF.file(objects, perStream: 16)), in: context)
    let opened = context.memoryBytes - before
    #expect(!document.opening.hasRebuiltPages)
    #expect(try document.pageCount == 200)
    for page in 0..<200 { _ = try document.pageGeometry(page) }
    #expect(opened * 3 < context.memoryBytes - before)
  }
}

/// Files whose objects are all in object streams, which are not compressed themselves.
enum CompressedPDF {
  /// A file of objects that are numbered from 1, the first of them its catalog.
  static func file(_ objects: [String], perStream: Int = 100) -> [UInt8] {
    var text = "%PDF-1.5\n"
    var rows: [(Int, Int, Int)] = [(0, 0, 255)]
    var streams: [Int] = []
    let streamCount = (objects.count + perStream - 1) / perStream
    for stream in 0..<streamCount {
      let part = objects[stream * perStream..<min((stream + 1) * perStream, objects.count)]
      let number = objects.count + 1 + stream
      var head = ""
      var body = ""
      for (index, object) in part.enumerated() {
        head += "\(stream * perStream + index + 1) \(body.utf8.count) "
        body += object + "\n"
        rows.append((2, number, index))
      }
      streams.append(text.utf8.count)
      text += "\(number) 0 obj<</Type/ObjStm/N \(part.count)/First \(head.utf8.count)"
      text += "/Length \(head.utf8.count + body.utf8.count)>>stream\n"
      text += "\(head)\(body)\nendstream endobj\n"
    }
    for start in streams { rows.append((1, start, 0)) }
    let start = text.utf8.count
    rows.append((1, start, 0))
    let count = rows.count
    text += "\(count - 1) 0 obj<</Type/XRef/Size \(count)/W[1 4 1]/Root 1 0 R"
    text += "/Length \(count * 6)>>stream\n"
    var bytes = Array(text.utf8)
    for (type, value, third) in rows {
      bytes.append(UInt8(type))
      for shift in [24, 16, 8, 0] { bytes.append(UInt8(value >> shift & 255)) }
      bytes.append(UInt8(third))
    }
    return bytes + Array("\nendstream endobj\nstartxref\n\(start)\n%%EOF\n".utf8)
  }
}
