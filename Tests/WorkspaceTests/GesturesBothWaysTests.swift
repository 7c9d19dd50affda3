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

  private typealias Act = @Sendable (Stage, (Double, Double)) throws -> EventReport

  private static let gestures: [(name: String, act: Act)] = [
    ("tap", { try $0.tap($1.0, $1.1) }),
    ("touch", { try $0.tap($1.0, $1.1, .touch) }),
    ("double tap", { try $0.doubleTap($1.0, $1.1) }),
    ("long press", { try $0.longPress($1.0, $1.1) }),
    ("secondary click", { try $0.contextMenu($1.0, $1.1) }),
    ("drag", { try $0.drag([$1, ($1.0 + 20, $1.1 + 30), ($1.0 + 40, $1.1 + 60)]) }),
    ("finger", { try $0.drag([$1, ($1.0 + 20, $1.1 + 30), ($1.0 + 40, $1.1 + 60)], .touch) }),
    ("pen", { try $0.drag([$1, ($1.0 + 20, $1.1 + 30), ($1.0 + 40, $1.1 + 60)], .pen) }),
  ]

  @Test(arguments: gestures.indices, places.indices)
  func gesture(_ gesture: Int, place: Int) throws {
    let (name, act) = Self.gestures[gesture]
    var outcomes: [Outcome] = []
    for isRaw in [false, true] {
      let stage = try Stage("annotations.pdf")
      stage.isRaw = isRaw
      let report = try act(stage, Self.places[place])
      outcomes.append(try Outcome(stage, report))
    }
    #expect(outcomes[0] == outcomes[1], "\(name) at \(Self.places[place])")
  }

  @Test func aDragOfTheSelection() throws {
    var outcomes: [Outcome] = []
    for isRaw in [false, true] {
      let stage = try Stage("annotations.pdf")
      stage.isRaw = isRaw
      try stage.tap(60, 195)
      let report = try stage.drag([(60, 195), (80, 205), (100, 215)])
      outcomes.append(try Outcome(stage, report))
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

    init(_ stage: Stage, _ report: EventReport) throws {
      tool = report.tool
      state = report.state
      selection = stage.view.selection
      offset = stage.view.view.state.offset
      steps = stage.undoNames
      rects = try stage.annotations().map(\.rect)
      told = stage.told
    }
  }
}
