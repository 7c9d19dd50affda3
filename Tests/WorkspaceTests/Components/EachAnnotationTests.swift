// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Several annotations, of which the preset excludes one.
@Suite struct EachAnnotationTests {
  /// Links or squares `x0` to `x3`, from above to below, with one excluded.
  private func bench(
    _ type: AnnotationType, tool: ToolName, excluding excluded: Int
  ) throws -> Bench {
    let bench = try Bench(tool: tool)
    for index in 0..<4 {
      let top = 150 + Double(index) * 50
      try bench.add(type, "x\(index)", Rect(60, top, 160, top + 30)) {
        if type == .link { $0.action = Action(.uri("https://example.org/\(index)")) }
      }
    }
    try exclude("x\(excluded)", bench)
    return bench
  }

  private func exclude(_ id: String, _ bench: Bench) throws {
    var exclusion = Exclusion()
    exclusion.annotations = [id]
    try bench.view.setPreset(Preset(excluded: exclusion))
  }

  private func select(_ ids: [String], _ bench: Bench) throws {
    try bench.view.choose(
      .annotations(ids.map { SelectedAnnotation(id: $0, pageIndex: 0) }))
  }

  @Test(arguments: ["linkToPlace", "duplicate", "duplicateInGrid"] as [CommandName])
  func aCommandAsksAboutEach(_ command: CommandName) throws {
    let bench = try bench(.link, tool: .linkEdit, excluding: 1)
    try select(["x0", "x1"], bench)
    #expect(bench.view.run(command).error != nil)
    #expect(bench.state == "linkEdit.selected")
    #expect(bench.undoNames.count == 4)
  }

  @Test func anAnswerAsksAgain() throws {
    let bench = try bench(.link, tool: .linkEdit, excluding: 1)
    try select(["x0"], bench)
    _ = bench.view.run("linkTarget")
    #expect(bench.state == "linkEdit.choosingTarget")
    bench.view.components.setEnabled([.editAnnotation], false)
    let report = bench.view.answer(.link(Action(.uri("https://example.org/late"))))
    #expect(report.error != nil)
    #expect(try bench.annotation("x0")?.action?.kind == .uri("https://example.org/0"))
  }

  @Test func thePropertiesOfAFieldAskAgain() throws {
    let bench = try Bench("form.pdf", tool: .formEdit)
    let id = try bench.widget("name").annotation.id
    try select([id], bench)
    _ = bench.view.run("properties")
    bench.view.components.setEnabled([.editAnnotation], false)
    let report = bench.view.answer(.properties(PropertyAnswers(["name": .text("late")])))
    #expect(report.error != nil)
    #expect(try bench.document.formField("name") != nil)
    #expect(bench.undoNames.isEmpty)
  }

  @Test func theTabOrderAsksAboutEach() throws {
    let bench = try Bench("form.pdf", tool: .formEdit)
    let widgets = try bench.widgets().prefix(2).map(\.annotation)
    try exclude(widgets[0].id, bench)
    _ = bench.view.run("tabOrder")
    for widget in widgets.reversed() { try bench.tap(widget.rect.center) }
    #expect(bench.view.run("commit").error != nil || bench.undoNames.isEmpty)
    #expect(bench.undoNames.isEmpty)
  }

  /// A drag that begins outside of an excluded area does not move what lies in it.
  @Test(arguments: [nil, 0, 1] as [Int?])
  func aDragAsksWhereEachLies(_ page: Int?) throws {
    let bench = try bench(.square, tool: .annotationEdit, excluding: 3)
    try select(["x0", "x1"], bench)
    var exclusion = Exclusion()
    exclusion.areas = [Exclusion.Area(Rect(50, 140, 170, 190), onPage: page)]
    try bench.view.setPreset(Preset(excluded: exclusion))
    try select(["x0", "x1"], bench)
    try bench.drag((110, 215), (120, 225), (130, 235))
    #expect(bench.undoNames.count == (page == 1 ? 5 : 4))
  }

  @Test(arguments: [0, 1]) func selectAllLeavesTheExcludedOut(_ excluded: Int) throws {
    for (type, tool) in [(.square, .annotationEdit), (.link, .linkEdit)]
      as [(AnnotationType, ToolName)]
    {
      let bench = try bench(type, tool: tool, excluding: excluded)
      try select(["x2"], bench)
      #expect(bench.view.run("selectAll").error == nil)
      #expect(
        bench.selectedIDs == (0..<4).filter { $0 != excluded }.map { "x\($0)" }, "\(tool)")
    }
  }

  @Test func nextAndPreviousPassTheExcludedOver() throws {
    for (type, tool) in [(.square, .annotationEdit), (.link, .linkEdit)]
      as [(AnnotationType, ToolName)]
    {
      let bench = try bench(type, tool: tool, excluding: 1)
      try select(["x0"], bench)
      #expect(bench.view.run("nextAnnotation").error == nil)
      #expect(bench.selectedIDs == ["x2"])
      #expect(bench.view.run("previousAnnotation").error == nil)
      #expect(bench.selectedIDs == ["x0"])
    }
  }
}
