// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Foundation
import JSON
import TestSupport
import Testing

@testable import Engine

struct OutlineTests {
  private let bench: Workbench
  private let editor: Editor

  init() throws {
    bench = try Workbench("outline.pdf")
    editor = try bench.open()
  }

  /// Changes at random places against a model, each undone at the end.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func itIsAsAPlainTreeWouldBe(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var model = try OutlineModel(editor.document.outline())
    var states = [model]
    for number in 0..<60 {
      try model.change(number, in: editor, using: &random)
      #expect(try OutlineModel(editor.document.outline()) == model, "step \(number) of \(seed)")
      try OutlineChecks(editor.document).check()
      states.append(model)
    }
    for state in states.reversed().dropFirst() {
      try editor.undo()
      #expect(try OutlineModel(editor.document.outline()) == state)
      try OutlineChecks(editor.document).check()
    }
    for _ in 0..<60 { try editor.redo() }
    #expect(try OutlineModel(editor.document.outline()) == model)
    _ = try editor.save(
      to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    #expect(try bench.complaint(about: bench.file) == nil)
    let again = try bench.document(bench.file.path)
    #expect(try OutlineModel(again.outline()) == model)
    try OutlineChecks(again).check()
  }

  /// A structure element stands for a destination (ISO 32000-2, table 151).
  @Test(arguments: [nil, Action(.uri("https://example.org/"))] as [Action?])
  func aNewActionTakesThePlaceOfAStructureElement(_ action: Action?) throws {
    let objects = [
      "<</Type/Catalog/Pages 2 0 R/Outlines 4 0 R/StructTreeRoot 6 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]>>",
      "<</Type/Outlines/First 5 0 R/Last 5 0 R/Count 1>>",
      "<</Title(A)/Parent 4 0 R/SE 7 0 R>>", "<</Type/StructTreeRoot/K 7 0 R>>",
      "<</Type/StructElem/S/P/P 6 0 R/Pg 3 0 R>>",
    ]
    try PlainFile.data(objects).write(to: bench.file)
    let editor = try bench.open()
    var changes = OutlineChanges()
    changes.action = .some(action)
    try editor.perform(UpdateOutlineItem([0], changes), cause: .api)
    #expect(try editor.document.outline().first?.action == action)
    #expect(try editor.document.object(5)?["SE"] == nil)
    try editor.undo()
    #expect(try editor.document.object(5)?["SE"] != nil)
  }

  @Test func anOutlineIsMadeWhereThereIsNone() throws {
    let bench = try Workbench("simple.pdf")
    let editor = try bench.open()
    var entry = NewOutlineItem("Top", action: Action(.uri("https://example.org/")))
    entry.children = [NewOutlineItem("Below", action: Action(.named("NextPage")))]
    try editor.perform(InsertOutlineEntries([entry], at: OutlinePlace()), cause: .api)
    _ = try editor.save(
      to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
    let read = try bench.document(bench.file.path).outline()
    #expect(read.map(\.title) == ["Top"])
    #expect(read.first?.action == entry.action)
    #expect(read.first?.children.first?.action == entry.children[0].action)
    #expect(read.first?.isOpen == false)
    try editor.undo()
    #expect(try editor.document.outline() == [])
    #expect(try editor.document.catalog?["Outlines"] == nil)
  }

  @Test func otherReadersSeeIt() throws {
    var entry = NewOutlineItem(
      "Neu – ß", action: Action(.goTo(Destination(pageIndex: 4, fit: .page), name: nil)))
    entry.isBold = true
    entry.color = Color(red: 1, green: 0, blue: 0)
    try editor.perform(
      InsertOutlineEntries([entry], at: OutlinePlace(parent: [1], index: 1)), cause: .api)
    try editor.perform(DeleteOutlineItems([[0], [4]]), cause: .api)
    _ = try editor.save(
      to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    let qpdf = try #require(
      try Program.run("/usr/bin/qpdf", ["--json", "--json-key=outlines", bench.file.path]),
      "There is no qpdf.")
    let tree = try JSONTree.parse(qpdf.text)
    guard case .array(let top)? = tree[member: "outlines"] else {
      Issue.record("qpdf sees no outline")
      return
    }
    #expect(
      top.map { $0[member: "title"]?.string } == [
        "Chapter One", "Chapter Two", "Another Document",
      ])
    guard case .array(let below)? = top[0][member: "kids"] else {
      Issue.record("qpdf sees nothing below the first entry")
      return
    }
    #expect(
      below.map { $0[member: "title"]?.string } == [
        "First Section", "Neu – ß", "Second Section",
      ])
    #expect(below[1][member: "destpageposfrom1"] == 5)
    let poppler = try #require(
      try Program.run("/usr/bin/pdftohtml", ["-xml", "-i", "-stdout", bench.file.path]),
      "There is no poppler.")
    #expect(poppler.text.contains("<item page=\"5\">Neu – ß</item>"))
    #expect(!poppler.text.contains("Preface</item>"))
  }

  @Test func whatCannotBeIsRefused() throws {
    #expect(throws: EditError.self) {
      try editor.perform(MoveOutlineItem([1], to: OutlinePlace(parent: [1, 0])), cause: .api)
    }
    #expect(throws: EditError.self) {
      try editor.perform(UpdateOutlineItem([9], OutlineChanges()), cause: .api)
    }
    #expect(throws: EditError.self) {
      try editor.perform(
        InsertOutlineEntries(
          [NewOutlineItem("x", action: Action(.other("Hide")))], at: OutlinePlace()),
        cause: .api)
    }
    #expect(editor.undoNames == [])
    #expect(!editor.isDirty)
  }
}
