// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Testing

struct LayerTests {
  private let bench: Workbench
  private let editor: Editor
  private var document: Document { editor.document }

  init() throws {
    bench = try Workbench("layers.pdf")
    editor = try bench.open()
  }

  @Test func theDefaultConfigurationCounts() throws {
    #expect(try shown == ["Base", "Detail", "English", "Copyright"])
    #expect(try document.layers.all.allSatisfy { $0.isVisible == $0.isVisibleAtFirst })
    #expect(try text.contains("Good morning"))
    #expect(try !text.contains("Guten Morgen"))
    #expect(try !text.contains("Not for you"))
  }

  @Test func ofARadioGroupOneIsShown() throws {
    let changed = try document.showLayers([(try number("German"), true)])
    #expect(Set(changed.map(\.name)) == ["German", "English"])
    #expect(try shown == ["Base", "Detail", "German", "Copyright"])
    #expect(try text.contains("Guten Morgen"))
    #expect(try !text.contains("Good morning"))
    try document.showLayersAsAtFirst()
    #expect(try shown == ["Base", "Detail", "English", "Copyright"])
  }

  @Test func whatIsHiddenCannotBeTouched() throws {
    let page = { try document.page(0) }
    #expect(try page().annotations(at: Point(151, 85), tolerance: 2).map(\.id) == ["on-detail"])
    #expect(try page().links.isEmpty)
    try document.showLayers([(try number("Detail"), false), (try number("German"), true)])
    #expect(try page().annotations(at: Point(151, 85), tolerance: 2).isEmpty)
    #expect(try page().annotations(at: Point(201, 85), tolerance: 2).map(\.id) == ["on-either"])
    #expect(try page().links.count == 1)
    try document.showLayers([(try number("German"), false)])
    #expect(try page().annotations(at: Point(201, 85), tolerance: 2).isEmpty)
    #expect(try page().annotations.count == 3)
  }

  @Test func itIsDrawnAccordingly() throws {
    let before = try #require(try document.page(0).inkBounds())
    try document.showLayers([(try number("Secret"), true)])
    let after = try #require(try document.page(0).inkBounds())
    #expect(after.y1 > before.y1 + 20)
    #expect(try text == "The base\n\nA detail\n\nGood morning\n\nMine\n\nNot for you\n\nAlways")
  }

  @Test func itIsNoChange() throws {
    try document.showLayers([(try number("Base"), false)])
    #expect(!editor.isDirty)
    _ = try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    let again = try bench.document(bench.file.path)
    #expect(try again.layers.all.first?.isVisible == true)
    #expect(throws: EngineError.self) { try document.showLayers([(99, true)]) }
    #expect(try Workbench("simple.pdf").open().document.layers == LayerList())
  }

  private var shown: [String] {
    get throws { try document.layers.all.filter(\.isVisible).map(\.name) }
  }

  private var text: String { get throws { try document.page(0).text().text } }

  private func number(_ name: String) throws -> Int {
    try #require(try document.layers.all.first { $0.name == name }?.number)
  }
}
