// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Geometry
import TestSupport
import Testing

struct LayerChangeTests {
  private static let poppler = "/usr/bin/pdftoppm"

  @Test func recoveredLayersAreShownAsTheyAreAtFirst() throws {
    let place = try RecoveryBench("layers.pdf")
    var editor: Editor? = try place.open().editor
    let all = try #require(try editor?.document.layers.all)
    let shown = all.filter { !$0.isVisibleAtFirst && !$0.isLocked }.compactMap(\.number)
    try #require(!shown.isEmpty)
    try editor?.perform(SetDefaultLayers(shown: shown, hidden: []), cause: .api)
    editor = nil
    let recovered = try place.open(.apply).editor.document.layers.all
    #expect(recovered.map(\.isVisible) == recovered.map(\.isVisibleAtFirst))
    #expect(recovered.map(\.isVisible) != all.map(\.isVisible))
  }

  @Test func aDocumentWithoutLayersGetsSome() throws {
    let bench = try Workbench("annotations.pdf")
    let editor = try bench.open()
    let document = editor.document
    try editor.perform(AddLayer("Shown é", isVisibleAtFirst: true), cause: .api)
    try editor.perform(AddLayer("Hidden", isVisibleAtFirst: false), cause: .api)
    #expect(try document.layers.layers.map(\.name) == ["Shown é", "Hidden"])
    #expect(try document.layers.all.map(\.isVisible) == [true, false])
    #expect(try document.layers.all.map(\.isVisibleAtFirst) == [true, false])
    try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    #expect(try bench.complaint(about: bench.file) == nil)
    let again = try bench.document(bench.file.path)
    #expect(try again.layers.all.map(\.name) == ["Shown é", "Hidden"])
    #expect(try again.layers.all.map(\.isVisible) == [true, false])
    try editor.undo()
    try editor.undo()
    #expect(try document.layers == LayerList())
  }

  @Test func otherLayersKeepWhatIsShownOfThem() throws {
    let editor = try Workbench("layers.pdf").open()
    let document = editor.document
    let before = try document.layers
    try document.showLayers([(try #require(before.all.first?.number), false)])
    let hidden = try document.layers
    try editor.perform(AddLayer("New", isVisibleAtFirst: false), cause: .api)
    #expect(try document.layers.layers.dropLast() == hidden.layers[...])
    #expect(try document.layers.unlisted == hidden.unlisted)
    #expect(try document.layers.layers.last?.isVisible == false)
    try editor.undo()
    #expect(try document.layers == hidden)
    try editor.redo()
    #expect(try document.layers.layers.last?.name == "New")
    #expect(try document.layers.layers.dropLast() == hidden.layers[...])
  }

  /// What the user has hidden stays hidden.
  @Test func aLayerThatComesBackIsAsItWas() throws {
    let editor = try Workbench("layers.pdf").open()
    let document = editor.document
    try editor.perform(AddLayer("New", isVisibleAtFirst: true), cause: .api)
    let number = try #require(try document.layers.all.last { $0.name == "New" }?.number)
    try document.showLayers([(number, false)])
    let hidden = try document.layers
    try editor.perform(RemoveLayer(number), cause: .api)
    try editor.undo()
    #expect(try document.layers == hidden)
    try editor.undo()
    try editor.redo()
    #expect(try document.layers == hidden)
    let secret = hidden.all.filter { !$0.isVisibleAtFirst && !$0.isLocked }
    try document.showLayers(secret.compactMap { layer in layer.number.map { ($0, true) } })
    let shown = try document.layers
    try editor.perform(SanitizeDocument([.hiddenLayers]), cause: .api)
    #expect(try document.layers.all.count < shown.all.count)
    try editor.undo()
    #expect(try document.layers == shown)
  }

  @Test func anAnnotationIsHiddenWithItsLayer() throws {
    let editor = try Workbench("layers.pdf").open()
    let document = editor.document
    let number = try #require(try document.layers.all.first { $0.name == "Base" }?.number)
    let old = try #require(try editor.annotation("on-detail"))
    #expect(old.layer == "l4")
    let change = try editor.perform(AssignLayer([old], to: number), cause: .api)
    #expect(change.effect.differences == ["on-detail": ["layer"]])
    #expect(try editor.annotation("on-detail")?.layer == "l\(number)")
    try document.showLayers([(number, false)])
    let at = { try document.page(0).annotations(at: Point(151, 85), tolerance: 2).map(\.id) }
    #expect(try at() == [])
    try editor.perform(AssignLayer([old], to: nil), cause: .api)
    #expect(try editor.annotation("on-detail")?.layer == nil)
    #expect(try at() == ["on-detail"])
    try editor.undo()
    #expect(try at() == [])
    #expect(throws: EditError.self) {
      try editor.perform(AssignLayer([old], to: 1), cause: .api)
    }
  }

  @Test func aNewAnnotationIsPutOnItsLayer() throws {
    let bench = try Workbench("layers.pdf")
    let editor = try bench.open()
    let document = editor.document
    let number = try #require(try document.layers.all.first { $0.name == "Base" }?.number)
    var new = Annotation(id: "new", type: .square, pageIndex: 0, rect: Rect(20, 20, 60, 60))
    new.layer = "l\(number)"
    let logged = try AddAnnotations(encoded: AddAnnotations([new]).encoded)
    try editor.perform(logged, cause: .api)
    #expect(try editor.annotation("new")?.layer == new.layer)
    try document.showLayers([(number, false)])
    #expect(try document.page(0).shownAnnotations.contains { $0.id == "new" } == false)
    try editor.undo()
    #expect(try editor.annotation("new") == nil)
    try editor.redo()
    #expect(try editor.annotation("new")?.layer == new.layer)
    try editor.save(to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
    let saved = try bench.document(bench.file.path)
    #expect(try saved.page(0).annotation("new")?.layer == new.layer)
  }

  @Test func aLayerThatIsNotThereIsNone() throws {
    let editor = try Workbench("layers.pdf").open()
    var new = Annotation(id: "new", type: .square, pageIndex: 0, rect: Rect(20, 20, 60, 60))
    // The object is a page, not a layer.
    for layer in ["l1", "l9999", "l-3", "", "x"] {
      new.id = "on \(layer)"
      new.layer = layer
      try editor.perform(AddAnnotations([new]), cause: .api)
      #expect(try #require(try editor.annotation(new.id)).layer == nil)
    }
  }

  @Test func aLayerIsRenamed() throws {
    let editor = try Workbench("layers.pdf").open()
    let document = editor.document
    let before = try document.layers
    let number = try #require(before.all.first { $0.name == "German" }?.number)
    try editor.perform(RenameLayer(number, to: "Deutsch"), cause: .api)
    let renamed = try #require(try document.layers.all.first { $0.number == number })
    #expect(renamed.name == "Deutsch")
    try document.showLayers([(number, true)])
    #expect(try document.page(0).text().text.contains("Guten Morgen"))
    try document.showLayersAsAtFirst()
    try editor.undo()
    #expect(try document.layers == before)
  }

  @Test func aLayerWithContentsStays() throws {
    let editor = try Workbench("layers.pdf").open()
    let before = try editor.document.layers
    let number = try #require(before.all.first { $0.name == "Base" }?.number)
    #expect(throws: EditError.self) { try editor.perform(RemoveLayer(number), cause: .api) }
    #expect(throws: EditError.self) { try editor.perform(RemoveLayer(1), cause: .api) }
    #expect(try editor.document.layers == before)
    #expect(!editor.isDirty)
  }

  @Test func nothingLeadsToARemovedLayer() throws {
    let bench = try Workbench("layers.pdf")
    let editor = try bench.open()
    let document = editor.document
    try editor.perform(AddLayer("Mine", isVisibleAtFirst: false), cause: .api)
    let number = try #require(try document.layers.layers.last?.number)
    let old = try #require(try editor.annotation("on-detail"))
    try editor.perform(AssignLayer([old], to: number), cause: .api)
    let states = [number, 4].map {
      ActionValue.record(["layer": .integer($0), "state": .text("toggle")])
    }
    let action = Action(.special(.setLayers), members: ["layers": .list(states)])
    try editor.perform(
      SetAction(action, for: .open, of: .page(0), in: document), cause: .api)
    var link = Annotation(id: "toggle", type: .link, pageIndex: 0, rect: Rect(10, 10, 30, 30))
    link.action = action
    try editor.perform(AddAnnotations([link]), cause: .api)
    let change = try editor.perform(RemoveLayer(number), cause: .api)
    #expect(change.effect.changed == ["on-detail", "toggle"])
    #expect(change.effect.differences["toggle"] == ["link"])
    let toggled = try editor.annotation("toggle")?.action?.members["layers"]?.list
    #expect(toggled?.compactMap { $0["layer"]?.integer } == [4])
    #expect(try editor.annotation("on-detail")?.layer == nil)
    #expect(try !document.layers.all.contains { $0.number == number })
    let left = try document.actions(of: .page(0)).first?.action.members["layers"]?.list
    #expect(left?.compactMap { $0["layer"]?.integer } == [4])
    try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    #expect(try !Data(contentsOf: bench.file).contains(Data("(Mine)".utf8)))
    try editor.undo()
    #expect(try editor.annotation("toggle")?.action == action)
    #expect(try editor.annotation("on-detail")?.layer == "l\(number)")
    #expect(try document.layers.all.first { $0.number == number }?.isVisible == false)
  }

  /// A layer, and arrays each of which has the next one twice, from object 5 on.
  private func doubled(_ entries: String) -> Data {
    let arrays = (5..<34).map { "[\($0 + 1) 0 R \($0 + 1) 0 R]" }
    let objects = [
      "<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[4 0 R]/D<<\(entries)>>>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>", "<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>",
      "<</Type/OCG/Name(Mine)>>",
    ]
    return PlainFile.data(objects + arrays + ["[4 0 R 3 0 R 4 0 R]"])
  }

  @Test(.timeLimit(.minutes(1))) func listsThatDoubleAreSearchedOnce() throws {
    let bench = try Workbench("simple.pdf")
    let file = bench.folder.appending(path: "doubled.pdf")
    try doubled("/Order[4 0 R]/X 5 0 R").write(to: file)
    let editor = try Editor(bench.document(file.path), isReadOnly: false)
    try editor.perform(RemoveLayer(4), cause: .api)
    #expect(try editor.document.layers == LayerList())
    #expect(try editor.document.object(34)?.elements.map(\.number) == [3])
  }

  /// The engine would read each array again for each that has it.
  @Test(.timeLimit(.minutes(1))) func layersInAListThatDoublesAreLeftAlone() throws {
    let bench = try Workbench("simple.pdf")
    let file = bench.folder.appending(path: "doubled.pdf")
    try doubled("/Order 5 0 R").write(to: file)
    let editor = try Editor(bench.document(file.path), isReadOnly: false)
    #expect(try editor.document.layers == LayerList())
    _ = try editor.document.page(0).displayList()
    let square = Annotation(id: "new", type: .square, pageIndex: 0, rect: Rect(20, 20, 60, 60))
    try editor.perform(AddAnnotations([square]), cause: .api)
    try editor.save(to: file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    #expect(try String(decoding: Data(contentsOf: file), as: UTF8.self).contains("/Order 5 0 R"))
  }

  /// Another reader hides what was put on a hidden layer.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: poppler), "There is no pdftoppm."))
  func popplerHidesItToo() throws {
    let bench = try Workbench("layers.pdf")
    let editor = try bench.open()
    let old = try #require(try editor.annotation("on-detail"))
    let pictures = try ["Shown": true, "Hidden": false].mapValues { isVisible in
      try editor.perform(AddLayer("New", isVisibleAtFirst: isVisible), cause: .api)
      let number = try #require(try editor.document.layers.layers.last?.number)
      try editor.perform(AssignLayer([old], to: number), cause: .api)
      try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
      return try Program.run(Self.poppler, [bench.file.path, "-r", "50"])?.text
    }
    #expect(pictures["Shown"] != pictures["Hidden"])
  }
}
