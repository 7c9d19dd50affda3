// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

/// Whether a file has just the bytes that a document was opened from.
@Suite struct SameBytesTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let bytes = MinimalPDF(
    (0..<20_000).map { (x: $0 % 400, y: $0 % 300, text: "line \($0)") }
  ).bytes

  @Test func aDifferenceIsFoundWhereverItIs() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(bytes.count > 600_000)
    try Data(bytes).write(to: file)
    let document = try Document.open(.file(file.path), in: EngineContext(cacheBytes: 0))
    #expect(document.hasBytes(ofFile: file.path) == true)
    for place in [0, 262_143, 262_144, 400_000, bytes.count - 1] {
      var other = bytes
      other[place] ^= 1
      try Data(other).write(to: file)
      #expect(document.hasBytes(ofFile: file.path) == false)
    }
    for other in [Array(bytes.dropLast()), bytes + [0], []] {
      try Data(other).write(to: file)
      #expect(document.hasBytes(ofFile: file.path) == false)
    }
    #expect(document.hasBytes(ofFile: file.path + ".none") == nil)
  }
}
