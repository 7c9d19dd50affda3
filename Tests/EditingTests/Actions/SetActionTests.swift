// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing
@testable import Engine

struct SetActionTests {
  private let bench: Workbench
  private let editor: Editor
  private var document: Document { editor.document }
  private static let chain = Action(
    .named("NextPage"), next: [Action(.uri("https://example.org/")), Action(.named("Print"))])

  init() throws {
    bench = try Workbench("actions.pdf")
    editor = try bench.open()
  }

  @discardableResult
  private func set(
    _ action: Action?, _ trigger: ActionTrigger, _ owner: ActionOwner
  ) throws -> Change {
    try editor.perform(SetAction(action, for: trigger, of: owner, in: document), cause: .api)
  }

  /// What has actions, with everything that makes them run.
  private static var places: [(ActionOwner, ActionTrigger)] {
    let owners: [ActionOwner] = [
      .annotation("square"), .annotation("popping"), .annotation("name"), .page(0), .page(1),
      .document,
    ]
    var places: [(ActionOwner, ActionTrigger)] = [
      (.document, .open), (.annotation("go"), .activate), (.annotation("screen"), .activate),
      (.annotation("goTo"), .activate),
    ]
    for owner in owners {
      for trigger in owner.triggers.map(\.key) {
        if owner != .annotation("name"), [.focus, .blur].contains(trigger) { continue }
        places.append((owner, trigger))
      }
    }
    return places
  }

  @Test func everyPlaceTakesAndGivesBackAChain() throws {
    for (owner, trigger) in Self.places {
      let before = try document.actions(of: owner)
      try set(Self.chain, trigger, owner)
      #expect(try document.action(of: owner, for: trigger) == Self.chain, "\(owner) \(trigger)")
      try set(nil, trigger, owner)
      #expect(try document.action(of: owner, for: trigger) == nil, "\(owner) \(trigger)")
      try editor.undo()
      try editor.undo()
      #expect(try document.actions(of: owner) == before, "\(owner) \(trigger)")
    }
  }

  @Test func whatIsSetIsSaved() throws {
    for (owner, trigger) in Self.places { try set(Self.chain, trigger, owner) }
    let target = bench.folder.appending(path: "copy.pdf")
    _ = try editor.save(to: target.path, SaveOptions(.auto), expected: nil, isOriginal: false)
    #expect(try bench.complaint(about: target) == nil)
    let read = try bench.document(target.path)
    for (owner, trigger) in Self.places {
      #expect(try read.action(of: owner, for: trigger) == Self.chain, "\(owner) \(trigger)")
    }
  }

  @Test func theHistoryAndTheEffectSayWhatWasDone() throws {
    let change = try set(Self.chain, .activate, .annotation("goTo"))
    #expect(change.effect.changed == ["goTo"])
    #expect(change.effect.differences["goTo"] == ["link"])
    try set(nil, .open, .document)
    #expect(editor.undoNames == ["Set action", "Remove action"])
  }

  @Test(arguments: [
    (ActionOwner.annotation("square"), ActionTrigger.activate, "give it one for up"),
    (.annotation("square"), .focus, "the focus"), (.annotation("square"), .willSave, "willSave"),
    (.page(0), .up, "open, close"), (.document, .close, "close"), (.field("name"), .focus, "focus"),
    (.field("name"), .calculate, "a script"), (.page(99), .open, "page 99"),
    (.annotation("nobody"), .up, "nobody"), (.field("nobody"), .format, "a script"),
  ])
  func whatCannotBeIsSaid(owner: ActionOwner, trigger: ActionTrigger, why: String) throws {
    let error = #expect(throws: EditError.self) {
      try set(Action(.named("NextPage")), trigger, owner)
    }
    #expect(error?.message.contains(why) == true, "\(error?.message ?? "")")
    #expect(editor.undoNames.isEmpty)
  }

  @Test func anActionThatNamesNothingIsRefused() throws {
    let odd = Action(.special(.sound), members: ["sound": .integer(100_000)])
    #expect(throws: EditError.self) { try set(odd, .up, .annotation("square")) }
    #expect(throws: EditError.self) { try set(Action(.other("GoToDp")), .open, .document) }
    #expect(try document.action(of: .annotation("square"), for: .up) == nil)
  }

  @Test func permissionsAreThoseOfWhatIsChanged() throws {
    editor.policy.cannotEdit = [.square]
    #expect(throws: EditError.self) { try set(Self.chain, .up, .annotation("square")) }
    try set(Self.chain, .open, .page(0))
    editor.policy.isReadOnly = true
    #expect(throws: EditError.self) { try set(Self.chain, .open, .page(0)) }
    let locked = try Workbench("owner.pdf").open()
    for owner in [ActionOwner.document, .page(0)] {
      #expect(throws: EditError.self) {
        try locked.perform(
          SetAction(Self.chain, for: .open, of: owner, in: locked.document), cause: .api)
      }
    }
  }

  @Test func itComesBackAfterTheProcessDied() throws {
    let folder = EditLogFolder(
      bench.folder.appending(path: "edits").path, sync: ImmediateLogSync())
    func open(_ choice: RecoveryChoice) throws -> Editor {
      try folder.editor(
        for: bench.document(bench.file.path), path: bench.file.path, choice, isReadOnly: false,
        EditCatalogue(EditCatalogue.editing), clock: { 1_700_000_000 },
        reopen: { _ throws(EditError) in throw .unreadable("It is not opened again.") }
      ).editor
    }
    var first: Editor? = try open(.report)
    for (owner, trigger) in Self.places {
      if let editor = first {
        try editor.perform(
          SetAction(Self.chain, for: trigger, of: owner, in: editor.document), cause: .api)
      }
    }
    first = nil
    let second = try open(.apply)
    for (owner, trigger) in Self.places {
      #expect(try second.document.action(of: owner, for: trigger) == Self.chain)
    }
  }

  @Test func calculatedFieldsJoinTheOrder() throws {
    let script = Action(.javaScript("event.value = 1;"))
    #expect(try document.calculationOrder == [])
    try set(script, .calculate, .field("name"))
    #expect(try document.calculationOrder == ["name"])
    #expect(try document.fieldScripts("name")?.calculate == "event.value = 1;")
    #expect(try document.actions(of: .field("name")).map(\.trigger) == [.calculate])
    try set(script, .calculate, .field("name"))
    #expect(try document.calculationOrder == ["name"])
    try set(nil, .calculate, .field("name"))
    #expect(try document.calculationOrder == [])
    #expect(try document.fieldScripts("name")?.calculate == nil)
    // What its widget does is none of that.
    #expect(try document.action(of: .annotation("name"), for: .focus) == Action(.named("Focus")))
  }
}

/// Additional actions that several have, or that stand above.
struct SharedActionTests {
  /// Two widgets of a field, which share one dictionary of actions, and an annotation beside them.
  private let editor: Editor

  init() throws {
    let objects = [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DA(/Helv 0 Tf)>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[5 0 R 6 0 R 7 0 R]>>",
      "<</FT/Tx/T(f)/Kids[5 0 R 6 0 R]/AA<</E \(named("Above"))/F<</S/JavaScript/JS(up)>>>>>>",
      "<</Subtype/Widget/Parent 4 0 R/NM(a)/Rect[0 0 50 20]/AA 8 0 R>>",
      "<</Subtype/Widget/Parent 4 0 R/NM(b)/Rect[0 30 50 50]/AA 8 0 R>>",
      "<</Subtype/Square/NM(c)/Rect[0 60 50 80]/Parent 4 0 R>>",
      "<</X \(named("Shared"))/K<</S/JavaScript/JS(low)>>>>",
    ]
    let body = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    let text = "%PDF-1.7\n\(body)trailer\n<</Root 1 0 R/Size \(objects.count + 1)>>\n%%EOF\n"
    let context = try EngineContext(cacheBytes: 8 << 20)
    editor = try Editor(Document.open(.data(Array(text.utf8)), in: context), isReadOnly: false)
    func named(_ name: String) -> String { "<</S/Named/N/\(name)>>" }
  }

  private func action(_ id: String, _ trigger: ActionTrigger) throws -> Action? {
    try editor.document.action(of: .annotation(id), for: trigger)
  }

  private func set(_ action: Action?, _ trigger: ActionTrigger, _ id: String) throws {
    let edit = try SetAction(action, for: trigger, of: .annotation(id), in: editor.document)
    try editor.perform(edit, cause: .api)
  }

  @Test func widgetsHaveWhatTheirFieldHas() throws {
    #expect(try action("a", .enter) == Action(.named("Above")))
    #expect(try action("a", .exit) == Action(.named("Shared")))
    #expect(try action("c", .enter) == nil)
    #expect(try editor.document.annotations(onPage: 0, actingOn: [.enter]) == ["a", "b"])
    let scripts = try editor.document.fieldScripts("f")
    #expect(scripts?.format == "up" && scripts?.keystroke == "low")
  }

  @Test func whatIsSharedStaysWithTheOthers() throws {
    try set(Action(.named("Own")), .exit, "a")
    #expect(try action("a", .exit) == Action(.named("Own")))
    #expect(try action("b", .exit) == Action(.named("Shared")))
    try set(nil, .exit, "b")
    #expect(try action("b", .exit) == nil)
    #expect(try action("a", .exit) == Action(.named("Own")))
  }

  @Test func anOwnOneHidesThatAbove() throws {
    try set(Action(.named("Own")), .enter, "a")
    #expect(try action("a", .enter) == Action(.named("Own")))
    #expect(try action("b", .enter) == Action(.named("Above")))
    try set(nil, .enter, "a")
    #expect(try action("a", .enter) == Action(.named("Above")))
  }
}
