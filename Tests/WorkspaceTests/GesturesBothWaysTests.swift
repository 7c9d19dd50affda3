// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// What a toolkit recognises and what the server recognises come to the same.
@Suite struct GesturesBothWaysTests {
  /// On nothing, text, an annotation, a link and a locked annotation of `annotations.pdf`.
  private static let places: [(Double, Double)] = [
    (380, 20), (60, 102), (41, 200), (250, 127), (350, 170),
  ]

  private typealias Act = @Sendable (Bench, (Double, Double)) throws -> EventReport

  private static let gestures: [(name: String, act: Act)] = [
    ("tap", { try $0.tap($1.0, $1.1) }),
    ("touch", { bench, at in try bench.using(.touch) { try $0.tap(at.0, at.1) } }),
    ("double tap", { try $0.doubleTap($1.0, $1.1) }),
    ("long press", { try $0.longPress($1.0, $1.1) }),
    ("secondary click", { try $0.contextMenu($1.0, $1.1) }),
    ("drag", { try $0.drag($1, ($1.0 + 20, $1.1 + 30), ($1.0 + 40, $1.1 + 60)) }),
    (
      "finger",
      { bench, at in
        try bench.using(.touch) { try $0.drag(at, (at.0 + 20, at.1 + 30), (at.0 + 40, at.1 + 60)) }
      }
    ),
    (
      "pen",
      { bench, at in
        try bench.using(.pen) { try $0.drag(at, (at.0 + 20, at.1 + 30), (at.0 + 40, at.1 + 60)) }
      }
    ),
  ]

  @Test(arguments: gestures.indices, places.indices)
  func gesture(_ gesture: Int, place: Int) throws {
    let (name, act) = Self.gestures[gesture]
    var outcomes: [Outcome] = []
    for isRaw in [false, true] {
      let bench = try Bench("annotations.pdf")
      bench.isRaw = isRaw
      let report = try act(bench, Self.places[place])
      outcomes.append(try Outcome(bench, report))
    }
    #expect(outcomes[0] == outcomes[1], "\(name) at \(Self.places[place])")
  }

  @Test func aDragOfTheSelection() throws {
    var outcomes: [Outcome] = []
    for isRaw in [false, true] {
      let bench = try Bench("annotations.pdf")
      bench.isRaw = isRaw
      try bench.tap(60, 195)
      let report = try bench.drag((60, 195), (80, 205), (100, 215))
      outcomes.append(try Outcome(bench, report))
    }
    #expect(outcomes[0] == outcomes[1])
    #expect(outcomes[0].steps.count == 1)
  }

  /// What can be seen of a gesture afterwards.
  private struct Outcome: Equatable {
    let tool: ToolName
    let state: String
    let selection: Selection
    let offset: Point
    let steps: [String]
    let rects: [Rect]
    let told: [HostRequest]

    init(_ bench: Bench, _ report: EventReport) throws {
      tool = report.tool
      state = report.state
      selection = bench.view.selection
      offset = bench.view.view.state.offset
      steps = bench.undoNames
      rects = try bench.annotations().map(\.rect)
      told = bench.told
    }
  }
}
