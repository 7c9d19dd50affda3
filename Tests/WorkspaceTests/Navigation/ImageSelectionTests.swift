// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct ImageSelectionTests {
  private let bench: Bench

  init() throws { bench = try Bench("images.pdf") }

  private var selected: Int? { bench.view.selection.image?.image.index }

  @Test(arguments: [false, true]) func aLongPressSelectsTheImage(isRaw: Bool) throws {
    bench.isRaw = isRaw
    let report = try bench.longPress(30, 60)
    #expect(selected == 0)
    #expect(bench.view.toolState == "textSelect.selected")
    if !isRaw { #expect(report.component == .selectText) }
    #expect(
      try bench.view.overlay() == [
        OverlayItem(.quads([Quad(Rect(20, 50, 80, 90))]), role: .selection, pageIndex: 0)
      ])
    #expect(try bench.menu() == ["copy"])
    // Another one at once.
    try bench.longPress(130, 60)
    #expect(selected == 1)
    #expect(bench.view.tool == .textSelect)
  }

  @Test func textWins() throws {
    try bench.longPress(120, 365)
    #expect(try bench.selectedText == "Text")
    try bench.longPress(190, 350)
    #expect(selected == 16)
  }

  @Test func aTapAwayDeselectsAndDoesNoMore() throws {
    try bench.longPress(30, 60)
    let report = try bench.tap(150, 200)
    #expect(report.component == .deselectText)
    #expect(bench.view.selection == .none)
    #expect(bench.view.tool == .pan)
    #expect(bench.told.isEmpty)
    try bench.tap(30, 60)
    #expect(bench.told == [.toggleUserInterface])
  }

  @Test func otherTouchesLeaveAnImageAlone() throws {
    try bench.drag((30, 60), (60, 60), (80, 80))
    #expect(selected == nil)
    #expect(bench.view.tool == .pan)
  }

  @Test func aSecondaryClickOpensTheMenuThere() throws {
    bench.isRaw = true
    try bench.contextMenu(30, 60)
    #expect(bench.view.toolState == "pan.choosing")
  }

  @Test func copyGivesTheImageToTheFrontEnd() throws {
    try bench.longPress(30, 60)
    #expect(bench.view.run("copy").isHandled)
    guard case .setClipboard(.image(let file))? = bench.told.last else {
      Issue.record("\(bench.told)")
      return
    }
    #expect(file.kind == .jpeg)
    #expect(file.bytes.starts(with: [0xFF, 0xD8]))
  }

  @Test func thePolicyForbidsIt() throws {
    try bench.longPress(30, 60)
    var policy = bench.open.editor.policy
    policy.allowsImageSelection = false
    bench.open.set(policy)
    #expect(bench.view.selection == .none)
    try bench.longPress(30, 60)
    #expect(selected == nil)
    #expect(bench.view.toolState == "pan.choosing")
    let image = try bench.document.page(0).image(0)
    #expect(throws: ToolError.self) {
      try bench.view.choose(.image(SelectedImage(image, onPage: 0)))
    }
  }

  @Test func theComponentForbidsIt() throws {
    bench.view.components.setEnabled([.selectText], false)
    try bench.longPress(30, 60)
    #expect(selected == nil)
    #expect(bench.view.tool == .pan)
    bench.view.components.setEnabled([.selectText], true)
    try bench.longPress(30, 60)
    bench.view.components.setEnabled([.deselectText], false)
    try bench.tap(150, 200)
    #expect(selected == 0)
  }

  @Test func keysGiveItUpStepByStep() throws {
    try bench.longPress(30, 60)
    #expect(bench.view.run("cancel").isHandled)
    #expect(bench.view.selection == .none)
    try bench.longPress(30, 60)
    #expect(bench.view.run("deselect").component == .deselectText)
    #expect(bench.view.selection == .none)
  }

  @Test func aCancelledPressLeavesNothingSelected() throws {
    let sample = try bench.using(.touch) { try $0.sample(Point(30, 60)) }
    for phase in [GesturePhase.began, .cancelled] {
      _ = bench.view.handle([.longPress(GestureStep(phase, origin: sample, current: sample))])
    }
    #expect(bench.view.selection == .none)
  }
}
