// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

/// Files whose page tree lies in object streams, and is looked at without being loaded.
@Suite struct ObjectStreamTests {
  /// More nodes of the page tree than are looked into.
  private static let nodes = 60

  /// Nodes of two pages each, every page a point wider than the one before.
  private func bytes() throws -> [UInt8] {
    let kids = (0..<Self.nodes).map { "\(3 + 3 * $0) 0 R" }.joined(separator: " ")
    var objects = [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[\(kids)]/Count \(2 * Self.nodes)>>",
    ]
    for node in 0..<Self.nodes {
      let number = 3 + 3 * node
      let pages = "\(number + 1) 0 R \(number + 2) 0 R"
      objects.append("<</Type/Pages/Parent 2 0 R/Kids[\(pages)]/Count 2>>")
      for page in [2 * node, 2 * node + 1] {
        objects.append("<</Type/Page/Parent \(number) 0 R/MediaBox[0 0 \(100 + page) 50]>>")
      }
    }
    return try compressed(MinimalPDF.file(objects))
  }

  private func compressed(_ bytes: [UInt8]) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    var options = WriteOptions()
    options.isOptimized = true
    try MinimalPDF.open(bytes).write(to: file.path, options)
    return Array(try Data(contentsOf: file))
  }

  @Test func theTreeIsCountedAsItIs() throws {
    let bytes = try bytes()
    #expect(String(decoding: bytes, as: UTF8.self).contains("/ObjStm"))
    let document = try MinimalPDF.open(bytes)
    #expect(!document.opening.hasRebuiltPages)
    #expect(try document.pageCount == 2 * Self.nodes)
    let widths = try (0..<document.pageCount).map { Int(try document.page($0).size.width) }
    #expect(widths == Array(100..<(100 + 2 * Self.nodes)))
  }
}
