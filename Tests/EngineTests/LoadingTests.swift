// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

/// A large file is read beside its opening. A file that another program has open for writing is copied;
/// another one is mapped until a program wants to write it.
@Suite struct LoadingTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// A file of three pages that are megabytes apart.
  private func write(wrong: Bool = false) throws -> [UInt8] {
    let filler = String(repeating: "% filler\n", count: 150_000)
    let page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 6 0 R>>"
    var bytes = MinimalPDF.file([
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3>>",
      page + "\n" + filler, page + "\n" + filler, page,
      "<</Length 5>>stream\nq Q q\nendstream",
    ])
    let head = Array("6 0 obj".utf8)
    if wrong, let last = bytes.indices.last(where: { bytes[$0...].starts(with: head) }) {
      bytes[last] = UInt8(ascii: "7")
    }
    try Data(bytes).write(to: file)
    return bytes
  }

  private func open() throws -> Document {
    let document = try Document.open(
      .file(file.path), forChanges: true, in: EngineContext(cacheBytes: 1 << 20))
    try document.enableJournal()
    return document
  }

  @Test(arguments: [false, true]) func whatIsWrittenLaterIsNotRead(hasWriter: Bool) throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let bytes = try write()
    let writer = hasWriter ? try FileHandle(forWritingTo: file) : nil
    let document = try open()
    try writer?.close()
    #expect(!document.isRepaired)
    let handle = try FileHandle(forWritingTo: file)
    try handle.write(contentsOf: Data(count: bytes.count))
    try handle.close()
    #expect(document.sourceBytes(at: 0, count: bytes.count) == bytes)
    for index in 0..<3 { #expect(try document.page(index).text().lines.isEmpty) }
  }

  @Test(arguments: [false, true]) func aWrongEntryIsFound(hasWriter: Bool) throws {
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try write(wrong: true)
    let writer = hasWriter ? try FileHandle(forWritingTo: file) : nil
    defer { try? writer?.close() }
    #expect(try open().isRepaired)
  }

  @Test func aDocumentThatIsNotChangedIsReadWhole() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let bytes = try write()
    for forChanges in [false, true] {
      let document = try Document.open(
        .file(file.path), forChanges: forChanges, in: EngineContext(cacheBytes: 1 << 20))
      #expect(document.hasBytes(ofFile: file.path) == true)
      #expect(document.sourceBytes(at: 5, count: 2_000_000) == Array(bytes[5..<2_000_005]))
    }
  }
}
