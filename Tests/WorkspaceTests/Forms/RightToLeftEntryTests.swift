// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

/// Text that runs from right to left, while it is entered in a field.
@Suite struct RightToLeftEntryTests {
  @Test func theCaretIsOnTheLeftOfWhatWasTyped() throws {
    let bench = try Bench("form.pdf")
    try bench.tap(200, 80)
    bench.send(.text("אבג"))
    let left = try bench.caretFoot()
    let lines = try bench.runs()
    #expect(lines.map(\.text) == ["אבג"])
    #expect(abs(left.x - lines[0].rect.x0) < 0.01)
    // The edges of characters go down from the right.
    #expect(lines[0].edges == lines[0].edges.sorted(by: >))
    bench.send(.key(KeyPress("ArrowLeft")))
    #expect(try bench.caretFoot() == left, "There is nothing more on the left.")
    bench.send(.key(KeyPress("ArrowRight")))
    #expect(try bench.caretFoot().x > left.x)
    bench.send(.key(KeyPress("x")))
    #expect(try bench.requirement()?.value == "אבxג")
    bench.send(.key(KeyPress("Home")))
    #expect(abs(try bench.caretFoot().x - (try bench.runs().map(\.rect.x1).max() ?? 0)) < 0.01)
  }

  @Test func aSelectionOverBothDirectionsIsInPieces() throws {
    let bench = try Bench("form.pdf")
    try bench.tap(200, 80)
    bench.send(.text("ab אבג"))
    bench.send(.key(KeyPress("Home")))
    for _ in 0..<4 { bench.send(.key(KeyPress("ArrowRight", .shift))) }
    let quads = try bench.items().flatMap { item -> [Quad] in
      guard item.role == .selection, case .quads(let quads) = item.shape else { return [] }
      return quads
    }
    // `ab ` on the left, and the first letter from the right on its own.
    #expect(quads.count == 2)
    #expect(try bench.runs().map(\.text) == ["ab ", "אבג"])
  }

  @Test func joinedLettersTakeTheWidthThatIsDrawn() throws {
    let bench = try Bench("form.pdf")
    try bench.tap(200, 80)
    let text = "السلام عليكم"
    bench.send(.text(text))
    var style = Annotation.TextStyle()
    style.size = try #require(try bench.items().compactMap(\.style?.fontSize).first)
    let drawn = try bench.document.layOut(text, style, width: nil).width
    let lines = try bench.runs()
    let width = (lines.map(\.rect.x1).max() ?? 0) - (lines.map(\.rect.x0).min() ?? 0)
    #expect(abs(width - drawn) < 0.5)
  }

  @Test func aTouchPlacesTheCaretWhereItIs() throws {
    let bench = try Bench("form.pdf")
    try bench.tap(200, 80)
    bench.send(.text("אבג"))
    let rect = try #require(try bench.runs().first).rect
    try bench.tap(rect.x1 - 0.5, 80)
    bench.send(.key(KeyPress("z")))
    #expect(try bench.requirement()?.value == "zאבג")
  }
}

extension Bench {
  fileprivate func caretFoot() throws -> Point {
    for item in try items() { if case .caret(let foot, _) = item.shape { return foot } }
    throw EngineError.notFound(what: "caret", "")
  }

  fileprivate func runs() throws -> [(text: String, rect: Rect, edges: [Double])] {
    try items().compactMap { item in
      guard case .text(let text, let rect) = item.shape else { return nil }
      return (text, rect, item.edges)
    }
  }
}
