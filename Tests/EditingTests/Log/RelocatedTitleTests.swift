// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Editing
@testable import Engine

/// Changes of the outline, of layers and of pages in a file that another program has changed.
struct RelocatedTitleTests {
  private let bench: ChangedFileBench

  init() throws {
    bench = ChangedFileBench(
      try Workbench(objects: [
        "<</Type/Catalog/Pages 2 0 R/Outlines 4 0 R/OCProperties<</OCGs[8 0 R 9 0 R]"
          + "/D<</Order[8 0 R 9 0 R]>>>>>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>",
        "<</Type/Outlines/First 5 0 R/Last 7 0 R/Count 3>>",
        "<</Title(One)/Parent 4 0 R/Next 6 0 R>>",
        "<</Title(Two)/Parent 4 0 R/Prev 5 0 R/Next 7 0 R>>",
        "<</Title(Three)/Parent 4 0 R/Prev 6 0 R>>",
        "<</Type/OCG/Name(First)>>", "<</Type/OCG/Name(Second)>>",
      ]))
  }

  @Test(arguments: ChangedFileBench.Way.allCases)
  func changesOfTheOutlineFollowTheirEntries(way: ChangedFileBench.Way) throws {
    let old = try bench.place.open().editor
    try old.perform(DeleteOutlineItems([[1]]), cause: .api)
    var changes = OutlineChanges()
    changes.title = "Drei"
    try old.perform(UpdateOutlineItem([1], changes), cause: .api)
    try old.perform(
      InsertOutlineEntries([NewOutlineItem("Below")], at: OutlinePlace(parent: [1])), cause: .api)
    try old.perform(MoveOutlineItem([0], to: OutlinePlace(parent: [1])), cause: .api)
    let opened = try bench.carry(old, way) { other in
      let entries = [NewOutlineItem("New"), NewOutlineItem("Newer")]
      try other.perform(InsertOutlineEntries(entries, at: OutlinePlace(index: 0)), cause: .api)
    }
    #expect(opened.recovery?.failed == [])
    let outline = try opened.editor.document.outline()
    #expect(outline.map(\.title) == ["New", "Newer", "Drei"])
    #expect(outline.last?.children.map(\.title) == ["Below", "One"])
  }

  /// Which of two is meant cannot be told, nor what is gone.
  @Test(arguments: ChangedFileBench.Way.allCases)
  func entriesThatCannotBeToldStay(way: ChangedFileBench.Way) throws {
    let old = try bench.place.open().editor
    try old.perform(DeleteOutlineItems([[1]]), cause: .api)
    try old.perform(DeleteOutlineItems([[1]]), cause: .api)
    let opened = try bench.carry(old, way) { other in
      try other.perform(DeleteOutlineItems([[2]]), cause: .api)
      try other.perform(
        InsertOutlineEntries([NewOutlineItem("Two")], at: OutlinePlace(index: 0)), cause: .api)
    }
    #expect(opened.recovery?.failed.count == 2)
    #expect(try opened.editor.document.outline().map(\.title) == ["Two", "One", "Two"])
  }

  @Test(arguments: ChangedFileBench.Way.allCases)
  func changesOfLayersFollowTheirTitles(way: ChangedFileBench.Way) throws {
    let old = try bench.place.open().editor
    let layers = try old.document.layers.all
    let (first, second) = (try #require(layers[0].number), try #require(layers[1].number))
    var square = Annotation(id: "s", type: .square, pageIndex: 0, rect: Rect(1, 1, 9, 9))
    square.layer = layers[1].id
    try old.perform(AddAnnotations([square]), cause: .api)
    try old.perform(SetDefaultLayers(shown: [], hidden: [second]), cause: .api)
    let action = Action(
      .special(.setLayers),
      members: [
        "layers": .list([.record(["layer": .integer(second), "state": .text("hide")])])
      ])
    try old.perform(
      SetAction(action, for: .open, of: .page(0), in: old.document), cause: .api)
    var button = NewField(.button, named: "b", widgetID: "b", onPage: 0, Rect(1, 1, 9, 9))
    button.action = action
    var changes = FieldChanges()
    changes.look.action = action
    try old.perform(CreateFields([button]), cause: .api)
    try old.perform(UpdateField("b", changes), cause: .api)
    try old.perform(RenameLayer(second, to: "Zweite"), cause: .api)
    try old.perform(RemoveLayer(first), cause: .api)
    let opened = try bench.carry(old, way, over: writeLayersAnew)
    #expect(opened.recovery?.failed == [])
    let document = opened.editor.document
    let all = try document.layers.all
    #expect(all.map(\.name) == ["New", "Zweite"])
    #expect(all.map(\.isVisibleAtFirst) == [true, false])
    #expect(try opened.editor.annotation("s")?.layer == all.last?.id)
    for target in [ActionOwner.page(0), .annotation("b")] {
      let hidden = try document.actions(of: target).first?.action.members["layers"]?.list?.first
      #expect(hidden?["layer"]?.integer == all.last?.number)
    }
  }

  @Test(arguments: ChangedFileBench.Way.allCases)
  func layersThatAreGoneAreTold(way: ChangedFileBench.Way) throws {
    let old = try bench.place.open().editor
    let second = try #require(try old.document.layers.all[1].number)
    try old.perform(RenameLayer(second, to: "Zweite"), cause: .api)
    let opened = try bench.carry(old, way) { other in
      try other.perform(RenameLayer(second, to: "Another"), cause: .api)
    }
    #expect(opened.recovery?.failed.map(\.name) == ["Rename Layer"])
    #expect(try opened.editor.document.layers.all.map(\.name) == ["First", "Another"])
  }

  /// Pages are counted also if they are one part of a step.
  @Test(arguments: ChangedFileBench.Way.allCases)
  func pagesOfASequenceAreCounted(way: ChangedFileBench.Way) throws {
    let bench = try ChangedFileBench()
    let old = try bench.place.open().editor
    let sequence = EditSequence(name: "Delete", [EditSequence(name: "Pages", [DeletePages([1])])])
    try old.perform(sequence, cause: .api)
    let opened = try bench.carryOverANewPage(old, way)
    #expect(opened.recovery?.failed.map(\.name) == ["Delete"])
    #expect(try opened.editor.document.pageCount == old.document.pageCount + 2)
  }

  /// Earlier versions logged neither titles nor, for sequences, the number of pages.
  @Test func oldLogsAreNotTrustedWithOtherFiles() throws {
    let relocation = Relocation(to: try bench.place.open().editor.document)
    let edits: [any Edit] = [
      DeleteOutlineItems([[1]]), RenameLayer(8, to: "x"),
      EditSequence(name: "Turn", [RotatePages([0], by: 90)]),
    ]
    for edit in edits {
      let logged = LoggedEdit(
        kind: type(of: edit).kind, name: edit.name, value: edit.encoded)
      #expect(throws: EditError.self) { try relocation.relocate(edit, logged) }
    }
  }

  /// Gives the objects of layers other numbers, with a new layer in front.
  private func writeLayersAnew(_ other: Editor) throws {
    let document = other.document
    let properties = try #require(try document.catalog?["OCProperties"])
    try document.operation("Layers") { () throws(EngineError) in
      var layers: [PDFObject] = []
      for name in ["New", "First", "Second"] {
        layers.append(
          try document.add(
            document.makeDictionary([
              "Type": document.makeName("OCG"), "Name": document.makeText(name),
            ])))
      }
      let all = try document.makeArray(layers)
      try properties.set("OCGs", all)
      try properties.set("D", document.makeDictionary(["Order": all]))
    }
  }
}
