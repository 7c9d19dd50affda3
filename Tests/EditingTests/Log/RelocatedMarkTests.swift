// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Editing
@testable import Engine

/// Marks on text in a file that another program has changed: no mark may lie on other text.
struct RelocatedMarkTests {
  private let bench: ChangedFileBench
  typealias Way = ChangedFileBench.Way

  init() throws { bench = try ChangedFileBench() }

  /// The text that it removed is known nowhere any more: other text must not be removed in its place.
  @Test(arguments: Way.allCases)
  func anAppliedRedactionIsNotAppliedToOtherText(way: Way) throws {
    let old = try bench.place.open().editor
    let before = try texts(old)
    let mark = try bench.mark(.redact, page: 1, 0..<9, in: old)
    try old.perform(AddAnnotations([mark]), cause: .api)
    try old.perform(ApplyRedactions([mark]), cause: .api)
    let opened = try bench.carryOverANewPage(old, way)
    #expect(opened.recovery?.applied == 0)
    #expect(opened.recovery?.failed.map(\.name) == ["Add redact", "Apply Redaction"])
    #expect(try texts(opened.editor) == [""] + before)
  }

  /// Opens the document when its file has a mark for redaction.
  private func openWithMark() throws -> (editor: Editor, mark: Annotation) {
    let first = try bench.place.open().editor
    let mark = try bench.mark(.redact, page: 1, 0..<9, in: first)
    try first.perform(AddAnnotations([mark]), cause: .api)
    try bench.place.save(first)
    first.close(discardingChanges: true)
    let editor = try bench.place.open().editor
    return (editor, try #require(try editor.annotation("m", page: 1)))
  }

  /// It is seen by the rest of the page that the mark is on the same text, if the old document is there.
  @Test(arguments: Way.allCases, [false, true])
  func anAppliedRedactionFollowsASavedMark(way: Way, isUndone: Bool) throws {
    let (old, mark) = try openWithMark()
    let before = try texts(old)
    try old.perform(ApplyRedactions([mark]), cause: .api)
    if isUndone {
      try old.undo()
      let square = Annotation(id: "s", type: .square, pageIndex: 0, rect: Rect(1, 1, 9, 9))
      try old.perform(AddAnnotations([square]), cause: .api)
    }
    let after = try texts(old)
    let opened = try bench.carryOverANewPage(old, way)
    let isKnown = way == .reload
    let isApplied = isKnown || isUndone
    #expect(opened.recovery?.failed.map(\.name) == (isApplied ? [] : ["Apply Redaction"]))
    #expect(try texts(opened.editor) == [""] + (isApplied ? after : before))
  }

  /// The mark lies on other text in the file, since its change is not made again.
  @Test(arguments: Way.allCases)
  func aRedactionIsNotAppliedWhereItsMarkWasBefore(way: Way) throws {
    let (old, mark) = try openWithMark()
    let before = try texts(old)
    var moved = try bench.mark(.redact, page: 1, 10..<16, in: old)
    moved.contents = mark.contents
    try old.perform(UpdateAnnotations([moved], verb: "Change"), cause: .api)
    try old.perform(ApplyRedactions([moved]), cause: .api)
    let opened = try bench.carryOverANewPage(old, way)
    #expect(opened.recovery?.failed.map(\.name) == ["Change redact", "Apply Redaction"])
    #expect(try texts(opened.editor) == [""] + before)
  }

  /// The text of the page has moved away from under the mark.
  @Test(arguments: Way.allCases)
  func aRedactionIsNotAppliedToWhatHasMovedUnderItsMark(way: Way) throws {
    let (old, mark) = try openWithMark()
    try old.perform(ApplyRedactions([mark]), cause: .api)
    var there: [String] = []
    let opened = try bench.carry(old, way) { other in
      let page = try other.document.page(1)
      let contents = try #require(try page.object["Contents"]?.streamBytes(limit: 1 << 20))
      try other.document.operation("Move") { () throws(EngineError) in
        let moved = try other.document.addDeflatedStream(
          other.document.makeDictionary(), Array("1 0 0 1 40 0 cm ".utf8) + contents)
        try page.object.set("Contents", moved)
      }
      other.document.reloadPages()
      there = try texts(other)
    }
    #expect(opened.recovery?.failed.map(\.name) == ["Apply Redaction"])
    #expect(try texts(opened.editor) == there)
  }

  @Test func aMarkForRedactionFollowsItsTextOnlyWithTheOldDocument() throws {
    for way in Way.allCases {
      let bench = try ChangedFileBench()
      let old = try bench.place.open().editor
      let mark = try bench.mark(.redact, page: 1, 0..<9, in: old)
      try old.perform(AddAnnotations([mark]), cause: .api)
      let opened = try bench.carryOverANewPage(old, way)
      let isFound = way == .reload
      #expect(opened.recovery?.failed.count == (isFound ? 0 : 1))
      #expect(try (opened.editor.annotation("m", page: 2) != nil) == isFound)
      #expect(try opened.editor.annotation("m", page: 1) == nil)
    }
  }

  /// Pages of the unsaved changes themselves move it, too.
  @Test func aMarkForRedactionIsFoundAfterAChangeOfPages() throws {
    let old = try bench.place.open().editor
    let mark = try bench.mark(.redact, page: 1, 0..<9, in: old)
    try old.perform(AddAnnotations([mark]), cause: .api)
    try old.perform(InsertPages(NewPage(size: Size(300, 400)), at: 0), cause: .api)
    let opened = try bench.carry(old, .reload) { other in
      let note = Annotation(id: "n", type: .square, pageIndex: 0, rect: Rect(1, 1, 9, 9))
      try other.perform(AddAnnotations([note]), cause: .api)
    }
    #expect(opened.recovery?.failed == [])
    #expect(try opened.editor.annotation("m", page: 2) != nil)
  }

  /// An area without quads stays where the page has the same text under it.
  @Test func anAreaForRedactionStaysOnlyOnTheSameText() throws {
    for (isMoved, page) in [(false, 1), (true, nil)] {
      let bench = try ChangedFileBench()
      let old = try bench.place.open().editor
      var mark = try bench.mark(.redact, page: 1, 0..<9, in: old)
      mark.quads = []
      try old.perform(AddAnnotations([mark]), cause: .api)
      let opened = try bench.carry(old, .reload) { other in
        let size = NewPage(size: Size(300, 400))
        try other.perform(InsertPages(size, at: isMoved ? 0 : 2), cause: .api)
      }
      let pages = try (0...2).filter { try opened.editor.annotation("m", page: $0) != nil }
      #expect(pages == (page.map { [$0] } ?? []))
      #expect(opened.recovery?.failed.count == (page == nil ? 1 : 0))
    }
  }

  /// The text under the marks of a large edit is not logged.
  @Test func markupsOnUnknownTextFail() throws {
    for (count, isPaid) in [(60, true), (1, false)] {
      let bench = try ChangedFileBench()
      let old = try bench.place.open().editor
      let marks = try (0..<count).map {
        try bench.mark(.highlight, "h\($0)", page: 1, 0..<9, in: old)
      }
      try old.perform(AddAnnotations(marks), cause: .api)
      if isPaid { old.payAnchors() }
      let opened = try bench.carryOverANewPage(old, .recovery)
      #expect(opened.recovery?.failed.count == 1)
      #expect(try opened.editor.document.annotationIDs == [])
    }
  }

  @Test func markupsOnNoTextStay() throws {
    let old = try bench.place.open().editor
    var mark = Annotation(id: "h", type: .highlight, pageIndex: 1, rect: Rect(1, 1, 9, 9))
    mark.quads = [Quad(mark.rect)]
    try old.perform(AddAnnotations([mark]), cause: .api)
    old.payAnchors()
    for _ in 1...2 {
      let opened = try bench.carryOverANewPage(old, .recovery)
      #expect(opened.recovery?.failed == [])
      #expect(try opened.editor.annotation("h", page: 1) != nil)
      opened.editor.close(discardingChanges: false)
    }
  }

  /// A change of a mark that the file has needs no text, unless the mark was moved.
  @Test func changesOfUnmovedMarksAreMadeAgain() throws {
    let first = try bench.place.open().editor
    let marks = try (0..<60).map {
      try bench.mark(.highlight, "h\($0)", page: 1, 0..<9, in: first)
    }
    try first.perform(AddAnnotations(marks), cause: .api)
    try bench.place.save(first)
    first.close(discardingChanges: true)
    let old = try bench.place.open().editor
    var changed = try marks.map { try #require(try old.annotation($0.id, page: 1)) }
    for index in changed.indices { changed[index].contents = "Mine" }
    try old.perform(UpdateAnnotations(changed, verb: "Change"), cause: .api)
    let opened = try bench.carryOverANewPage(old, .recovery)
    #expect(opened.recovery?.failed == [])
    #expect(try opened.editor.annotation("h7", page: 2)?.contents == "Mine")
  }

  private func texts(_ editor: Editor) throws -> [String] {
    try (0..<(try editor.document.pageCount)).map { try editor.document.page($0).text().text }
  }
}
