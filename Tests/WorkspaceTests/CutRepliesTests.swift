// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Replies go along with an annotation that is cut.
@Suite struct CutRepliesTests {
  @Test func repliesArePastedWithTheirParent() throws {
    let bench = try Bench("pages.pdf")
    try bench.add(.square, "it", Rect(60, 110, 120, 170))
    try bench.add(.text, "reply", Rect(300, 300, 320, 320)) {
      ($0.replyTo, $0.author, $0.created, $0.contents) = ("it", "Bob", 7, "No")
    }
    try bench.add(.text, "answer", Rect(60, 110, 80, 130)) {
      ($0.replyTo, $0.author, $0.contents) = ("reply", "Eve", "Yes")
    }
    try bench.view.choose(.annotations([SelectedAnnotation(id: "it", pageIndex: 0)]))
    #expect(bench.view.run("cut").isHandled)
    #expect(try own(bench).isEmpty)
    #expect(bench.view.run("paste").isHandled)
    let pasted = try own(bench)
    #expect(pasted.map(\.type) == [.square, .text, .text])
    #expect(pasted.map(\.replyTo) == [nil, pasted.first?.id, pasted.dropFirst().first?.id])
    #expect(pasted.map(\.author).dropFirst() == ["Bob", "Eve"])
    #expect(pasted[1].created == 7 && pasted[1].contents == "No")
    // The reply's own place does not count.
    #expect(pasted.first?.rect.size == Size(60, 60))
    #expect(bench.selectedIDs == [pasted[0].id])
  }

  /// A viewer may not let its users add notes.
  @Test func whatMayBeAddedIsPasted() throws {
    let bench = try Bench("pages.pdf")
    try bench.add(.square, "it", Rect(60, 110, 120, 170))
    try bench.add(.text, "reply", Rect(300, 300, 320, 320)) { $0.replyTo = "it" }
    try bench.add(.square, "answer", Rect(60, 110, 80, 130)) { $0.replyTo = "reply" }
    var policy = Policy()
    policy.cannotCreate = [.text]
    bench.open.set(policy)
    try bench.view.choose(.annotations([SelectedAnnotation(id: "it", pageIndex: 0)]))
    #expect(bench.view.run("cut").isHandled && bench.view.run("paste").isHandled)
    #expect(try own(bench).map(\.type) == [.square])
  }

  /// Without the annotations of the fixture.
  private func own(_ bench: Bench) throws -> [Annotation] {
    try bench.annotations().filter { ![.link, .widget].contains($0.type) }
  }

  @Test func aCopyLeavesThemWhereTheyAre() throws {
    let bench = try Bench("pages.pdf")
    try bench.add(.square, "it", Rect(60, 110, 120, 170))
    try bench.add(.text, "reply", Rect(60, 110, 80, 130)) { $0.replyTo = "it" }
    try bench.view.choose(.annotations([SelectedAnnotation(id: "it", pageIndex: 0)]))
    #expect(bench.view.run("copy").isHandled && bench.view.run("paste").isHandled)
    #expect(try own(bench).map(\.type) == [.square, .text, .square])
  }
}
