// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import TestSupport
import Testing

@testable import Workspace

/// Whatever a user does with a tool that draws, what comes of it is sound and can be undone.
@Suite struct RandomShapeTests {
  static let tools: [ToolName] = [
    "rectangle", "ellipse", "redaction", "rectangularArea", "link", "line", "arrow", "distance",
    "polyline", "polygon", "polygonCloud", "perimeter", "area", "highlight", "underline",
    "squiggly", "strikeOut", "redactionText",
  ]

  @Test(arguments: tools)
  func anySequenceIsSound(_ tool: ToolName) throws {
    for (seed, fixture) in ["annotations", "cropped", "rotated", "two-columns"].enumerated() {
      let bench = try Bench("\(fixture).pdf", tool: tool) {
        $0.returnToPan = false
        $0.snapsToContent = true
      }
      let pages = 0..<bench.open.pageSizes.count
      let before = try pages.map { try bench.annotations(page: $0) }
      var user = RandomUser(seed: UInt64(seed), bench)
      for _ in 0..<150 {
        try user.act()
        if bench.view.tool != tool { try bench.view.setTool(tool) }
      }
      try bench.view.setTool(.pan)
      for page in pages { check(try bench.annotations(page: page), bench.open.pageSizes[page]) }
      while bench.open.editor.canUndo { try bench.open.editor.undo() }
      #expect(try pages.map { try bench.annotations(page: $0) } == before)
    }
  }

  private func check(_ annotations: [Annotation], _ size: Size) {
    let page = Rect(origin: .zero, size: size).grown(by: 0.01)
    for new in annotations where new.created == 1_700_000_000 {
      let points = new.vertices + new.line + new.quads.flatMap(\.points)
      if !new.type.isTextMarkup { #expect(points.allSatisfy(page.contains)) }
      #expect(zip(new.vertices, new.vertices.dropFirst()).allSatisfy { $0 != $1 })
      #expect(new.type != .polygon || new.vertices.count >= 3)
      #expect(new.type != .polyLine || new.vertices.count >= 2)
      #expect(new.rect.isFinite && new.rect.width > 0 && new.rect.height > 0)
    }
  }
}

/// Somebody who does anything.
private struct RandomUser {
  private var generator: SplitMix64
  private let bench: Bench
  private var origin: PointerSample?

  init(seed: UInt64, _ bench: Bench) {
    generator = SplitMix64(seed: seed)
    self.bench = bench
  }

  mutating func act() throws {
    bench.pointer = PointerType.allCases.randomElement(using: &generator) ?? .mouse
    let here = try sample()
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1, 2: bench.send(.gesture(.tap(here)))
    case 3: bench.send(.gesture(.doubleTap(here)))
    case 4: bench.send(.gesture(.hover(here)))
    case 5, 6: _ = bench.view.handle(Gesture.wholeDrag([here, try sample(), try sample()]))
    case 7: step(here)
    case 8:
      _ = bench.view.handle(Gesture.wholeLongPress([here, try sample()]))
    case 9: bench.send(.answer(Bool.random(using: &generator) ? .cancelled : .text("x")))
    case 10:
      let commands: [CommandName] = ["undo", "redo", "cancel", "commit", "delete"]
      bench.send(.command(commands.randomElement(using: &generator) ?? "cancel"))
    default: bench.send(.gesture(.contextMenu(here)))
    }
  }

  /// A step of a drag, in its order or not.
  private mutating func step(_ here: PointerSample) {
    let phase = GesturePhase.allCases.randomElement(using: &generator) ?? .moved
    if phase == .began { origin = here }
    bench.send(.gesture(.drag(GestureStep(phase, origin: origin ?? here, current: here))))
  }

  private mutating func sample() throws -> PointerSample {
    let page = Int.random(in: 0..<bench.open.pageSizes.count, using: &generator)
    let size = bench.open.pageSizes[page]
    let modifiers = Modifiers(rawValue: [0, 0, 0, 1, 4, 5].randomElement(using: &generator) ?? 0)
    return try bench.sample(
      Point(
        .random(in: -30...size.width + 30, using: &generator),
        .random(in: -30...size.height + 30, using: &generator)), holding: modifiers, page: page)
  }
}
