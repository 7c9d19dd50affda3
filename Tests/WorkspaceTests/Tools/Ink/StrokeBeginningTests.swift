// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Strokes of fingers and pens, from the press on, while it could still become a tap.
@Suite struct StrokeBeginningTests {
  /// Samples near the press, then away from it.
  private let points = [
    Point(100, 110), Point(103, 107), Point(104, 111), Point(101, 113), Point(98, 111),
    Point(106, 104), Point(120, 104), Point(140, 110),
  ]

  private func bench(
    _ pointer: PointerType, _ tool: ToolName = .freehand, scale: Double = 1
  ) throws -> Bench {
    let bench = try Bench(tool: tool) { $0.returnToPan = false }
    bench.pointer = pointer
    try bench.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.scale, scale))
    }
    return bench
  }

  /// Draws with a rising pressure, a sample each `pause` milliseconds.
  private func draw(
    _ points: [Point], in bench: Bench, pause: Double = 8, asOne: Bool = false
  ) throws {
    bench.time += 5000
    var events: [PointerEvent] = []
    for (index, point) in points.enumerated() {
      var sample = try bench.sample(point)
      sample.time = bench.time + Double(index) * pause
      sample.pressure = 0.2 + 0.05 * Double(index)
      sample.pointerID = 1
      events.append(PointerEvent(index == 0 ? .down : .move, sample))
      if index == points.count - 1 { events.append(PointerEvent(.up, sample)) }
    }
    bench.time += Double(points.count) * pause
    for batch in asOne ? [events] : events.map({ [$0] }) {
      _ = bench.view.handle(PointerBatch(batch))
    }
  }

  @Test(arguments: PointerType.allCases, [true, false])
  func noSampleIsLost(_ pointer: PointerType, asOne: Bool) throws {
    let bench = try bench(pointer)
    try draw(points, in: bench, asOne: asOne)
    let ink = try #require(try bench.newest())
    #expect(ink.strokes.map { $0.map(\.rounded) } == [points])
    guard pointer == .pen else { return }
    let expected = points.indices.map { 0.2 + 0.05 * Double($0) }
    #expect(zip(ink.pressures.joined(), expected).allSatisfy { abs($0 - $1) < 0.01 })
    #expect(ink.pressures.map(\.count) == [points.count])
  }

  @Test(arguments: [PointerType.pen, .touch])
  func aSlowStrokeLosesNone(_ pointer: PointerType) throws {
    let bench = try bench(pointer)
    try draw(points, in: bench, pause: 130)
    #expect(try bench.newest()?.strokes.map { $0.map(\.rounded) } == [points])
  }

  /// Five pixels across, so that the pointer never goes as far as a drag.
  private func letter(at scale: Double) -> [Point] {
    [(0, 0), (2, -2), (4, -2), (5, 0), (4, 2), (2, 2), (0, 1)].map {
      Point(100, 200) + Point($0.0, $0.1) * (1 / scale)
    }
  }

  @Test(arguments: [PointerType.pen, .touch], [0.5, 1, 3])
  func aSmallLetterIsAStroke(_ pointer: PointerType, scale: Double) throws {
    let bench = try bench(pointer, scale: scale)
    let letter = letter(at: scale)
    try draw(letter, in: bench)
    #expect(try bench.newest()?.strokes.first?.count == letter.count)
    // A dot has one point.
    try draw([Point(150, 250), Point(150, 250) + Point(1, 1) * (1 / scale)], in: bench)
    #expect(try bench.newest()?.strokes.last?.count == 1)
  }

  @Test func aFingerThatTremblesOnAnAnnotationTapsIt() throws {
    let bench = try bench(.touch)
    try bench.add(.square, "x", Rect(80, 180, 130, 230))
    try draw(letter(at: 1), in: bench)
    #expect(bench.selectedIDs == ["x"])
    #expect(try bench.annotations().count == 1)
    try bench.view.setTool(.freehand)
    bench.pointer = .pen
    try draw(letter(at: 1), in: bench)
    #expect(try bench.newest()?.type == .ink)
  }

  @Test func aFingerThatPutsThePenAwayDrawsNothing() throws {
    let bench = try bench(.pen)
    try bench.view.input.pens.set(PenSettings())
    try draw(letter(at: 1), in: bench)
    bench.pointer = .touch
    bench.time += 5000
    bench.view.tools.options[.freehand]?.returnToPan = true
    try draw(letter(at: 1).map { $0 + Point(0, 60) }, in: bench)
    #expect(bench.view.tool == .pan)
    #expect(try bench.annotations().count == 1)
  }

  @Test func otherToolsTakeASmallMovementForATap() throws {
    let bench = try bench(.pen, "rectangle")
    try draw(letter(at: 1), in: bench)
    let box = try #require(try bench.newest()).rect
    #expect(box.width > 100)
  }

  @Test func aSmallErasureErasesAllOfItsWay() throws {
    let bench = try bench(.pen, .eraser)
    try bench.add(.ink, "x") { $0.strokes = [[Point(114, 150), Point(114, 250)]] }
    // The disc has a radius of ten pixels.
    try draw([Point(100, 200), Point(105, 200)], in: bench)
    #expect(try bench.annotation("x")?.strokes.count == 2)
  }
}
