// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Editing
@testable import Engine

/// What goes with an annotation or a field, and what else an edit changes, is told, each annotation once.
struct GoneAnnotationTests {
  private func note(_ id: String, replyTo target: String?) -> Annotation {
    var note = Annotation(id: id, type: .text, pageIndex: 0, rect: Rect(5, 5, 20, 20))
    (note.contents, note.replyTo) = ("why?", target)
    return note
  }

  @Test(arguments: [true, false]) func repliesGoWithFields(flattens: Bool) throws {
    let editor = try Workbench("form.pdf").open()
    let field = try #require(try editor.document.formField("country"))
    let widget = try #require(field.widgets.first?.annotationID)
    try editor.perform(AddAnnotations([note("note", replyTo: widget)]), cause: .api)
    try editor.perform(AddAnnotations([note("reply", replyTo: "note")]), cause: .api)
    let effect = try editor.perform(
      RemoveFields([field.id], flattens: flattens), cause: .api
    ).effect
    #expect(Set(effect.removed) == [widget, "note", "reply"] && effect.removed.count == 3)
    #expect(effect.flattened == (flattens ? [widget] : []))
    #expect(try editor.annotation("note") == nil)
    try editor.undo()
    #expect(try editor.annotation("reply")?.replyTo == "note")
  }

  @Test func aPopupAndTheNewHeadOfItsGroupAreToldOnce() throws {
    let editor = try Workbench("simple.pdf").open()
    let members = ["A", "B", "C"].map {
      Annotation(id: $0, type: .circle, pageIndex: 0, rect: Rect(10, 10, 50, 50))
    }
    try editor.perform(AddAnnotations(members), cause: .api)
    let added = try members.map { try #require(try editor.annotation($0.id)) }
    try editor.perform(GroupAnnotations(added, date: 1), cause: .api)
    var popup = Annotation(id: "P", type: .popup, pageIndex: 0, rect: Rect(10, 60, 50, 90))
    popup.parent = "B"
    try editor.perform(AddAnnotations([popup]), cause: .api)
    let gone = try ["A", "P"].map { try #require(try editor.annotation($0)) }
    let effect = try editor.perform(DeleteAnnotations(gone), cause: .api).effect
    #expect(effect.changed.count == Set(effect.changed).count)
    #expect(Set(effect.changed).isDisjoint(with: effect.removed))
    #expect(Set(effect.differences.keys).isSubset(of: effect.changed))
    #expect(Set(effect.removed) == ["A", "P"])
  }

  @Test func aStateThatMovesAwayIsToldOfItsTarget() throws {
    let editor = try Workbench("annotations.pdf").open()
    var state = note("state", replyTo: "square-1")
    state.state = ReviewState("Accepted")
    try editor.perform(AddAnnotations([state]), cause: .api)
    let placed = try #require(try editor.annotation("state"))
    let effect = try editor.perform(
      RelocateAnnotations([placed], to: 1, date: 1), cause: .api
    ).effect
    #expect(effect.changed.contains("square-1"))
  }

  @Test func scriptsThatGoAreTold() throws {
    let editor = try Workbench("scripts.pdf").open()
    let before = try editor.document.page(0).annotations
    let effect = try editor.perform(SanitizeDocument([.scripts]), cause: .api).effect
    let now = try editor.document.page(0).annotations
    let changed = before.filter { old in now.contains { $0.id == old.id && $0 != old } }
    #expect(Set(changed.map(\.id)).isSubset(of: effect.changed))
    #expect(!effect.fields.isEmpty)
  }
}
