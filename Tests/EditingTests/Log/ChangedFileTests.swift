// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// Edit logs whose file another program has changed meanwhile.
struct ChangedFileTests {
  private let place: RecoveryBench
  private var bench: Workbench { place.bench }

  init() throws { place = try RecoveryBench() }

  @Test func onAnotherFileIsAppliedWhatFits() throws {
    var editor: Editor? = try place.open().editor
    try editor?.delete("ink-1")
    try editor?.move("square-1", by: (30, 20))
    try editor?.undo()
    try editor?.redo()
    editor = nil
    // Another program deletes what was moved.
    let other = try bench.open()
    try other.delete("square-1")
    _ = try other.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: false)

    let opened = try place.open(.apply)
    let report = try #require(opened.recovery)
    #expect(report.isFileChanged)
    #expect(report.edits == 4)
    #expect(report.applied == 1)
    #expect(report.failed.map(\.name) == ["Move square"])
    #expect(opened.editor.undoNames == ["Delete ink"])
    #expect(try place.names().map { $0.split(separator: ".").last } == ["discarded", "log"])
  }

  @Test func whatIsThereAlreadyIsNotAddedAgain() throws {
    var editor: Editor? = try place.open().editor
    let note = Annotation(id: "new", type: .square, pageIndex: 0, rect: Rect(1, 1, 9, 9))
    try editor?.perform(AddAnnotations([note]), cause: .api)
    // A copy with the change takes the file's place, and the server does not know of it.
    let copy = bench.folder.appending(path: "copy.pdf")
    _ = try editor?.save(to: copy.path, SaveOptions(.auto), expected: nil, isOriginal: false)
    editor = nil
    #expect(rename(copy.path, bench.file.path) == 0)

    let opened = try place.open(.apply)
    #expect(opened.recovery?.failed.map(\.name) == ["Add square"])
    let page = try opened.editor.document.page(0)
    #expect(try page.annotations.count { $0.id == "new" || $0.rect == note.rect } == 1)
  }

  @Test func pagesThatMayBeOthersStay() throws {
    var editor: Editor? = try place.open().editor
    try editor?.perform(DeletePages([0]), cause: .api)
    try editor?.perform(
      AddAnnotations([Annotation(id: "new", type: .square, pageIndex: 0, rect: Rect(1, 1, 9, 9))]),
      cause: .api)
    editor = nil
    let other = try bench.open()
    let count = try other.document.pageCount
    try other.perform(InsertPages(NewPage(size: Size(300, 400)), at: 0), cause: .api)
    _ = try other.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: false)
    let opened = try place.open(.apply)
    #expect(opened.recovery?.failed.map(\.name) == ["Delete page", "Add square"])
    #expect(try opened.editor.document.pageCount == count + 1)
  }

  @Test func whatHasNoNameIsNotTakenForAnother() throws {
    let place = try RecoveryBench("form.pdf")
    var editor: Editor? = try place.open().editor
    let all = try #require(editor).document.annotations(onPage: 0)
    let nameless = try #require(all.first { $0.id.hasPrefix("annotation-") })
    try editor?.perform(DeleteAnnotations([nameless]), cause: .api)
    editor = nil
    // Another program makes it another one.
    let other = try place.bench.open()
    try other.move(nameless.id, by: (40, 0))
    _ = try other.save(
      to: place.bench.file.path, SaveOptions(.full), expected: nil, isOriginal: false)
    let opened = try place.open(.apply)
    #expect(opened.recovery?.failed.count == 1)
    #expect(try opened.editor.annotation(nameless.id) != nil)
  }

  @Test func whatNothingFitsToStays() throws {
    var editor: Editor? = try place.open().editor
    try editor?.move("square-1", by: (30, 20))
    editor = nil
    let other = try bench.open()
    try other.delete("square-1")
    _ = try other.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: false)
    #expect(try place.open(.apply).recovery?.failed.count == 1)
    #expect(try place.open().recovery?.edits == 1)
  }

  @Test func whatLayOnTextIsWhereTheTextIsNow() throws {
    let place = try RecoveryBench("simple.pdf")
    var editor: Editor? = try place.open().editor
    let quads = try #require(try editor?.document.page(1).text().quads(of: 10..<21))
    var mark = Annotation(id: "h", type: .highlight, pageIndex: 1, rect: quads[0].bounds)
    mark.quads = quads
    try editor?.perform(AddAnnotations([mark]), cause: .api)
    editor?.payAnchors()
    editor = nil
    // Another program puts a page before all others.
    let other = try place.bench.open()
    try other.perform(InsertPages(NewPage(size: Size(300, 400)), at: 0), cause: .api)
    _ = try other.save(
      to: place.bench.file.path, SaveOptions(.full), expected: nil, isOriginal: false)

    for _ in 1...2 {
      var opened: RecoveredEditor? = try place.open(.apply)
      #expect(opened?.recovery?.failed == [])
      #expect(try opened?.editor.document.page(2).annotations.map(\.id) == ["h"])
      #expect(try opened?.editor.document.page(1).annotations.isEmpty == true)
      opened = nil
    }
  }

  @Test func whatLayOnTextThatIsGoneIsToldOf() throws {
    let place = try RecoveryBench("simple.pdf")
    var editor: Editor? = try place.open().editor
    let quads = try #require(try editor?.document.page(0).text().quads(of: 0..<9))
    var mark = Annotation(id: "h", type: .highlight, pageIndex: 0, rect: quads[0].bounds)
    mark.quads = quads
    try editor?.perform(AddAnnotations([mark]), cause: .api)
    editor?.payAnchors()
    editor = nil
    let other = try place.bench.open()
    try other.perform(DeletePages([0]), cause: .api)
    _ = try other.save(
      to: place.bench.file.path, SaveOptions(.full), expected: nil, isOriginal: false)
    #expect(try place.open(.apply).recovery?.failed.map(\.name) == ["Add highlight"])
  }
}
