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
    let bench = try Bench("form.pdf")
    var asked: [HookQuestion] = []
    bench.view.client.askHook = { question, _ in
      asked.append(question)
      return HookAnswer(GateAnswer(isAllowed))
    }
    let hook = bench.view.hooks.add(
      .annotationsShouldEdit, timeoutMilliseconds: 100, otherwise: .allow)
    let id = try bench.widget("agree").annotation.id
    let report = try bench.tap(130, 115)
    #expect(asked == [.edit([id], step: "Fill in agree")])
    #expect(try bench.widget("agree").isOn == isAllowed)
    #expect((report.error == nil) == isAllowed)
    if case .vetoed(let by, _)? = report.error { #expect(by == hook) }
    #expect(bench.undoNames.count == (isAllowed ? 1 : 0))
  }

  @Test(arguments: [false, true]) func aResetIsAskedAboutOnceForAllFields(isAllowed: Bool) throws {
    let bench = try Bench("form.pdf")
    var asked: [HookQuestion] = []
    bench.view.client.askHook = { question, _ in
      asked.append(question)
      return HookAnswer(GateAnswer(isAllowed))
    }
    _ = bench.view.hooks.add(.annotationsShouldEdit, timeoutMilliseconds: 100, otherwise: .allow)
    let outcomes = bench.view.actions.run(Action(.special(.resetForm)), ActionOccasion())
    #expect(outcomes.map(\.isPerformed) == [isAllowed])
    #expect(try bench.widget("name").field.value == [isAllowed ? "Nobody" : "Ann"])
    #expect(bench.undoNames == (isAllowed ? ["Reset form"] : []))
    #expect(asked.count == 1)
    guard case .edit(let ids, step: "Reset form")? = asked.first else {
      Issue.record("\(asked)")
      return
    }
    #expect(ids.contains(try bench.widget("name").annotation.id))
  }

  @Test func aConditionProtectsAFieldFromAReset() throws {
    let bench = try Bench("form.pdf")
    _ = bench.view.components.addGate(
      .condition(.not(.fieldName(["name"]))), to: [.editAnnotation])
    let outcomes = bench.view.actions.run(Action(.special(.resetForm)), ActionOccasion())
    #expect(outcomes.map(\.isPerformed) == [false])
    #expect(try bench.widget("name").field.value == ["Ann"])
    var others = Action(.special(.resetForm))
    others.members["fields"] = .list([.text("name")])
    others.members["flags"] = .list([.text("exclude")])
    #expect(bench.view.actions.run(others, ActionOccasion()).first?.error == nil)
  }

  @Test func textIsAskedAboutOnceItIsCommitted() throws {
    let bench = try Bench("form.pdf")
    var asked = 0
    bench.view.client.askHook = { _, _ in
      asked += 1
      return .refused
    }
    _ = bench.view.hooks.add(.annotationsShouldEdit, timeoutMilliseconds: 100, otherwise: .allow)
    try bench.tap(200, 80)
    bench.send(.text("Bea"))
    #expect(asked == 0)
    #expect(bench.run("commit").error != nil)
    #expect(asked == 1)
    #expect(try bench.widget("name").field.value == ["Ann"])
    #expect(try bench.requirement()?.value == "Bea", "What was entered is not lost.")
  }

  @Test func theFieldWithTheKeysIsTold() throws {
    let bench = try Bench("form.pdf")
    var told: [FocusedField?] = []
    bench.view.client.didHappen = { if case .focusChanged(let field) = $0 { told.append(field) } }
    try bench.tap(200, 80)
    try bench.tap(200, 80)
    _ = bench.view.focus(.next)
    try bench.view.setTool(.pan)
    #expect(told.map { $0?.id } == ["name", "agree", nil])
    #expect(told.first??.widget.field.kind == .text)
  }
}
