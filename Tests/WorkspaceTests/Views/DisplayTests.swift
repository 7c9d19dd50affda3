// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Which changes of the display a client gets, and in which form.
struct DisplayTests {
  private func bench(
    _ fixture: String = "annotations.pdf", _ change: (inout DisplayAbility) -> Void = { _ in }
  ) throws -> Bench {
    let bench = try Bench(fixture)
    change(&bench.open.shared.ability)
    _ = try bench.view.display.change()
    return bench
  }

  private func select(_ bench: Bench) {
    bench.view.set(.annotations([SelectedAnnotation(id: "square-1", pageIndex: 0)]))
  }

  @Test func aChangeIsReportedOnce() throws {
    let bench = try bench()
    select(bench)
    let change = try bench.view.display.change()
    #expect(change.overlay?.items == (try bench.view.overlay()))
    #expect(change.overlay?.items.isEmpty == false)
    #expect(change.overlay?.version == nil)
    #expect(try bench.view.display.change().isEmpty)
    #expect(bench.view.display.lastOverlay.items == change.overlay?.items)
  }

  @Test func onlyAStaleDisplayHasAPendingChange() throws {
    let bench = try bench()
    let display = bench.view.display
    bench.view.chosen = ChosenContents()
    display.isStale = false
    _ = bench.view.chosen.choose(
      .annotations([SelectedAnnotation(id: "square-1", pageIndex: 0)]))
    #expect(try display.pendingChange() == nil)
    display.isStale = true
    #expect(try display.pendingChange()?.overlay != nil)
    #expect(!display.isStale)
    display.isStale = true
    #expect(try display.pendingChange() == nil, "Nothing has changed.")
  }

  @Test func aPolicyChangesTheMenu() throws {
    let bench = try bench { $0.showsMenus = true }
    select(bench)
    try bench.view.setTool(.annotationEdit)
    select(bench)
    let before = try #require(try bench.view.display.change().menu)
    var policy = bench.open.editor.policy
    policy.cannotEdit = [.square]
    bench.open.set(policy)
    let after = try #require(try bench.view.display.pendingChange()?.menu)
    #expect(after.items != before.items)
  }

  @Test func aClientThatTakesPatchesGetsThem() throws {
    let bench = try bench { $0.takesOverlayChanges = true }
    select(bench)
    let first = try #require(try bench.view.display.change().overlay)
    bench.view.set(.none)
    let second = try #require(try bench.view.display.change().overlay)
    let versions = (try #require(first.version), try #require(second.version))
    #expect(versions.1 == versions.0 + 1)
    #expect(second.patch?.result == [])
    #expect(bench.view.display.lastOverlay.version == second.version)
  }

  @Test func aClientWithoutMenusGetsNone() throws {
    let (with, without) = (try bench(), try bench { $0.showsMenus = false })
    for bench in [with, without] { try bench.view.setTool(.annotationEdit) }
    for bench in [with, without] { select(bench) }
    #expect(try with.view.display.change().menu?.items.isEmpty == false)
    #expect(try without.view.display.change().menu == nil)
  }

  @Test func aRequirementKeepsItsIDUntilItIsSettled() throws {
    let bench = try bench("simple.pdf")
    try bench.view.setTool("freeText")
    let pending = try #require(try bench.tap(100, 100).requirement)
    let display = bench.view.display
    #expect(try display.requirement()?.id == pending.id)
    #expect(try display.change().requirement == nil, "It was reported.")
    display.settleRequirement()
    #expect(try display.requirement()?.id != pending.id)
  }

  @Test func anotherStateOfTheSameToolIsReported() throws {
    let bench = try bench("simple.pdf")
    try bench.view.setTool("highlight")
    // A drag beside all text has begun, and shows nothing yet.
    try bench.beginDrag([Point(60, 86), Point(60, 86)])
    try #require(bench.state == "highlight.marking")
    try bench.view.tools.cancel(in: bench.view)
    bench.view.display.isStale = true
    #expect(try bench.view.display.pendingChange() != nil)
    bench.view.display.isStale = true
    #expect(try bench.view.display.pendingChange() == nil)
  }

  @Test(arguments: [true, false])
  func aRequirementThatTheClientCannotAskForIsCancelled(canAsk: Bool) throws {
    let bench = try bench("simple.pdf") { if !canAsk { $0.requirements.remove(.file) } }
    try bench.view.setTool("fileAttachment")
    let report = try bench.tap(100, 100)
    #expect((report.requirement != nil) == canAsk)
    #expect((try bench.requirement() != nil) == canAsk)
  }

  /// An annotation that may be selected, and the cursor over it then.
  static let cursors: [(AnnotationType, AnnotationFlags, Cursor)] = [
    (.square, .print, .move), (.square, [.print, .locked], .default),
    (.highlight, .print, .default),
  ]

  @Test(arguments: cursors)
  func theCursorTellsWhatADragMoves(
    _ type: AnnotationType, _ flags: AnnotationFlags, _ cursor: Cursor
  ) throws {
    let bench = try bench("simple.pdf")
    try bench.add(type, "x") { $0.flags = flags }
    bench.view.set(.annotations([SelectedAnnotation(id: "x", pageIndex: 0)]))
    #expect(try bench.view.display.cursor(at: bench.sample(Point(130, 290))) == cursor)
  }

  @Test func theCursorIsThatOfTheTool() throws {
    let bench = try bench("simple.pdf")
    for tool in [ToolName.eraser, .multiSelect] {
      try bench.view.setTool(tool)
      #expect(try bench.view.display.cursor(at: bench.sample(Point(75, 87))) == .crosshair)
    }
    try bench.view.setTool("freeText")
    _ = try bench.tap(100, 250)
    _ = bench.view.enter("Some words")
    _ = try bench.view.display.change()
    #expect(try bench.view.display.cursor(at: bench.sample(Point(110, 256))) == .text)
    #expect(try bench.view.display.cursor(at: bench.sample(Point(110, 350))) == .crosshair)
  }

  @Test func thePointerIsForgottenOncePagesMove() throws {
    let bench = try bench()
    let display = bench.view.display
    try display.hover(try bench.sample(Point(41, 200)))
    #expect(try display.change().cursor != nil)
    #expect(try display.change().cursor == nil)
    display.forgetPointer()
    let change = try display.change()
    #expect(change.cursor == nil, "There is no cursor to report.")
    try display.hover(try bench.sample(Point(41, 200)))
    #expect(try display.change().cursor != nil)
  }
}
