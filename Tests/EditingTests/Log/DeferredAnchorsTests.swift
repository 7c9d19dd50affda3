// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// The text under annotations comes into the log after the edit.
struct DeferredAnchorsTests {
  private let place: RecoveryBench

  init() throws { place = try RecoveryBench("simple.pdf") }

  @Test func eachEditGetsItsText() throws {
    let editor = try place.open().editor
    try highlight(10..<21, onPage: 1, "first", in: editor)
    try highlight(0..<9, onPage: 0, "second", in: editor)
    #expect(try anchored() == [[:], [:]])
    #expect(editor.owesAnchors)

    editor.payFirstAnchors()
    #expect(try anchored() == [["first": 1], [:]])
    #expect(editor.owesAnchors)
    editor.payAnchors()
    #expect(try anchored() == [["first": 1], ["second": 0]])
    #expect(!editor.owesAnchors)
    let text = try editor.document.page(0).text().text(of: 0..<9)
    #expect(try edits()[1].anchors["second"]?.text == text)
  }

  @Test func aChangeOfPagesWaitsForTheText() throws {
    let editor = try place.open().editor
    try highlight(10..<21, onPage: 1, "h", in: editor)
    try editor.perform(InsertPages(NewPage(size: Size(300, 400)), at: 0), cause: .api)
    #expect(try anchored() == [["h": 1], [:]])
  }

  @Test func anUndoWaitsForTheText() throws {
    let editor = try place.open().editor
    try highlight(10..<21, onPage: 1, "h", in: editor)
    try editor.undo()
    try editor.redo()
    #expect(try anchored() == [["h": 1]])
  }

  @Test func anEndWaitsForTheTextASaveDoesNot() throws {
    let editor = try place.open().editor
    try highlight(10..<21, onPage: 1, "saved", in: editor)
    try place.save(editor)
    #expect(try anchored() == [[:]])
    try highlight(0..<9, onPage: 0, "left", in: editor)
    editor.close(discardingChanges: false)
    #expect(try anchored() == [["saved": 1], ["left": 0]])
  }

  @Test func aNewLogOwesNothing() throws {
    let editor = try place.open().editor
    try highlight(10..<21, onPage: 1, "h", in: editor)
    var options = SaveOptions(.full)
    options.encryption = .removed
    _ = try editor.save(
      to: place.bench.file.path, options, expected: nil, isOriginal: true)
    #expect(!editor.owesAnchors)
  }

  @Test func whoDiesBeforeHasLoggedTheEdit() throws {
    var editor: Editor? = try place.open().editor
    try highlight(10..<21, onPage: 1, "h", in: try #require(editor))
    editor = nil
    let opened = try place.open(.apply)
    #expect(opened.recovery?.applied == 1)
    #expect(try opened.editor.document.page(1).annotations.map(\.id) == ["h"])
  }

  @Test func theTextOfNoEditIsDamage() throws {
    let editor = try place.open().editor
    try highlight(10..<21, onPage: 1, "h", in: editor)
    let bytes = try [UInt8](Data(contentsOf: place.log()))
    let contents = LogContents(bytes + LogLine.bytes(DeferredAnchors(edit: 1, anchors: [:])))
    #expect(contents.isDamaged)
    #expect(contents.entries.count == 1)
  }

  private func highlight(
    _ range: Range<Int>, onPage index: Int, _ id: String, in editor: Editor
  ) throws {
    let quads = try editor.document.page(index).text().quads(of: range)
    let first = try #require(quads.first)
    var mark = Annotation(id: id, type: .highlight, pageIndex: index, rect: first.bounds)
    mark.quads = quads
    try editor.perform(AddAnnotations([mark]), cause: .api)
  }

  private func edits() throws -> [LoggedEdit] {
    let name = try #require(try place.names().first { $0.hasSuffix(".log") })
    let file = URL(filePath: place.folder.path).appending(path: name)
    let contents = LogContents([UInt8](try Data(contentsOf: file)))
    #expect(!contents.isDamaged)
    return contents.entries.compactMap { entry in
      if case .edit(let edit) = entry.change { edit } else { nil }
    }
  }

  /// The pages of the anchors of each edit, by annotation.
  private func anchored() throws -> [[String: Int]] {
    try edits().map { $0.anchors.mapValues(\.pageIndex) }
  }
}
