// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// What is asked and told while fields are filled in.
@Suite struct FillingHookTests {
  @Test(arguments: [false, true]) func whoAskedToBeAskedDecidesAboutFilling(isAllowed: Bool) throws
  {
    let stage = try Stage("form.pdf")
    var asked: [HookQuestion] = []
    stage.view.askHook = { question, _ in
      asked.append(question)
      return HookAnswer(GateAnswer(isAllowed))
    }
    let hook = stage.view.hooks.add(
      .annotationsShouldEdit, timeoutMilliseconds: 100, otherwise: .allow)
    let id = try stage.widget("agree").annotation.id
    let report = try stage.tap(130, 115)
    #expect(asked == [.edit([id], step: "Fill in agree")])
    #expect(try stage.widget("agree").isOn == isAllowed)
    #expect((report.error == nil) == isAllowed)
    if case .vetoed(let by, _)? = report.error { #expect(by == hook) }
    #expect(stage.undoNames.count == (isAllowed ? 1 : 0))
  }

  @Test func textIsAskedAboutOnceItIsCommitted() throws {
    let stage = try Stage("form.pdf")
    var asked = 0
    stage.view.askHook = { _, _ in
      asked += 1
      return .refused
    }
    _ = stage.view.hooks.add(.annotationsShouldEdit, timeoutMilliseconds: 100, otherwise: .allow)
    try stage.tap(200, 80)
    stage.send(.text("Bea"))
    #expect(asked == 0)
    #expect(stage.run("commit").error != nil)
    #expect(asked == 1)
    #expect(try stage.widget("name").field.value == ["Ann"])
    #expect(try stage.requirement()?.value == "Bea", "What was entered is not lost.")
  }

  @Test func theFieldWithTheKeysIsTold() throws {
    let stage = try Stage("form.pdf")
    var told: [FocusedField?] = []
    stage.view.didHappen = { if case .focusChanged(let field) = $0 { told.append(field) } }
    try stage.tap(200, 80)
    try stage.tap(200, 80)
    _ = stage.view.focus(.next)
    try stage.view.setTool(.pan)
    #expect(told.map { $0?.id } == ["name", "agree", nil])
    #expect(told.first??.widget.field.kind == .text)
  }
}
