// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Testing

/// Replies, states, groups and popups: what belongs together stays together.
struct ThreadTests {
  private let bench: Workbench
  private let editor: Editor

  init() throws {
    bench = try Workbench("annotations.pdf")
    editor = try bench.open()
  }

  @Test func repliesGoWithWhatTheyReplyTo() throws {
    try add(reply("r1", to: "note-1"))
    try add(reply("r2", to: "r1"))
    let before = try editor.document.annotations(onPage: 0)
    let note = try #require(try editor.annotation("note-1"))
    let change = try editor.perform(DeleteAnnotations([note]), cause: .api)
    #expect(Set(change.effect.removed) == ["note-1", "popup-1", "r1", "r2"])
    try editor.undo()
    #expect(try editor.document.annotations(onPage: 0) == before)
  }

  @Test func aGroupOutlivesItsFirst() throws {
    let members = try ["square-1", "circle-1", "ink-1"].map {
      try #require(try editor.annotation($0))
    }
    try editor.perform(GroupAnnotations(members, date: 1_700_000_000), cause: .api)
    let change = try editor.perform(DeleteAnnotations([members[0]]), cause: .api)
    #expect(change.effect.removed == ["square-1"])
    #expect(change.effect.changed == ["circle-1", "ink-1"])
    #expect(change.effect.differences["ink-1"] == ["group"])
    #expect(try editor.annotation("circle-1")?.replyTo == nil)
    #expect(try editor.annotation("ink-1")?.replyTo == "circle-1")
    #expect(try editor.annotation("ink-1")?.isGrouped == true)
  }

  @Test func groupsAreUnited() throws {
    func group(_ ids: String...) throws {
      let members = try ids.map { try #require(try editor.annotation($0)) }
      try editor.perform(GroupAnnotations(members, date: 1_700_000_000), cause: .api)
    }
    try group("circle-1", "ink-1")
    try group("square-1", "circle-1")
    for id in ["circle-1", "ink-1"] {
      #expect(try editor.annotation(id)?.replyTo == "square-1")
      #expect(try editor.annotation(id)?.isGrouped == true)
    }
  }

  @Test func theLastWordOfEachAuthorCounts() throws {
    try add(state("s1", "Accepted", of: "square-1", by: "Ann", at: 1))
    try add(state("s2", "Rejected", of: "s1", by: "Ann", at: 2))
    try add(state("s3", "Completed", of: "square-1", by: "Bob", at: 3))
    try add(state("s4", "Marked", of: "square-1", by: "Ann", at: 4))
    // As programs do it that reply to the annotation itself each time.
    try add(state("s5", "Cancelled", of: "square-1", by: "Bob", at: 2))
    _ = try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    let states = try bench.open().document.annotations(onPage: 0).effectiveStates
    #expect(states.keys.sorted() == ["square-1"])
    #expect(states["square-1"]?.map(\.id) == ["s2", "s3", "s4"])
    #expect(states["square-1"]?.map(\.state.model) == ["Review", "Review", "Marked"])
    #expect(try bench.complaint(about: bench.file) == nil)
  }

  @Test func aStateIsAChangeOfItsTarget() throws {
    var changes: [Change] = []
    editor.didChange = { changes.append($0) }
    let first = state("s1", "Accepted", of: "square-1", by: "Ann", at: 1)
    try add(first)
    try add(state("s2", "Rejected", of: "s1", by: "Ann", at: 2))
    try editor.undo()
    var other = first
    other.state = ReviewState("Completed")
    try editor.perform(UpdateAnnotations([other], verb: "Change"), cause: .api)
    try editor.delete("s1")
    for change in changes {
      #expect(change.effect.changed.contains("square-1"))
      #expect(change.effect.differences["square-1"] == [.states])
    }
    #expect(changes.count == 5)
    // A change that leaves the states as they are says nothing of the target.
    try add(reply("r1", to: "square-1"))
    #expect(changes.last?.effect.changed == [])
  }

  @Test func repliesInACircleEnd() throws {
    var one = state("s1", "Accepted", of: "square-1", by: "Ann", at: 1)
    try add(one)
    try add(state("s2", "Accepted", of: "s1", by: "Bob", at: 1))
    one.replyTo = "s2"
    try editor.perform(UpdateAnnotations([one], verb: "Change"), cause: .api)
    #expect(try editor.document.annotations(onPage: 0).effectiveStates == [:])
    let change = try editor.perform(DeleteAnnotations([one]), cause: .api)
    #expect(Set(change.effect.removed) == ["s1", "s2"])
  }

  @Test func popupsFollow() throws {
    var popup = Annotation(
      id: "p", type: .popup, pageIndex: 0, rect: Rect(200, 160, 300, 220))
    popup.parent = "square-1"
    var change: Change?
    editor.didChange = { change = $0 }
    try add(popup)
    #expect(change?.effect.differences == ["square-1": ["popup"]])
    #expect(try editor.annotation("square-1")?.popup == "p")
    try editor.move("square-1", by: (10, 20))
    #expect(change?.effect.changed == ["square-1", "p"])
    #expect(change?.effect.differences["p"] == ["rect"])
    #expect(try editor.annotation("p")?.rect == Rect(210, 180, 310, 240))
    popup.id = "p2"
    #expect(throws: EditError.self) { try add(popup) }
    try editor.delete("p")
    #expect(try editor.annotation("square-1")?.popup == nil)
    try editor.undo()
    #expect(try editor.annotation("square-1")?.popup == "p")
  }

  @Test(arguments: [("annotations.pdf", 1), ("rotated.pdf", 1), ("rotated.pdf", 2)])
  func anotherPageTakesAllThatBelongsTogether(_ fixture: String, _ page: Int) throws {
    let bench = try Workbench(fixture)
    let editor = try bench.open()
    let count = try editor.document.pageCount
    try #require(count > page)
    var square = Annotation(id: "s", type: .square, pageIndex: 0, rect: Rect(20, 30, 60, 80))
    square.color = Color(red: 1, green: 0, blue: 0)
    var line = Annotation(id: "l", type: .line, pageIndex: 0, rect: Rect(70, 30, 100, 60))
    line.line = [Point(70, 30), Point(100, 60)]
    var popup = Annotation(id: "p", type: .popup, pageIndex: 0, rect: Rect(100, 100, 140, 140))
    popup.parent = "s"
    try editor.perform(
      AddAnnotations([square, line, reply("r", to: "l"), popup]), cause: .api)
    try editor.perform(GroupAnnotations([square, line], date: 1), cause: .api)
    let before = try (0..<count).map { try editor.document.annotations(onPage: $0) }
    let moved = ["s", "l", "r", "p"]
    let change = try editor.perform(
      RelocateAnnotations([line], to: page, date: 5), cause: .api)
    #expect(change.effect.changed == moved)
    #expect(change.effect.pages == [0, page])
    #expect(change.effect.differences["s"] == ["pageIndex", "modified"])
    let there = try editor.document.annotations(onPage: page)
    #expect(there.suffix(4).map(\.id) == moved)
    for id in moved {
      let old = try #require(before[0].first { $0.id == id })
      let new = try #require(there.first { $0.id == id })
      #expect(near(old.rect, new.rect), "\(id)")
      #expect(new.replyTo == old.replyTo)
      #expect(new.isGrouped == old.isGrouped)
      #expect(new.parent == old.parent)
      #expect(new.line.count == old.line.count)
      for (a, b) in zip(new.line, old.line) { #expect(a.distance(to: b) < 0.01) }
    }
    #expect(!(try editor.document.annotations(onPage: 0)).contains { moved.contains($0.id) })
    _ = try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    #expect(try bench.open().document.annotations(onPage: page) == there)
    #expect(try bench.complaint(about: bench.file) == nil)
    try editor.undo()
    #expect(try (0..<count).map { try editor.document.annotations(onPage: $0) } == before)
  }

  private func add(_ annotation: Annotation) throws {
    try editor.perform(AddAnnotations([annotation]), cause: .api)
  }

  private func reply(_ id: String, to target: String) -> Annotation {
    var note = Annotation(id: id, type: .text, pageIndex: 0, rect: Rect(10, 10, 30, 30))
    note.replyTo = target
    note.author = "Ann"
    return note
  }

  private func state(
    _ id: String, _ state: String, of target: String, by author: String, at date: Int64
  ) -> Annotation {
    var note = reply(id, to: target)
    note.state = ReviewState(state)
    note.author = author
    note.modified = date
    note.flags = [.hidden]
    return note
  }

  private func near(_ a: Rect, _ b: Rect) -> Bool {
    [a.x0 - b.x0, a.y0 - b.y0, a.x1 - b.x1, a.y1 - b.y1].allSatisfy { $0.magnitude < 0.01 }
  }
}
