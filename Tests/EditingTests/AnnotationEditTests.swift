// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Testing

struct AnnotationEditTests {
  private let workbench: Workbench
  private let editor: Editor

  init() throws {
    workbench = try Workbench("annotations.pdf")
    editor = try workbench.open()
  }

  private func annotations(_ ids: String...) throws -> [Annotation] {
    try ids.map { try #require(try editor.annotation($0)) }
  }

  private var order: [String] {
    get throws { try editor.document.page(0).annotations.map(\.id) }
  }

  @Test func updatesAreUndoneAndRedone() throws {
    let before = try editor.document.page(0).annotations
    var square = try #require(try editor.annotation("square-1"))
    square.color = Color(red: 0, green: 1, blue: 0)
    square.rect = square.rect.moved(by: Point(5, 5))
    let change = try editor.perform(UpdateAnnotations([square], verb: "Restyle"), cause: .api)
    #expect(change.name == "Restyle square" && change.effect.changed == ["square-1"])
    let after = try editor.document.page(0).annotations
    try editor.undo()
    #expect(try editor.document.page(0).annotations == before)
    try editor.redo()
    #expect(try editor.document.page(0).annotations == after)
  }

  @Test(arguments: [
    (AnnotationPlace.front, -1), (.back, 0), (.forward, 4), (.backward, 2),
  ])
  func orderChanges(place: AnnotationPlace, position: Int) throws {
    let before = try order
    #expect(before[3] == "square-1")
    try editor.perform(ReorderAnnotations(try annotations("square-1"), to: place), cause: .api)
    let wanted = position < 0 ? before.count - 1 : position
    #expect(try order.firstIndex(of: "square-1") == wanted)
    #expect(try order.filter { $0 != "square-1" } == before.filter { $0 != "square-1" })
    try editor.undo()
    #expect(try order == before)
  }

  @Test func groupsComeAndGo() throws {
    let members = try annotations("square-1", "circle-1", "ink-1")
    try editor.perform(GroupAnnotations(members, date: 1_700_000_000), cause: .api)
    for id in ["circle-1", "ink-1"] {
      let member = try editor.annotation(id)
      #expect(member?.replyTo == "square-1" && member?.isGrouped == true)
    }
    #expect(try editor.annotation("square-1")?.replyTo == nil)
    let effect = try editor.perform(
      UngroupAnnotations(try annotations("ink-1"), date: 1_700_000_000), cause: .api
    ).effect
    #expect(Set(effect.changed) == ["square-1", "circle-1", "ink-1"])
    #expect(try editor.annotation("circle-1")?.isGrouped == false)
    let link = try annotations("link-1", "square-1")
    #expect(throws: EditError.self) {
      try editor.perform(GroupAnnotations(link, date: 0), cause: .api)
    }
  }

  @Test func whatIsFlattenedStaysOnThePage() throws {
    let before = try ink(Rect(30, 150, 330, 240))
    let effect = try editor.perform(
      FlattenAnnotations(try annotations("square-1", "circle-1", "ink-1", "note-1")), cause: .api
    ).effect
    #expect(Set(effect.removed) == ["square-1", "circle-1", "ink-1", "note-1", "popup-1"])
    #expect(try editor.annotation("square-1") == nil)
    // Edges come out a little otherwise, being drawn through one map more.
    let after = try ink(Rect(30, 150, 330, 240))
    #expect(after.count == before.count)
    #expect(zip(after, before).filter { abs(Int($0) - Int($1)) > 48 }.count < 30)
    let other = workbench.folder.appending(path: "flat.pdf")
    _ = try editor.save(to: other.path, SaveOptions(.full), expected: nil, isOriginal: false)
    #expect(try workbench.complaint(about: other) == nil)
    try editor.undo()
    #expect(try editor.annotation("square-1") != nil)
    #expect(throws: EditError.self) {
      try editor.perform(FlattenAnnotations(try annotations("link-1")), cause: .api)
    }
  }

  /// Those that the file has no appearance of get theirs in several pieces of work.
  @Test func manyWithoutAppearancesAreFlattened() throws {
    let count = 60
    let bench = try Workbench(
      objects: [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 99 99]>>",
        "<</Type/Page/Parent 2 0 R/Annots[\((0..<count).map { "\($0 + 4) 0 R" }.joined(separator: " "))]>>",
      ]
        + (0..<count).map {
          "<</Type/Annot/Subtype/Square/NM(\($0))/F 4/C[1 0 0]/Rect[\($0) 5 \($0 + 9) 30]>>"
        })
    let editor = try bench.open()
    let all = try editor.document.annotations(onPage: 0)
    #expect(all.count == count && !all.contains { $0.hasAppearance })
    try editor.perform(FlattenAnnotations(all), cause: .api)
    #expect(try editor.document.annotations(onPage: 0).isEmpty)
    let forms = try editor.document.pageObject(0)?["Resources"]?["XObject"]
    #expect(try forms?.count == count)
    #expect(editor.undoNames.count == 1)
    try editor.undo()
    #expect(try editor.document.annotations(onPage: 0) == all)
  }

  @Test func aSequenceIsOneStep() throws {
    var square = try #require(try editor.annotation("square-1"))
    square.contents = "changed"
    let edits: [any Edit] = [
      UpdateAnnotations([square], verb: "Change"), DeleteAnnotations(try annotations("ink-1")),
    ]
    let change = try editor.perform(EditSequence(name: "Erase", edits), cause: .tool)
    #expect(change.name == "Erase" && editor.undoNames == ["Erase"])
    #expect(change.effect.changed == ["square-1"] && change.effect.removed == ["ink-1"])
    try editor.undo()
    #expect(try editor.annotation("ink-1") != nil)
    #expect(try editor.annotation("square-1")?.contents == "A square")
  }

  @Test func aSequenceIsAllOrNothing() throws {
    var square = try #require(try editor.annotation("square-1"))
    square.contents = "changed"
    let nobody = Annotation(id: "nobody", type: .ink, pageIndex: 0, rect: Rect(0, 0, 1, 1))
    let edits: [any Edit] = [
      UpdateAnnotations([square], verb: "Change"), UpdateAnnotations([nobody], verb: "Change"),
    ]
    #expect(throws: EditError.self) {
      try editor.perform(EditSequence(name: "Erase", edits), cause: .tool)
    }
    #expect(try editor.annotation("square-1")?.contents == "A square")
    #expect(editor.undoNames.isEmpty)
  }

  /// A journal operation takes time by the square of the objects that it changes.
  @Test func aLargeChangeIsMadeInPieces() throws {
    let all = (0..<60).map {
      Annotation(id: "a\($0)", type: .square, pageIndex: 0, rect: Rect(9, 9, 90, 90))
    }
    try editor.perform(AddAnnotations(all), cause: .api)
    let update = UpdateAnnotations(
      all.map {
        var new = $0
        new.contents = "changed"
        return new
      }, verb: "Change")
    let move = MoveAnnotations(all, by: Point(5, 5), date: 0)
    #expect(update.pieces.count == 3 && move.pieces.count == 3)
    let before = try all.map { try editor.annotation($0.id) }
    #expect(try editor.perform(update, cause: .api).effect.changed == all.map(\.id))
    #expect(try editor.perform(move, cause: .api).effect.changed == all.map(\.id))
    #expect(editor.undoNames.count == 3)
    let moved = try #require(try editor.annotation("a59"))
    #expect(moved.contents == "changed" && moved.rect == Rect(14, 14, 95, 95))
    try editor.undo()
    try editor.undo()
    #expect(try all.map { try editor.annotation($0.id) } == before)
  }

  /// What a part of the page shows.
  private func ink(_ rect: Rect) throws -> [UInt8] {
    let page = try editor.document.page(0)
    let request = RasterRequest(
      pageSize: page.size, rect: rect, scale: 1, rotation: 0, colors: nil, background: .white)
    let rasterizer = Rasterizer(try editor.document.context.clone())
    return try rasterizer.render(page.displayList(), request).ppm
  }
}
