// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Testing

/// Merging, named groups, and pages that take no new annotations.
struct MergeTests {
  private let workbench: Workbench
  private let editor: Editor

  init() throws {
    workbench = try Workbench("annotations.pdf")
    editor = try workbench.open()
  }

  private func drawing(_ id: String, _ points: [Point], onPage index: Int = 0) -> Annotation {
    var new = Annotation(
      id: id, type: .ink, pageIndex: index, rect: Rect(around: points) ?? Rect(0, 0, 1, 1))
    new.color = Color(red: 1, green: 0, blue: 0)
    new.border.width = 2
    new.strokes = [points]
    return new
  }

  @Test func drawingsBecomeOneAndComeBack() throws {
    var reply = Annotation(id: "reply", type: .text, pageIndex: 0, rect: Rect(0, 0, 20, 20))
    reply.replyTo = "two"
    var two = drawing("two", [Point(50, 50), Point(60, 60)])
    two.pressures = [[0.5, 1]]
    try editor.perform(
      AddAnnotations([drawing("one", [Point(10, 10), Point(20, 20)]), two]), cause: .api)
    try editor.perform(AddAnnotations([reply]), cause: .api)
    let before = try editor.document.page(0).annotations

    let given = try ["two", "one"].map { try #require(try editor.annotation($0)) }
    let change = try editor.perform(MergeAnnotations(given, date: 5), cause: .api)
    #expect(change.effect.removed == ["two"])
    let merged = try #require(try editor.annotation("one"))
    #expect(merged.strokes.map(\.count) == [2, 2])
    #expect(merged.pressures.map(\.count) == [0, 2])
    #expect(merged.rect.union(two.rect) == merged.rect)
    #expect(try editor.annotation("reply")?.replyTo == "one")
    let other = workbench.folder.appending(path: "merged.pdf")
    _ = try editor.save(to: other.path, SaveOptions(.full), expected: nil, isOriginal: false)
    #expect(try workbench.complaint(about: other) == nil)

    try editor.undo()
    #expect(try editor.document.page(0).annotations == before)
    try editor.redo()
    #expect(try editor.annotation("two") == nil)
  }

  @Test func marksThatCoverEachOtherAreOne() throws {
    func mark(_ id: String, _ x: Double, _ text: String) -> Annotation {
      let box = Rect(x, 10, x + 40, 20)
      var new = Annotation(id: id, type: .highlight, pageIndex: 0, rect: box)
      new.color = Color(red: 1, green: 1, blue: 0)
      new.quads = [Quad(box)]
      new.contents = text
      return new
    }
    let marks = [mark("a", 10, "one"), mark("b", 10, "one"), mark("c", 60, "two")]
    try editor.perform(AddAnnotations(marks), cause: .api)
    let given = try marks.map { try #require(try editor.annotation($0.id)) }
    try editor.perform(MergeAnnotations(given, date: 5), cause: .api)
    let merged = try #require(try editor.annotation("a"))
    #expect(merged.quads.count == 2 && merged.contents == "one two")
  }

  @Test func whatDiffersIsRefused() throws {
    var blue = drawing("blue", [Point(1, 1), Point(9, 9)])
    blue.color = Color(red: 0, green: 0, blue: 1)
    let red = drawing("red", [Point(1, 1), Point(9, 9)])
    let square = try #require(try editor.annotation("square-1"))
    #expect(MergeAnnotations.obstacle([red, blue])?.contains("look different") == true)
    #expect(MergeAnnotations.obstacle([red, square]) != nil)
    #expect(MergeAnnotations.obstacle([red]) != nil)
    #expect(MergeAnnotations.obstacle([red, drawing("x", red.strokes[0], onPage: 1)]) != nil)
    let again = drawing("again", red.strokes[0])
    #expect(MergeAnnotations.obstacle([red, again]) == nil)
  }

  @Test func aNamedGroupIsReadAndWritten() throws {
    let ids = ["square-1", "circle-1"]
    try editor.perform(
      GroupAnnotations(try ids.map { try #require(try editor.annotation($0)) }, date: 1),
      cause: .api)
    #expect(try editor.annotation("circle-1")?.groupName == "square-1")
    let file = workbench.folder.appending(path: "grouped.pdf")
    _ = try editor.save(to: file.path, SaveOptions(.full), expected: nil, isOriginal: false)
    #expect(try workbench.complaint(about: file) == nil)

    // As Nutrient writes it, a name is all that there is.
    var ink = try #require(try editor.annotation("ink-1"))
    ink.groupName = "square-1"
    try editor.perform(UpdateAnnotations([ink], verb: "Change"), cause: .api)
    let all = try editor.document.page(0).annotations
    #expect(Set(all.withGroups(of: ["ink-1"])) == ["ink-1", "square-1", "circle-1"])
    let changed = try editor.perform(
      UngroupAnnotations([ink], in: editor.document, date: 2), cause: .api
    ).effect.changed
    #expect(Set(changed) == ["ink-1", "square-1", "circle-1"])
    let apart = try editor.document.page(0).annotations
    #expect(apart.withGroups(of: ["ink-1"]) == ["ink-1"])
    try editor.undo()
    #expect(try editor.document.page(0).annotations == all)
  }

  @Test func aClosedPageTakesNoNewAnnotations() throws {
    editor.policy.closedPages = [0]
    #expect(throws: EditError.self) {
      try editor.perform(AddAnnotations([drawing("a", [Point(1, 1), Point(9, 9)])]), cause: .api)
    }
    try editor.perform(
      AddAnnotations([drawing("b", [Point(1, 1), Point(9, 9)], onPage: 1)]), cause: .api)
    let made = try #require(try editor.document.page(1).annotation("b"))
    #expect(throws: EditError.self) {
      try editor.perform(RelocateAnnotations([made], to: 0, date: 1), cause: .api)
    }
    #expect(throws: EditError.self) { try editor.check(.create(.square, onPage: 0)) }
    try editor.check(.create(.widget, onPage: 0))
    try editor.check(.create(.square))
  }
}
