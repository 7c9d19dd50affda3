// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct ImageSelectionTests {
  private let stage: Stage

  init() throws { stage = try Stage("images.pdf") }

  private var selected: Int? { stage.view.selection.image?.image.index }

  @Test(arguments: [false, true]) func aLongPressSelectsTheImage(isRaw: Bool) throws {
    stage.isRaw = isRaw
    let report = try stage.longPress(30, 60)
    #expect(selected == 0)
    #expect(stage.view.toolState == "textSelect.selected")
    if !isRaw { #expect(report.component == .selectText) }
    #expect(
      try stage.view.overlay() == [
        OverlayItem(.quads([Quad(Rect(20, 50, 80, 90))]), role: .selection, pageIndex: 0)
      ])
    #expect(try stage.menu() == ["copy"])
    // Another one at once.
    try stage.longPress(130, 60)
    #expect(selected == 1)
    #expect(stage.view.tool == .textSelect)
  }

  @Test func textWins() throws {
    try stage.longPress(120, 365)
    #expect(try stage.selectedText == "Text")
    try stage.longPress(190, 350)
    #expect(selected == 16)
  }

  @Test func aTapAwayDeselectsAndDoesNoMore() throws {
    try stage.longPress(30, 60)
    let report = try stage.tap(150, 200)
    #expect(report.component == .deselectText)
    #expect(stage.view.selection == .none)
    #expect(stage.view.tool == .pan)
    #expect(stage.told.isEmpty)
    try stage.tap(30, 60)
    #expect(stage.told == [.toggleUserInterface])
  }

  @Test func otherTouchesLeaveAnImageAlone() throws {
    try stage.drag([(30, 60), (60, 60), (80, 80)])
    #expect(selected == nil)
    #expect(stage.view.tool == .pan)
  }

  @Test func aSecondaryClickOpensTheMenuThere() throws {
    stage.isRaw = true
    try stage.contextMenu(30, 60)
    #expect(stage.view.toolState == "pan.choosing")
  }

  @Test func copyGivesTheImageToTheFrontEnd() throws {
    try stage.longPress(30, 60)
    #expect(stage.view.run("copy").isHandled)
    guard case .setClipboard(.image(let file))? = stage.told.last else {
      Issue.record("\(stage.told)")
      return
    }
    #expect(file.kind == .jpeg)
    #expect(file.bytes.starts(with: [0xFF, 0xD8]))
  }

  @Test func thePolicyForbidsIt() throws {
    try stage.longPress(30, 60)
    var policy = stage.open.editor.policy
    policy.allowsImageSelection = false
    stage.open.set(policy)
    #expect(stage.view.selection == .none)
    try stage.longPress(30, 60)
    #expect(selected == nil)
    #expect(stage.view.toolState == "pan.choosing")
    let image = try stage.document.page(0).image(0)
    #expect(throws: ToolError.self) {
      try stage.view.choose(.image(SelectedImage(image, onPage: 0)))
    }
  }

  @Test func theComponentForbidsIt() throws {
    stage.view.components.setEnabled([.selectText], false)
    try stage.longPress(30, 60)
    #expect(selected == nil)
    #expect(stage.view.tool == .pan)
    stage.view.components.setEnabled([.selectText], true)
    try stage.longPress(30, 60)
    stage.view.components.setEnabled([.deselectText], false)
    try stage.tap(150, 200)
    #expect(selected == 0)
  }

  @Test func keysGiveItUpStepByStep() throws {
    try stage.longPress(30, 60)
    #expect(stage.view.run("cancel").isHandled)
    #expect(stage.view.selection == .none)
    try stage.longPress(30, 60)
    #expect(stage.view.run("deselect").component == .deselectText)
    #expect(stage.view.selection == .none)
  }

  @Test func aCancelledPressLeavesNothingSelected() throws {
    let sample = try stage.sample(30, 60, 0, .touch, [])
    for phase in [GesturePhase.began, .cancelled] {
      _ = stage.view.handle([.longPress(GestureStep(phase, origin: sample, current: sample))])
    }
    #expect(stage.view.selection == .none)
  }
}
