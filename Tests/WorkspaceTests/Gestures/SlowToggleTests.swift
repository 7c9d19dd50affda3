// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Testing

@testable import Workspace

/// A double tap of a finger that zooms does not flash the user interface.
@Suite struct SlowToggleTests {
  /// On a column of `two-columns.pdf`.
  private static let column = (120.0, 240.0)

  private func click(
    _ bench: GestureBench, at time: Double, _ type: PointerType = .touch
  ) throws {
    try bench.click(Self.column.0, Self.column.1, at: time, type)
  }

  @Test(arguments: [PointerType.touch, .pen]) func aTapTogglesLate(_ type: PointerType) throws {
    let bench = try GestureBench("two-columns.pdf")
    try click(bench, at: 1000, type)
    #expect(bench.take().isEmpty)
    #expect(bench.view.input.deadline == 6350)
    #expect(bench.clock(at: 1350)?.component == .toggleUserInterface)
    #expect(bench.take() == ["toggled"])
  }

  @Test func aDoubleTapOnlyZooms() throws {
    let bench = try GestureBench("two-columns.pdf")
    try click(bench, at: 1000)
    try click(bench, at: 1100)
    #expect(bench.take() == ["smartZoom"])
    #expect(bench.view.input.deadline == nil)
  }

  typealias Change = @Sendable (GestureBench) throws -> Void
  static let changes: [(name: String, change: Change, log: [String])] = [
    ("zooming is off", { $0.view.components.setEnabled([.smartZoom], false) }, ["toggled"]),
    (
      "zooming has a condition",
      { _ = $0.view.components.addGate(.condition(.pageIndex([7])), to: [.smartZoom]) },
      ["toggled"]
    ),
    ("toggling is off", { $0.view.components.setEnabled([.toggleUserInterface], false) }, []),
    (
      "the client's tap takes it",
      { try $0.register("mine", .tap) { $0.blocks = [.toggleUserInterface] } },
      ["mine recognized toggleUserInterface"]
    ),
  ]

  @Test(arguments: changes.indices) func nothingToWaitFor(_ index: Int) throws {
    let (name, change, log) = Self.changes[index]
    let bench = try GestureBench("two-columns.pdf")
    try change(bench)
    try click(bench, at: 1000)
    #expect(bench.take() == log, "\(name)")
    #expect(bench.view.input.heldTap.isEmpty, "\(name)")
  }

  @Test func aMouseTogglesAtOnce() throws {
    let bench = try GestureBench("two-columns.pdf")
    try click(bench, at: 1000, .mouse)
    #expect(bench.take() == ["toggled"])
  }

  /// Links, annotations and what only gives up a selection do not wait.
  @Test func allElseIsInstant() throws {
    let bench = try GestureBench("annotations.pdf")
    for (place, component) in [
      ((250.0, 127.0), Component.openLinkAnnotation), ((41, 200), .selectAnnotation),
      ((380, 480), .deselectAnnotation),
    ] {
      let time = (bench.view.input.lastHeard?.client ?? 0) + 2000
      try bench.pointer(.down, place.0, place.1, at: time, .touch)
      let report = try bench.pointer(.up, place.0, place.1, at: time + 50, .touch)
      #expect(report.component == component)
      #expect(bench.view.input.heldTap.isEmpty)
    }
  }

  /// An observer is told of both taps at once; who waits for the zoom, of the one that stays alone.
  @Test func gesturesWaitEachForItself() throws {
    let bench = try GestureBench("two-columns.pdf")
    try bench.register("observer", .tap) { $0.simultaneousWith = Set(Component.allCases) }
    try bench.register("single", .tap) {
      $0.requireToFail = [.smartZoom]
      $0.simultaneousWith = [.toggleUserInterface]
    }
    try click(bench, at: 1000)
    #expect(bench.take() == ["observer recognized toggleUserInterface"])
    try click(bench, at: 1100)
    #expect(bench.take() == ["single failed toggleUserInterface", "smartZoom"])
    try click(bench, at: 3000)
    _ = bench.take()
    bench.clock(at: 3350)
    #expect(bench.take() == ["single recognized toggleUserInterface", "toggled"])
  }
}
