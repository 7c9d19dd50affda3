// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// Imported annotations without names are known by the numbers of their objects, which depend on what was
/// made and undone before the log began.
@Suite struct ObjectNumberTests {
  private let place: RecoveryBench
  private let pages: ImportPages

  init() throws {
    place = try RecoveryBench("simple.pdf")
    let other = try Workbench("form.pdf")
    let bytes = [UInt8](try Data(contentsOf: other.file))
    let count = try other.document(other.file.path).pageCount
    pages = ImportPages(bytes, count: count, at: 0)
  }

  /// - Parameter encryption: one that has the log begin anew.
  @Test(arguments: [nil, Encryption.removed])
  func whatWasMadeAgainIsFound(encryption: Encryption?) throws {
    var editor: Editor? = try place.open().editor
    try editor?.perform(pages, cause: .api)
    try editor?.undo()
    var options = SaveOptions()
    options.encryption = encryption
    _ = try editor?.save(to: place.bench.file.path, options, expected: nil, isOriginal: true)
    try editor?.perform(pages, cause: .api)
    let all = try #require(editor).document.annotations(onPage: 0)
    try editor?.perform(DeleteAnnotations([try #require(all.first)]), cause: .api)
    editor = nil
    // As of a file that is too large for a copy.
    for name in try place.names() where !name.hasSuffix(".log") {
      try FileManager.default.removeItem(atPath: "\(place.folder.path)/\(name)")
    }

    // Twice, since a recovery writes the log anew.
    for _ in 0..<2 {
      let opened = try place.open(.apply)
      #expect(try #require(opened.recovery).failed == [])
      let found = try opened.editor.document.annotations(onPage: 0).map(\.id)
      #expect(found == all.dropFirst().map(\.id))
      opened.editor.close(discardingChanges: false)
    }
  }
}
