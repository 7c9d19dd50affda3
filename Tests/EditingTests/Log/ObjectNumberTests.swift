// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
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

  /// As it was opened; with a log that begins anew; with objects in streams, and a table as one.
  private static let saves: [SaveOptions] = {
    var (plain, optimized) = (SaveOptions(), SaveOptions())
    plain.encryption = .removed
    optimized.isOptimized = true
    return [SaveOptions(), plain, optimized]
  }()

  @Test(arguments: saves)
  func whatWasMadeAgainIsFound(options: SaveOptions) throws {
    try check { editor throws(EditError) in
      try editor.perform(pages, cause: .api)
      try editor.undo()
      try save(editor, options)
    }
  }

  @Test func aTableThatIsAppendedAsAStreamCounts() throws {
    try save(place.open().editor, Self.saves[2])
    try check { editor throws(EditError) in
      try editor.perform(pages, cause: .api)
      try save(editor, Self.saves[0])
    }
  }

  /// Before a large edit, large steps that were taken back are forgotten, which takes a number.
  @Test func whatWasForgottenCounts() throws {
    try check { editor throws(EditError) in
      let squares = (0..<300).map { number in
        Annotation(id: "\(number)", type: .square, pageIndex: 0, rect: Rect(1, 1, 9, 9))
      }
      try editor.perform(AddAnnotations(squares), cause: .api)
      try editor.undo()
      try editor.perform(AddAnnotations(squares), cause: .api)
    }
  }

  @Test func whatWasRefusedMidwayCounts() throws {
    try check { editor throws(EditError) in
      let file = Annotation.Attachment(name: "notes", bytes: [1])
      try editor.perform(AddAttachment(file, date: 0), cause: .api)
      #expect(throws: EditError.self) {
        try editor.perform(
          EditSequence(name: "Import", [pages, RemoveAttachment([2])]), cause: .api)
      }
    }
  }

  private func save(_ editor: Editor, _ options: SaveOptions) throws(EditError) {
    _ = try editor.save(
      to: place.bench.file.path, options, expected: nil, isOriginal: true)
  }

  /// Imports pages after something, deletes an annotation of theirs, and looks whether two recoveries
  /// bring back the same: the second since the first writes the log anew.
  private func check(after prepare: (Editor) throws(EditError) -> Void) throws {
    var editor: Editor? = try place.open().editor
    try prepare(try #require(editor))
    try editor?.perform(pages, cause: .api)
    let all = try #require(editor).document.annotations(onPage: 0)
    try editor?.perform(DeleteAnnotations([try #require(all.first)]), cause: .api)
    editor = nil
    // As of a file that is too large for a copy.
    for name in try place.names() where !name.hasSuffix(".log") {
      try FileManager.default.removeItem(atPath: "\(place.folder.path)/\(name)")
    }
    for _ in 0..<2 {
      let opened = try place.open(.apply)
      #expect(try #require(opened.recovery).failed == [])
      let found = try opened.editor.document.annotations(onPage: 0).map(\.id)
      #expect(found == all.dropFirst().map(\.id))
      opened.editor.close(discardingChanges: false)
    }
  }
}
