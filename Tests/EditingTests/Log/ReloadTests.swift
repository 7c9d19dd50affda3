// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// A document whose file another program has written anew.
struct ReloadTests {
  private let bench: Workbench
  private let folder: EditLogFolder

  init() throws {
    bench = try Workbench("simple.pdf")
    folder = EditLogFolder(
      bench.folder.appending(path: "edits").path, sync: ImmediateLogSync())
  }

  @Test func whatLiesOnTextGoesWithIt() throws {
    let old = try open()
    let words = try old.document.page(1).text()
    let quads = words.quads(of: 10..<21)
    try old.perform(AddAnnotations([markup("h", page: 1, quads)]), cause: .api)
    try old.perform(AddAnnotations([square("s", page: 2)]), cause: .api)
    let opened = try reload(old) { editor in
      _ = try editor.perform(InsertPages(NewPage(size: Size(300, 400)), at: 0), cause: .api)
    }
    #expect(opened.recovery?.applied == 2)
    #expect(opened.recovery?.failed == [])
    let moved = try #require(try opened.editor.annotation("h", page: 2))
    #expect(areNear(moved.quads, quads))
    #expect(try opened.editor.annotation("s", page: 2) != nil)
    #expect(opened.editor.undoNames == ["Add highlight", "Add square"])
    #expect(opened.editor.revision == 5)
    // What was made again is in the log as it was made: it survives the process.
    let again = try recovered()
    #expect(again.recovery?.applied == 2)
    #expect(again.recovery?.failed == [])
    #expect(areNear(try again.editor.annotation("h", page: 2)?.quads ?? [], quads))
  }

  /// Another program has put a page in front, and the annotations are where their pages are now.
  @Test func changesFollowTheirAnnotations() throws {
    let first = try open()
    let ids = ["changed", "moved", "deleted", "taken"]
    try first.perform(AddAnnotations(ids.map { square($0, page: 0) }), cause: .api)
    try first.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    first.close(discardingChanges: true)
    let old = try open()
    func known(_ id: String) throws -> Annotation { try #require(try old.annotation(id)) }
    var changed = try known("changed")
    changed.contents = "Mine"
    try old.perform(UpdateAnnotations([changed], verb: "Change"), cause: .api)
    try old.perform(
      MoveAnnotations([try known("moved")], by: Point(5, 0), date: 1), cause: .api)
    try old.perform(DeleteAnnotations([try known("deleted")]), cause: .api)
    var taken = try known("taken")
    taken.pageIndex = 2
    let move = RelocateAnnotations([try known("taken")], to: 2, date: 1)
    taken.contents = "Taken"
    try old.perform(
      EditSequence(name: "Move", [move, UpdateAnnotations([taken], verb: "Change")]), cause: .api)
    var reply = Annotation(id: "reply", type: .text, pageIndex: 0, rect: Rect(10, 10, 30, 30))
    reply.replyTo = "changed"
    try old.perform(AddAnnotations([reply]), cause: .api)
    let opened = try reload(old) { editor in
      _ = try editor.perform(InsertPages(NewPage(size: Size(300, 400)), at: 0), cause: .api)
    }
    #expect(opened.recovery?.failed == [])
    #expect(opened.recovery?.applied == 5)
    #expect(opened.editor.isDirty)
    #expect(try opened.editor.annotation("changed", page: 1)?.contents == "Mine")
    #expect(try opened.editor.annotation("moved", page: 1)?.rect.x0 == 15)
    #expect(try !opened.editor.document.hasAnnotation("deleted"))
    #expect(try opened.editor.annotation("taken", page: 2)?.contents == "Taken")
    #expect(try opened.editor.annotation("reply", page: 1)?.replyTo == "changed")
    try opened.editor.undo()
    #expect(opened.editor.isDirty)
  }

  /// A name that several annotations have says nothing.
  @Test func changesOfRepeatedNamesDoNotMove() throws {
    let first = try open()
    try first.perform(AddAnnotations([square("s", page: 0)]), cause: .api)
    try first.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    first.close(discardingChanges: true)
    let old = try open()
    try old.perform(DeleteAnnotations([try #require(try old.annotation("s"))]), cause: .api)
    let opened = try reload(old) { editor in
      _ = try editor.perform(InsertPages(NewPage(size: Size(300, 400)), at: 0), cause: .api)
      _ = try editor.perform(AddAnnotations([square("s", page: 2)]), cause: .api)
    }
    #expect(opened.recovery?.failed.map(\.name) == ["Delete square"])
    #expect(try opened.editor.annotation("s", page: 1) != nil)
  }

  @Test func whatDoesNotFitIsToldAndSetAside() throws {
    let old = try open()
    let count = try old.document.pageCount
    let words = try old.document.page(0).text()
    try old.perform(
      AddAnnotations([markup("h", page: 0, words.quads(of: 0..<6)), square("s", page: 1)]),
      cause: .api)
    try old.perform(AddAnnotations([square("t", page: count - 1)]), cause: .api)
    let opened = try reload(old) { editor in
      _ = try editor.perform(DeletePages([0]), cause: .api)
    }
    #expect(opened.recovery?.applied == 1)
    #expect(opened.recovery?.failed.map(\.name) == ["Add square", "Add 2 annotations"])
    #expect(try opened.editor.annotation("s", page: 1) != nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.contains { $0.hasSuffix(".discarded") })
  }

  @Test func whatNobodyDecidedAboutIsSetAsideAfterwards() throws {
    try open().perform(AddAnnotations([square("s", page: 1)]), cause: .api)
    let opened = try reload(open()) { editor in
      _ = try editor.perform(InsertPages(NewPage(size: Size(300, 400)), at: 0), cause: .api)
    }
    try opened.editor.perform(AddAnnotations([square("t", page: 1)]), cause: .api)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.contains { $0.hasSuffix(".discarded") })
  }

  @Test func nothingIsCarriedOverThatIsToBeForgotten() throws {
    let old = try open()
    try old.perform(AddAnnotations([square("s", page: 0)]), cause: .api)
    let opened = try reload(old, discarding: true) { _ in }
    #expect(opened.recovery == nil)
    #expect(!opened.editor.isDirty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    try opened.editor.perform(AddAnnotations([square("t", page: 0)]), cause: .api)
    #expect(try recovered().recovery?.applied == 1)
  }

  @Test func withoutALogUnsavedChangesKeepTheDocument() throws {
    let old = try bench.open()
    try old.perform(AddAnnotations([square("s", page: 0)]), cause: .api)
    let fresh = try old.document.reopened(bench.file.path)
    #expect(throws: EditError.self) { try old.handOver(to: fresh, reloading(logs: nil)) }
    #expect(try old.annotation("s") != nil)
    try old.undo()
    let opened = try old.handOver(to: fresh, reloading(logs: nil))
    #expect(opened.editor.revision == 3)
  }

  @Test func aGroupThatIsOpenKeepsTheDocument() throws {
    let old = try open()
    try old.beginGroup("Group")
    let fresh = try old.document.reopened(bench.file.path)
    #expect(throws: EditError.self) { try old.handOver(to: fresh, reloading(logs: folder)) }
    try old.perform(AddAnnotations([square("s", page: 0)]), cause: .api)
    try old.commitGroup()
  }

  @Test func textIsFoundByTheWordsAroundIt() throws {
    let document = try bench.document(bench.file.path)
    let words = try document.page(0).text()
    let anchor = try #require(try document.anchor(of: 0..<4, onPage: 0))
    #expect(anchor.text == words.text(of: 0..<4))
    let found = try #require(try document.find(anchor))
    #expect(found.pageIndex == 0)
    #expect(found.range == 0..<4)
  }

  private func open() throws -> Editor { try open(.report).editor }

  private func recovered() throws -> RecoveredEditor {
    // As after the process died: its lock on the log is gone, so a copy of the log is read.
    let place = folder.place(of: AtomicFile.resolve(bench.file.path))
    let copy = try Data(contentsOf: URL(filePath: place.log))
    try FileManager.default.removeItem(atPath: place.log)
    try copy.write(to: URL(filePath: place.log))
    return try open(.apply)
  }

  private func open(_ choice: RecoveryChoice) throws -> RecoveredEditor {
    let document = try bench.document(bench.file.path)
    let clock: () -> Int64 = { 1_700_000_000 }
    return try folder.editor(
      for: document, path: bench.file.path, choice, isReadOnly: false, catalogue, clock: clock
    ) { path throws(EditError) in
      try engine { () throws(EngineError) in try document.reopened(path) }
    }
  }

  /// Has another program change the file, and the editor go on in it.
  private func reload(
    _ old: Editor, discarding: Bool = false, _ change: (Editor) throws -> Void
  ) throws -> RecoveredEditor {
    let other = try bench.open()
    try change(other)
    let draft = bench.folder.appending(path: "draft.pdf").path
    try other.document.write(to: draft, WriteOptions())
    #expect(rename(draft, bench.file.path) == 0)
    let fresh = try old.document.reopened(bench.file.path)
    return try old.handOver(to: fresh, reloading(logs: folder, discarding: discarding))
  }

  private let catalogue = EditCatalogue(EditCatalogue.editing)

  private func reloading(logs: EditLogFolder?, discarding: Bool = false) -> Reloading {
    Reloading(
      logs: logs, path: bench.file.path, isDiscarding: discarding, catalogue: catalogue,
      clock: { 1_700_000_000 })
  }

  private func markup(_ id: String, page: Int, _ quads: [Quad]) -> Annotation {
    var annotation = Annotation(id: id, type: .highlight, pageIndex: page, rect: Rect(0, 0, 1, 1))
    annotation.quads = quads
    annotation.rect = quads.dropFirst().reduce(quads[0].bounds) { $0.union($1.bounds) }
    return annotation
  }

  private func square(_ id: String, page: Int) -> Annotation {
    Annotation(id: id, type: .square, pageIndex: page, rect: Rect(10, 10, 60, 60))
  }

  /// Files hold numbers in single precision.
  private func areNear(_ some: [Quad], _ others: [Quad]) -> Bool {
    some.count == others.count
      && zip(some, others).allSatisfy { one, other in
        let (a, b) = (one.bounds, other.bounds)
        return max(abs(a.x0 - b.x0), abs(a.y0 - b.y0), abs(a.x1 - b.x1), abs(a.y1 - b.y1)) < 0.01
      }
  }
}
