// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

/// A layer's usage decides about it when the document is opened, if the document says so, and not after
/// that (ISO 32000-2, 8.11.4.4).
@Suite struct LayerUsageTests {
  struct Case: Sendable {
    let state: String
    let configuration: String
    let isVisibleAtFirst: Bool
  }

  private static let follows = "/AS[<</Event/View/Category[/View]/OCGs[5 0 R]>>]"

  static let cases = [
    Case(state: "OFF", configuration: follows, isVisibleAtFirst: false),
    Case(state: "ON", configuration: "/OFF[5 0 R]" + follows, isVisibleAtFirst: true),
    // Nothing asks viewers to follow the usage.
    Case(state: "OFF", configuration: "", isVisibleAtFirst: true),
    Case(state: "ON", configuration: "/OFF[5 0 R]", isVisibleAtFirst: false),
    Case(
      state: "OFF", configuration: "/AS[<</Event/Print/Category[/View]/OCGs[5 0 R]>>]",
      isVisibleAtFirst: true),
    Case(
      state: "OFF", configuration: "/AS[<</Event/View/Category[/Zoom]/OCGs[5 0 R]>>]",
      isVisibleAtFirst: true),
  ]

  private func bench(_ entry: Case) throws -> RenderBench {
    var fixture = RenderFixture(
      content: "/OC /L BDC 0 0 60 60 re f EMC", mediaBox: "0 0 60 60",
      objects: ["<</Type/OCG/Name(one)/Usage<</View<</ViewState/\(entry.state)>>>>>>"])
    fixture.resources = "/Properties<</L 5 0 R>>"
    fixture.catalog = "/OCProperties<</OCGs[5 0 R]/D<<\(entry.configuration)>>>>"
    return try RenderBench(fixture)
  }

  /// Whether the layer's content is drawn.
  private func isDrawn(_ bench: RenderBench) throws -> Bool {
    try bench.document.page(0).inkBounds() != nil
  }

  @Test(arguments: cases.indices) func theUserCanShowAndHideIt(index: Int) throws {
    let entry = LayerUsageTests.cases[index]
    let bench = try bench(entry)
    let inFile = try bench.document.plainObject(5)
    let layer = try #require(try bench.document.layers.all.first)
    #expect(layer.isVisibleAtFirst == entry.isVisibleAtFirst)
    #expect(layer.isVisible == entry.isVisibleAtFirst)
    #expect(try isDrawn(bench) == entry.isVisibleAtFirst)
    for isVisible in [!entry.isVisibleAtFirst, entry.isVisibleAtFirst] {
      let changed = try bench.document.showLayers([(5, isVisible)])
      #expect(changed.map(\.isVisible) == [isVisible])
      #expect(try isDrawn(bench) == isVisible)
    }
    try bench.document.showLayers([(5, !entry.isVisibleAtFirst)])
    try bench.document.showLayersAsAtFirst()
    #expect(try isDrawn(bench) == entry.isVisibleAtFirst)
    #expect(try bench.document.plainObject(5) == inFile)
    #expect("\(inFile as Any)".contains("ViewState"))
  }

  @Test(arguments: cases.indices) func anotherDefaultIsFollowed(index: Int) throws {
    let entry = LayerUsageTests.cases[index]
    let document = try bench(entry).document
    try document.operation("Set") { () throws(EngineError) in
      try document.setLayersAtFirst([(5, !entry.isVisibleAtFirst)])
    }
    let layer = try #require(try document.layers.all.first)
    #expect(layer.isVisibleAtFirst == !entry.isVisibleAtFirst)
    #expect(layer.isVisible == entry.isVisibleAtFirst)
  }

  @Test(arguments: [false, true]) func itIsSaved(isFlattened: Bool) throws {
    var fixture = RenderFixture(
      content: "/OC /L BDC 0 0 60 60 re f EMC", mediaBox: "0 0 60 60", page: "/Annots[7 0 R]",
      objects: [
        "<</Type/OCG/Name(one)/Usage<</View<</ViewState/OFF>>>>>>",
        "<</Type/OCMD/OCGs 5 0 R/VE[/Not 5 0 R]>>",
        "<</Type/Annot/Subtype/Square/Rect[10 10 20 20]/C[1 0 0]>>",
      ])
    fixture.resources = "/Properties<</L 5 0 R/M 6 0 R>>"
    fixture.catalog = "/OCProperties<</OCGs[5 0 R]/D<<\(LayerUsageTests.follows)>>>>"
    let bench = try RenderBench(fixture)
    _ = try bench.page.displayList()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    var options = WriteOptions()
    (options.flattensAnnotations, options.compressesObjects) = (isFlattened, false)
    try bench.document.write(to: file.path, options)
    let saved = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(saved.contains("ViewState") && saved.contains("VE"))
  }

  @Test(.timeLimit(.minutes(1))) func aLayerThatIsListedManyTimesIsReadOnce() throws {
    let entries = String(repeating: "<</Event/View/Category[/View]/OCGs 6 0 R>>", count: 3000)
    var fixture = RenderFixture(
      content: "", mediaBox: "0 0 60 60",
      objects: [
        "<</Type/OCG/Name(one)/Usage<</View<</ViewState/OFF>>>>>>",
        "[\(String(repeating: "5 0 R ", count: 3000))]",
      ])
    fixture.catalog = "/OCProperties<</OCGs[5 0 R]/D<</AS[\(entries)]>>>>"
    #expect(try RenderBench(fixture).document.layers.all.map(\.isVisible) == [false])
  }
}
