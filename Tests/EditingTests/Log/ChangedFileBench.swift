// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// A document with unsaved changes, whose file another program changes.
struct ChangedFileBench {
  let place: RecoveryBench

  /// How the changes come into the changed file.
  enum Way: CaseIterable { case reload, recovery }

  init(_ bench: Workbench) { place = RecoveryBench(bench) }
  init(_ fixture: String = "simple.pdf") throws { self.init(try Workbench(fixture)) }

  /// Has another program change the file, and makes the changes again.
  func carry(
    _ old: Editor, _ way: Way, over change: (Editor) throws -> Void
  ) throws -> RecoveredEditor {
    let bench = place.bench
    let other = try bench.open()
    try change(other)
    let draft = bench.folder.appending(path: "draft.pdf").path
    try other.document.write(to: draft, WriteOptions())
    return try carry(old, way, intoFile: draft)
  }

  /// Puts another file in the place of the document's, and makes the changes again in it.
  func carry(_ old: Editor, _ way: Way, intoFile draft: String) throws -> RecoveredEditor {
    let bench = place.bench
    #expect(rename(draft, bench.file.path) == 0)
    if way == .recovery {
      try place.loseProcess()
      return try place.open(.apply)
    }
    let reloading = Reloading(
      logs: place.folder, path: bench.file.path, isDiscarding: false,
      catalogue: EditCatalogue(EditCatalogue.editing), clock: { 1_700_000_000 })
    return try old.handOver(to: try old.document.reopened(bench.file.path), reloading)
  }

  /// The same if the other program inserts a page in front.
  func carryOverANewPage(_ old: Editor, _ way: Way) throws -> RecoveredEditor {
    try carry(old, way) {
      try $0.perform(InsertPages(NewPage(size: Size(300, 400)), at: 0), cause: .api)
    }
  }

  /// A mark on characters of a page.
  func mark(
    _ type: AnnotationType, _ id: String = "m", page: Int, _ range: Range<Int>, in editor: Editor
  ) throws -> Annotation {
    let quads = try editor.document.page(page).text().quads(of: range)
    let first = try #require(quads.first)
    var mark = Annotation(id: id, type: type, pageIndex: page, rect: first.bounds)
    mark.quads = quads
    return mark
  }
}
