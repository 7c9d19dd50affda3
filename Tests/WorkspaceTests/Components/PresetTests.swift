// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct PresetTests {
  private let stage: Stage

  init() throws { stage = try Stage("annotations.pdf") }

  private func isRefusal(_ error: (any Error)?) -> Bool {
    guard case .edit(.notPermitted(by: "preset", _))? = error as? ToolError else { return false }
    return true
  }

  /// What may act with each preset; the rest has a gate that is never open.
  @Test(arguments: PresetKind.allCases) func othersHaveAGate(kind: PresetKind) throws {
    try stage.view.setPreset(Preset(kind))
    for component in Component.allCases {
      let gates = stage.view.gates(of: component)
      #expect(gates.map(\.id) == (kind.components.contains(component) ? [] : ["preset"]))
    }
    #expect(kind.components.contains(.openLinkAnnotation))
    #expect(kind.components.contains(.fastScroll) && kind.components.contains(.smartZoom))
    let changing: [Component] = [.editAnnotation, .transformAnnotation, .showAnnotationMenu]
    #expect(kind.components.isDisjoint(with: changing))
  }

  @Test(arguments: PresetKind.allCases) func theUserChangesNothing(kind: PresetKind) throws {
    try stage.tap(41, 200)
    _ = stage.view.run("copy")
    #expect(stage.view.run("nudgeRight").isHandled)
    try stage.view.setPreset(Preset(kind))
    let before = try stage.annotations()
    try stage.view.choose(.annotations([SelectedAnnotation(id: "square-1", pageIndex: 0)]))
    for command: CommandName in [
      "undo", "delete", "cut", "paste", "duplicate", "nudgeLeft", "toggleBookmark",
      "tool.rectangle",
    ] {
      let report = stage.view.run(command)
      #expect(!report.isHandled || isRefusal(report.error) || report.component == nil, "\(command)")
    }
    #expect(try stage.annotations() == before)
    #expect(stage.undoNames.count == 1)
    for tool: ToolName in ["rectangle", "freehand", "eraser", "formFill"] {
      #expect(throws: ToolError.self) { try stage.view.setTool(tool) }
    }
    #expect(stage.view.creatingTools.isEmpty)
    try stage.view.setPreset(nil)
    #expect(stage.view.run("undo").isHandled)
    #expect(stage.undoNames.isEmpty)
  }

  @Test func whatCouldNotBeSelectedIsGivenUp() throws {
    try stage.tap(41, 200)
    try stage.view.setPreset(Preset(.noEditing))
    #expect(stage.selectedIDs == ["square-1"])
    try stage.view.setPreset(Preset(excluded: excluding { $0.types = [.circle] }))
    #expect(stage.selectedIDs == ["square-1"])
    try stage.view.setPreset(Preset(excluded: excluding { $0.pages = [0] }))
    #expect(stage.view.selection == .none)
    #expect(stage.view.tool == .pan)
    try stage.view.setPreset(Preset(.noEditing))
    try stage.doubleTap(60, 102)
    #expect(stage.view.selection.text != nil)
    try stage.view.setPreset(Preset(.linksOnly))
    #expect(stage.view.selection == .none)
  }

  private func excluding(_ change: (inout Exclusion) -> Void) -> Exclusion {
    var exclusion = Exclusion()
    change(&exclusion)
    return exclusion
  }

  @Test func whatLiesBelowTheExcludedIsTouched() throws {
    try stage.view.setPreset(Preset(excluded: excluding { $0.annotations = ["small-1"] }))
    try stage.tap(290, 371)
    #expect(stage.selectedIDs == ["large-1"])
    try stage.tap(290, 371)
    #expect(stage.selectedIDs == ["large-1"])
  }

  @Test func keysPassTheExcludedOver() throws {
    let area = Exclusion.Area(Rect(0, 0, 400, 320), onPage: 0)
    try stage.view.setPreset(Preset(excluded: excluding { $0.areas = [area] }))
    try stage.tap(41, 200)
    #expect(stage.view.selection == .none)
    try stage.view.choose(.annotations([SelectedAnnotation(id: "square-1", pageIndex: 0)]))
    _ = stage.view.run("nudgeRight")
    _ = stage.view.run("delete")
    #expect(stage.undoNames.isEmpty)
    // The same place of another page is open.
    try stage.tap(41, 200, page: 1)
    #expect(stage.selectedIDs == ["square-2"])
  }

  @Test func nothingIsMadeWhereItIsExcluded() throws {
    let area = Exclusion.Area(Rect(0, 0, 400, 60), onPage: nil)
    try stage.view.setPreset(Preset(excluded: excluding { $0.areas = [area] }))
    try stage.view.setTool("rectangle")
    #expect(isRefusal(try stage.drag([(300, 10), (320, 30), (350, 50)], page: 1).error))
    #expect(stage.undoNames.isEmpty)
    try stage.drag([(300, 310), (320, 330), (350, 350)], page: 1)
    #expect(stage.undoNames.count == 1)
  }

  @Test func theSwitchesAreIndependent() throws {
    stage.view.components.setEnabled([.openLinkAnnotation], false)
    try stage.view.setPreset(Preset(.linksOnly))
    try stage.tap(260, 126)
    #expect(stage.told == [.toggleUserInterface])
    try stage.view.setPreset(nil)
    #expect(!stage.view.components.isEnabled(.openLinkAnnotation))
    #expect(stage.view.components.isEnabled(.selectAnnotation))
  }

  @Test func theClientsConditionsComeBehind() throws {
    let id = stage.view.components.addGate(.condition(.not(.any([]))), to: [.selectAnnotation])
    try stage.view.setPreset(Preset(.readOnly))
    #expect(stage.view.gates(of: .selectAnnotation).map(\.id) == ["preset", id])
    let isRemoved = stage.view.components.removeGate("preset")
    #expect(!isRemoved)
    try stage.view.setPreset(nil)
    #expect(stage.view.gates(of: .selectAnnotation).map(\.id) == [id])
  }

  @Test func aMouseMovesThePageWhereTextCannotBeSelected() throws {
    try stage.view.setPreset(Preset(.linksOnly))
    let report = try stage.step(.began, from: (60, 102), to: (60, 90))
    #expect(report.state == "pan.scrolling")
  }
}
