// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// The tools of a pen, and the one that the user chose.
@Suite struct BorrowedToolTests {
  private func erase(_ bench: Bench) throws {
    bench.time += 2000
    for (phase, y) in [(PointerPhase.down, 340.0), (.move, 350), (.move, 360), (.up, 360)] {
      try bench.raw(
        phase, at: Point(30, y), buttons: phase == .up ? [] : .eraser)
    }
  }

  /// A tap with the tool `rectangle` selects an annotation, and then the tool comes back.
  @Test(arguments: [true, false]) func theChosenToolComesBackAfterTheEraser(visits: Bool) throws {
    let bench = try Bench(tool: "rectangle") { $0.returnToPan = false }
    try bench.add(.square, "x")
    if visits {
      try bench.tap(102, 300)
      #expect(bench.state == "annotationEdit.selected")
    }
    bench.pointer = .pen
    try erase(bench)
    #expect(bench.state == "rectangle.idle")
    bench.isRaw = true
    try bench.drag((250, 330), (300, 360))
    #expect(try bench.annotations().map(\.type) == [.square, .square])
  }

  @Test func itComesBackAfterAGestureThatTheClientHandles() throws {
    let bench = try Bench(tool: "rectangle") { $0.returnToPan = false }
    var pens = PenSettings()
    pens.barrelTool = .textSelect
    try bench.view.input.pens.set(pens)
    bench.view.client.askComponent = { _, _ in .consume }
    _ = bench.view.components.addGate(
      .client(timeoutMilliseconds: 100, otherwise: nil), to: [.selectText])
    bench.pointer = .pen
    for (phase, x) in [(PointerPhase.down, 64.0), (.move, 90), (.move, 120)] {
      try bench.raw(phase, at: Point(x, 87), buttons: .secondary)
      #expect(bench.view.tool == (phase == .down ? "rectangle" : .textSelect))
    }
    try bench.raw(.up, at: Point(120, 87))
    #expect(bench.state == "rectangle.idle")
  }

  @Test(arguments: [true, false]) func aFingerDrawsWithAToolThatTheUserChooses(byKey: Bool) throws {
    let bench = try Bench()
    bench.isRaw = true
    let stroke = [Point(100, 300), Point(120, 330), Point(140, 300)]
    try bench.using(.pen) { try $0.drag(stroke) }
    #expect(bench.view.tool == .freehand)
    bench.pointer = .touch
    try bench.drag(stroke)
    #expect(try bench.annotations().count == 1, "The finger scrolls.")
    if byKey { bench.press("d") } else { try bench.view.setTool(.freehand) }
    try bench.drag(stroke)
    #expect(try bench.annotations().count == 2)
  }
}
