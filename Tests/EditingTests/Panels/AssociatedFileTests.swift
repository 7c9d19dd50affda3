// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing
@testable import Engine

/// Files in lists of associated files (`AF`, ISO 32000-2, 14.13).
struct AssociatedFileTests {
  private let bench: Workbench
  private let editor: Editor

  /// The file `one` is in the document's list, and associated with the first page and a structure element,
  /// there by a specification of its own. `two` to `four` are associated with the document, the first page,
  /// and an annotation of the second. Contents of the second are marked with `five`, which is in no list.
  init() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    func specification(_ name: String, _ stream: Int, key: String = "F") -> String {
      "<</Type/Filespec/\(key)(\(name))/EF<</\(key) \(stream) 0 R>>>>"
    }
    let names = ["one", "two", "three", "four"]
    // The last ones are of old files.
    let keys = ["UF", "Unix", "DOS", "Mac"]
    let files = names.enumerated().map { specification($1, $0 + 11, key: keys[$0]) }
    let streams = (names + ["five"]).map {
      "<</Type/EmbeddedFile/Length \($0.count + 4)>>\nstream\n\($0)DATA\nendstream"
    }
    try PlainFile.data(
      [
        "<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(one)7 0 R]>>>>/AF[8 0 R]"
          + "/StructTreeRoot 6 0 R>>",
        "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/AF[7 0 R 9 0 R]>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[5 0 R]"
          + "/Resources<</Properties<</P \(specification("five", 15))>>>>>>",
        "<</Type/Annot/Subtype/Square/Rect[10 10 50 30]/NM(s)/AF[10 0 R]>>",
        "<</Type/StructTreeRoot/K<</S/P/P 6 0 R/AF[\(specification("uno", 11))]>>>>",
      ] + files + streams
    ).write(to: file)
    bench = try Workbench(file)
    editor = try bench.open()
  }

  /// The words of the files whose data is in the document when it is written anew.
  private func left() throws -> [String] {
    let file = bench.folder.appending(path: "\(UUID()).pdf")
    _ = try editor.save(to: file.path, SaveOptions(.full), expected: nil, isOriginal: false)
    let document = try bench.document(file.path)
    var found: [String] = []
    for number in 1..<(try document.objectCount) {
      guard let object = try document.object(number), try object.kind == .stream else { continue }
      let text = String(decoding: try object.streamBytes(limit: 1 << 20), as: UTF8.self)
      if text.hasSuffix("DATA") { found.append(String(text.dropLast(4))) }
    }
    return found.sorted()
  }

  @Test func allAreListed() throws {
    let files = try editor.document.embeddedFiles
    #expect(
      files.map(\.id) == ["file:one", "associated:two", "associated:three", "associated:four"])
    let bytes = try files.map { try editor.document.bytes(of: $0, limit: 100) }
    #expect(bytes == ["one", "two", "three", "four"].map { Array("\($0)DATA".utf8) })
  }

  @Test func aRemovedFileIsInNoList() throws {
    try editor.perform(RemoveAttachment(Array("one".utf8)), cause: .api)
    #expect(try left() == ["five", "four", "three", "two"])
    try editor.undo()
    #expect(try left() == ["five", "four", "one", "three", "two"])
    #expect(try editor.document.pageObject(0)?["AF"]?.count == 2)
    for name in ["two", "four"] {
      try editor.perform(RemoveAttachment(associated: name), cause: .api)
    }
    #expect(try left() == ["five", "one", "three"])
    #expect(try editor.document.embeddedFiles.map(\.id) == ["file:one", "associated:three"])
    #expect(throws: EditError.self) {
      try editor.perform(RemoveAttachment(associated: "two"), cause: .api)
    }
  }

  @Test func allAreCountedAndRemoved() throws {
    let change = try editor.perform(SanitizeDocument([.attachments]), cause: .api)
    #expect(change.effect.hiddenInformation[.attachments] == 5)
    #expect(try left() == [])
  }
}
