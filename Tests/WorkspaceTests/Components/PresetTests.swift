// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct PresetTests {
  private let bench: Bench

  init() throws { bench = try Bench("annotations.pdf") }

  private func isRefusal(_ error: (any Error)?) -> Bool {
    guard case .edit(.notPermitted(by: "preset", _))? = error as? ToolError else { return false }
    return true
  }

  /// What may act with each preset; the rest has a gate that is never open.
  @Test(arguments: PresetKind.allCases) func othersHaveAGate(kind: PresetKind) throws {
    try bench.view.setPreset(Preset(kind))
    for component in Component.allCases {
      let gates = bench.view.gates(of: component)
      #expect(gates.map(\.id) == (kind.components.contains(component) ? [] : ["preset"]))
    }
    #expect(kind.components.contains(.openLinkAnnotation))
    #expect(kind.components.contains(.fastScroll) && kind.components.contains(.smartZoom))
    let changing: [Component] = [.editAnnotation, .transformAnnotation, .showAnnotationMenu]
    #expect(kind.components.isDisjoint(with: changing))
  }

  @Test(arguments: PresetKind.allCases) func theUserChangesNothing(kind: PresetKind) throws {
    try bench.tap(41, 200)
    _ = bench.view.run("copy")
    #expect(bench.view.run("nudgeRight").isHandled)
    try bench.view.setPreset(Preset(kind))
    let before = try bench.annotations()
    try bench.view.choose(.annotations([SelectedAnnotation(id: "square-1", pageIndex: 0)]))
    for command: CommandName in [
      "undo", "delete", "cut", "paste", "duplicate", "nudgeLeft", "toggleBookmark",
      "tool.rectangle",
    ] {
      let report = bench.view.run(command)
      #expect(!report.isHandled || isRefusal(report.error) || report.component == nil, "\(command)")
    }
    #expect(try bench.annotations() == before)
    #expect(bench.undoNames.count == 1)
    for tool: ToolName in ["rectangle", "freehand", "eraser", "formFill"] {
      #expect(throws: ToolError.self) { try bench.view.setTool(tool) }
    }
    #expect(bench.view.creatingTools.isEmpty)
    try bench.view.setPreset(nil)
    #expect(bench.view.run("undo").isHandled)
    #expect(bench.undoNames.isEmpty)
  }

  @Test func whatCouldNotBeSelectedIsGivenUp() throws {
    try bench.tap(41, 200)
    try bench.view.setPreset(Preset(.noEditing))
    #expect(bench.selectedIDs == ["square-1"])
    try bench.view.setPreset(Preset(excluded: excluding { $0.types = [.circle] }))
    #expect(bench.selectedIDs == ["square-1"])
    try bench.view.setPreset(Preset(excluded: excluding { $0.pages = [0] }))
    #expect(bench.view.selection == .none)
    #expect(bench.view.tool == .pan)
    try bench.view.setPreset(Preset(.noEditing))
    try bench.doubleTap(60, 102)
    #expect(bench.view.selection.text != nil)
    try bench.view.setPreset(Preset(.linksOnly))
    #expect(bench.view.selection == .none)
  }

  private func excluding(_ change: (inout Exclusion) -> Void) -> Exclusion {
    var exclusion = Exclusion()
    change(&exclusion)
    return exclusion
  }

  @Test func whatLiesBelowTheExcludedIsTouched() throws {
    try bench.view.setPreset(Preset(excluded: excluding { $0.annotations = ["small-1"] }))
    try bench.tap(290, 371)
    #expect(bench.selectedIDs == ["large-1"])
    try bench.tap(290, 371)
    #expect(bench.selectedIDs == ["large-1"])
  }

  @Test func keysPassTheExcludedOver() throws {
    let area = Exclusion.Area(Rect(0, 0, 400, 320), onPage: 0)
    try bench.view.setPreset(Preset(excluded: excluding { $0.areas = [area] }))
    try bench.tap(41, 200)
    #expect(bench.view.selection == .none)
    try bench.view.choose(.annotations([SelectedAnnotation(id: "square-1", pageIndex: 0)]))
    _ = bench.view.run("nudgeRight")
    _ = bench.view.run("delete")
    #expect(bench.undoNames.isEmpty)
    // The same place of another page is open.
    try bench.tap(41, 200, page: 1)
    #expect(bench.selectedIDs == ["square-2"])
  }

  @Test func nothingIsMadeWhereItIsExcluded() throws {
    let area = Exclusion.Area(Rect(0, 0, 400, 60), onPage: nil)
    try bench.view.setPreset(Preset(excluded: excluding { $0.areas = [area] }))
    try bench.view.setTool("rectangle")
    #expect(isRefusal(try bench.drag((300, 10), (320, 30), (350, 50), page: 1).error))
    #expect(bench.undoNames.isEmpty)
    try bench.drag((300, 310), (320, 330), (350, 350), page: 1)
    #expect(bench.undoNames.count == 1)
  }

  @Test func theSwitchesAreIndependent() throws {
    bench.view.components.setEnabled([.openLinkAnnotation], false)
    try bench.view.setPreset(Preset(.linksOnly))
    try bench.tap(260, 126)
    #expect(bench.told == [.toggleUserInterface])
    try bench.view.setPreset(nil)
    #expect(!bench.view.components.isEnabled(.openLinkAnnotation))
    #expect(bench.view.components.isEnabled(.selectAnnotation))
  }

  @Test func theClientsConditionsComeBehind() throws {
    let id = bench.view.components.addGate(.condition(.not(.any([]))), to: [.selectAnnotation])
    try bench.view.setPreset(Preset(.readOnly))
    #expect(bench.view.gates(of: .selectAnnotation).map(\.id) == ["preset", id])
    let isRemoved = bench.view.components.removeGate("preset")
    #expect(!isRemoved)
    try bench.view.setPreset(nil)
    #expect(bench.view.gates(of: .selectAnnotation).map(\.id) == [id])
  }

  @Test func aMouseMovesThePageWhereTextCannotBeSelected() throws {
    try bench.view.setPreset(Preset(.linksOnly))
    let report = try bench.step(.began, from: Point(60, 102), to: Point(60, 90))
    #expect(report.state == "pan.scrolling")
  }
}
