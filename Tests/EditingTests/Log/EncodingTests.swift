// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import Testing

@testable import Editing

struct EncodingTests {
  @Test(arguments: [
    Annotation.Picture.image([]), .image(Array(0...255)), .words(.init("")), .mark(.dot),
    .strokes([[], [Point(0.1, 2)]]),
  ])
  func picturesComeBackExactly(picture: Annotation.Picture) throws {
    #expect(try throughText(picture) == picture)
  }

  @Test func annotationsComeBackExactly() throws {
    #expect(try throughText(Self.full) == Self.full)
    let plain = Annotation(id: "a", type: .ink, pageIndex: 0, rect: Rect(0, 0, 0, 0))
    #expect(try throughText(plain) == plain)
  }

  @Test func noPropertyIsLeftOut() throws {
    let full = Self.full
    try expectAllLogged(full)
    try expectAllLogged(full.border)
    try expectAllLogged(try #require(full.text))
    try expectAllLogged(try #require(full.leader))
    try expectAllLogged(try #require(full.caption))
    try expectAllLogged(try #require(full.state))
    try expectAllLogged(try #require(full.attachment))
    try expectAllLogged(try #require(full.sound))
    try expectAllLogged(try #require(full.measure))
    if case .words(let words) = full.picture { try expectAllLogged(words) }
  }

  /// Expects the log to hold every stored property of a value whose members all differ from their
  /// defaults.
  private func expectAllLogged<V: LogRecord>(_ value: V) throws {
    // The storage of a wrapped property has an underscore before its name.
    let labels = Mirror(reflecting: value).children.compactMap(\.label)
    let properties = Set(labels.map { String($0.drop { $0 == "_" }) })
    #expect(Set(V.members.compactMap(\.loggedName)) == properties)
    let encoded = value.encoded
    #expect(properties.filter { encoded[member: $0] == nil } == [])
  }

  @Test(arguments: [
    Action.Kind.goTo(nil, name: "chapter"), .goToRemote(file: "b.pdf", pageIndex: 3, name: nil),
    .goToRemote(file: "b.pdf", pageIndex: nil, name: "x"), .uri(""),
    .uri("https://example.org/?a=b"),
    .launch(file: "c"), .named("NextPage"), .javaScript("1\n+1"), .special(.hide),
    .other("GoToDp"),
  ])
  func actionsComeBackExactly(kind: Action.Kind) throws {
    let action = Action(kind, next: [Action(.uri("a")), Action(.named("b"), next: [Action(kind)])])
    #expect(try throughText(action) == action)
  }

  @Test(arguments: [
    Destination.Fit.position(left: 1, top: nil, zoom: 0.5), .page, .width(top: nil), .width(top: 1),
    .height(left: 0.1), .rect(Rect(1, 2, 3, 4)), .content, .contentWidth(top: 3),
    .contentHeight(left: nil),
  ])
  func destinationsComeBackExactly(fit: Destination.Fit) throws {
    let destination = Destination(pageIndex: 12, fit: fit)
    #expect(try throughText(destination) == destination)
  }

  @Test func editsComeBack() throws {
    let catalogue = EditCatalogue(EditCatalogue.editing)
    let edits: [any Edit] = [
      AddAnnotations([Self.full]),
      MoveAnnotations([Self.full], by: Point(0.1, -3), date: 1_700_000_000),
      DeleteAnnotations([Self.full]),
      UpdateAnnotations([Self.full], verb: "Resize", shown: ["w": "EUR 5", "a": "é"]),
      HideAnnotations([Self.full], isHidden: true),
      EditSequence(
        name: "Erase", [UpdateAnnotations([Self.full], verb: ""), DeleteAnnotations([Self.full])]),
      ReorderAnnotations([Self.full], to: .backward), GroupAnnotations([Self.full], date: 3),
      MergeAnnotations([Self.full], date: 3),
      UngroupAnnotations([Self.full], date: 4), FlattenAnnotations([Self.full]),
      ApplyRedactions([Self.full]), Self.put,
      RelocateAnnotations([Self.full], to: 3, date: 5),
      ChangeStores(
        [
          StoreChange(store: "a", key: "b", before: nil, after: ["c": 1]),
          StoreChange(store: "a", key: "b", before: ["c": 1], after: nil),
        ], name: "d"),
      InsertPages(
        NewPage(size: Size(1.5, 2), template: .grid, picture: [0, 255]), count: 2, at: 1),
      DeletePages([3, 1]), MovePages([3, 1], to: 2), RotatePages([0], by: -90),
      ClosePages([0, 2], areClosed: true),
      DuplicatePages([1], at: 3), ImportPages([0, 7], count: 1, at: 2),
      SetPageBoxes([
        .init(.trim, ofPage: 1, to: Rect(0, 0.5, 3, 4)), .init(.art, ofPage: 2, to: nil),
      ]),
      SetPageLabels([.init(first: 1, style: .upperRoman, prefix: "é", start: 7)]),
      InsertOutlineEntries([Self.entry], at: OutlinePlace(parent: [1, 2], index: 3)),
      UpdateOutlineItem([0, 1], Self.outlineChanges),
      MoveOutlineItem([1], to: OutlinePlace(parent: [], index: .max)),
      DeleteOutlineItems([[], [2, 3]]),
      AddAttachment(.init(name: "n", bytes: [0, 255]), date: 6), RemoveAttachment([255, 0]),
      CreateFields([Self.field]), UpdateField("f", Self.fieldChanges, shown: "s"),
      RemoveFields(["f", "g"], flattens: true),
      ClearSignature("Signature1"), try Self.setAction, Self.values,
      try SignByHand(
        encoded: [
          "id": "w", "pageIndex": 0, "field": "f",
          "drawing": ["picture": .null, "color": [0, 0.5, 1], "width": 2],
        ]), HideWidget("w", onPage: 1, isHidden: true),
      SanitizeDocument([.metadata, .links]), SetDefaultLayers(shown: [3, 7], hidden: [5]),
      CopyFields([
        FieldCopy(of: "w", named: "a 2", widgetID: "v", onPage: 1, by: Point(0.1, -3), state: "2")
      ]), SetTabOrder(["w", "v"], onPage: 2),
      ChangeTemplate(.spawn(name: "row", page: 2, renames: false, overlays: true)),
      AddLayer("Notes", isVisibleAtFirst: false), RenameLayer(9, to: "Other"), RemoveLayer(9),
      AssignLayer([Self.full], to: 9),
    ]
    #expect(edits.count == EditCatalogue.editing.count)
    for edit in edits {
      let read = try catalogue.decode(try throughText(logged(edit)))
      #expect(type(of: read).kind == type(of: edit).kind)
      #expect(read.name == edit.name)
      #expect(logged(read).value.wireText == logged(edit).value.wireText)
    }
  }

  @Test(arguments: [
    TemplateChange.create(name: "a", page: 1), .remove(name: "b"), .hide(name: "c"),
    .show(name: "é"), .spawn(name: "d", page: 0, renames: true, overlays: false),
  ])
  func changesOfTemplatesAreRead(change: TemplateChange) throws {
    #expect(try ChangeTemplate(encoded: ChangeTemplate(change).encoded).change == change)
  }

  private static var setAction: SetAction {
    get throws {
      try SetAction(
        encoded: [
          "kind": "annotation", "owner": "a", "trigger": "up", "pageIndex": 2, "type": "square",
          "action": Action(.named("b")).encoded,
        ])
    }
  }

  private static var field: NewField {
    var field = NewField(.comboBox, named: "a.b", widgetID: "a1", onPage: 2, Rect(0.1, 2, 3, 4))
    field.flags = [.required, .editable]
    (field.label, field.value, field.defaultValue) = ("l", ["v"], ["d"])
    field.options = [.init("v", "t"), .init("w", "w")]
    field.maxLength = 3
    field.text.size = 0
    (field.fill, field.border) = (
      Color(red: 0.1, green: 0, blue: 1), Color(red: 1, green: 1, blue: 1)
    )
    (field.borderWidth, field.state, field.sign, field.caption) = (0.5, "S", .star, "c")
    field.action = Action(.named("NextPage"))
    return field
  }

  private static var values: SetFieldValues {
    var edit = SetFieldValues(
      [
        .init("f", .text("x"), shown: "y"), .init("g", .choices(["a", "b"])),
        .init("h", .state("On"), widget: "w"), .init("i", .isOn(false)),
      ], name: "n")
    edit.changes = FieldChange.Property.allCases.map { FieldChange("f", widget: 1, $0, [0, 0.5]) }
    var action = FieldChange("h", .action, text: "event.value = 1")
    action.trigger = .calculate
    edit.changes.append(action)
    edit.changes.append(FieldChange("g", .options, options: [.init("v", "t"), .init("w", "w")]))
    return edit
  }

  @Test func valuesOfFieldsComeBackExactly() throws {
    let read = try SetFieldValues(
      encoded: JSONTree.parse(Self.values.encoded.wireText))
    #expect(read.settings == Self.values.settings)
    #expect(read.changes == Self.values.changes)
    #expect(read.name == "n")
  }

  private static var fieldChanges: FieldChanges {
    var changes = FieldChanges()
    (changes.name, changes.flags, changes.label) = ("n", [.readOnly], "l")
    (changes.defaultValue, changes.options) = (["d"], [.init("o", "p")])
    (changes.maxLength, changes.alignment) = (.some(nil), .center)
    (changes.look.widget, changes.look.font, changes.look.textSize) = ("w", "Times", 0)
    (changes.look.fill, changes.look.border) = (.some(nil), Color(red: 0, green: 0.5, blue: 1))
    (changes.look.state, changes.look.sign, changes.look.caption) = ("s", .star, "c")
    (changes.look.borderWidth, changes.look.action) = (2, Action(.uri("u")))
    return changes
  }

  @Test func fieldsComeBackExactly() throws {
    #expect(try throughText(Self.field) == Self.field)
    var changes = Self.fieldChanges
    #expect(try throughText(changes) == changes)
    changes.maxLength = .some(4)
    #expect(try throughText(changes) == changes)
    #expect(try throughText(FieldChanges()) == FieldChanges())
  }

  private static var entry: NewOutlineItem {
    var entry = NewOutlineItem("é", action: Action(.uri("x")))
    (entry.isOpen, entry.isBold, entry.isItalic) = (true, true, true)
    entry.color = Color(red: 0.1, green: 1 / 3, blue: 1)
    entry.children = [NewOutlineItem("")]
    return entry
  }

  private static var outlineChanges: OutlineChanges {
    var changes = OutlineChanges()
    changes.title = "t"
    changes.action = .some(nil)
    (changes.isOpen, changes.isBold, changes.isItalic) = (false, true, false)
    changes.color = .some(Color(red: 0.1, green: 0, blue: 1))
    return changes
  }

  @Test func outlineChangesComeBackExactly() throws {
    #expect(try throughText(Self.entry) == Self.entry)
    var changes = Self.outlineChanges
    #expect(try throughText(changes) == changes)
    changes.action = .some(Action(.named("NextPage")))
    changes.color = .some(nil)
    #expect(try throughText(changes) == changes)
    #expect(try throughText(OutlineChanges()) == OutlineChanges())
  }

  @Test func valuesComeBackExactly() throws {
    #expect(try throughText(Self.put.added[0]) == Self.put.added[0])
    #expect(try throughText(Self.put.changed[0]) == Self.put.changed[0])
  }

  private static let put: PutAnnotations = {
    var entries = AnnotationEntries(
      id: "a", pageIndex: 2, subtype: "Stamp",
      entries: [
        "C": .numbers([0.25, 1]), "F": .integer(4), "Open": .boolean(true), "RC": .null,
        "Name": .name("x y"), "T": .text("Zoë Ω"), "X": .string([0, 255]),
        "AP": .dictionary(["N": .stream(["Filter": .name("F"), "L": .array([])], [1, 2, 0])]),
      ])
    entries.replyTo = "b"
    entries.popup = .init(id: "p", entries: ["Open": .boolean(false)])
    return PutAnnotations(
      added: [entries], changed: [.init(entries, full, isReconnected: true)])
  }()

  @Test func marksOfSaves() throws {
    let file = ContentIdentity(size: 1, modifiedSeconds: 2, modifiedNanoseconds: 3, digest: 4)
    for change in [.saved(file, nextObject: 7), .landed] as [LogEntry.Change] {
      #expect(try throughText(LogEntry(change: change, time: 5)).change == change)
    }
  }

  @Test func whatIsNotKnownIsRefused() throws {
    let catalogue = EditCatalogue(EditCatalogue.editing)
    let unknown = LoggedEdit(kind: "fold", name: "Fold page", value: .null)
    #expect(throws: EditError.self) { try catalogue.decode(unknown) }
    #expect(throws: EditError.self) { try Annotation(encoded: ["type": "ink", "pageIndex": 0]) }
    #expect(throws: EditError.self) { try Rect(encoded: [1, 2, 3]) }
    #expect(throws: EditError.self) { try Action(encoded: ["kind": "fly"]) }
    #expect(throws: EditError.self) { try LogEntry(encoded: ["type": "fold", "time": 1]) }
  }

  private func logged(_ edit: some Edit) -> LoggedEdit { LoggedEdit(edit) }

  private func throughText<V: LogValue>(_ value: V) throws -> V {
    try V(encoded: try JSONTree.parse(value.encoded.wireText))
  }

  private func throughText(_ edit: LoggedEdit) throws -> LoggedEdit {
    let entry = try throughText(LogEntry(change: .edit(edit), time: 5))
    guard case .edit(let read) = entry.change else { throw EditError.unreadable("It is no edit.") }
    return read
  }
}
