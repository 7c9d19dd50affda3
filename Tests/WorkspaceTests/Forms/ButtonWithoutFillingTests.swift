// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Buttons of a form that may not be filled in.
@Suite struct ButtonWithoutFillingTests {
  private static let button = Point(160, 315)

  /// `form.pdf`, whose button `clear` does something else.
  private func bench(_ action: Action) throws -> Bench {
    let bench = try Bench("form.pdf")
    var changes = FieldChanges()
    changes.look.action = action
    try bench.open.editor.perform(UpdateField("clear", changes), cause: .api)
    bench.open.editor.policy.allowsFormFilling = false
    return bench
  }

  @Test(arguments: [false, true]) func anActionThatIsAllowedIsPerformed(_ isWhole: Bool) throws {
    let bench = try bench(Action(.uri("https://example.org")))
    bench.open.editor.policy.isReadOnly = isWhole
    let report = try bench.tap(Self.button)
    #expect(report.error == nil && report.isHandled)
    #expect(report.component == .editAnnotation)
    #expect(bench.view.tool == .pan)
    #expect(bench.told == [.openURI("https://example.org")])
  }

  @Test func anActionThatFillsInIsRefused() throws {
    let bench = try bench(Action(.special(.resetForm)))
    let names = bench.undoNames
    #expect(try bench.tap(Self.button).error != nil)
    #expect(bench.undoNames == names)
  }

  @Test func aFieldIsRefusedAsBefore() throws {
    let bench = try bench(Action(.uri("https://example.org")))
    #expect(try bench.tap(200, 80).error != nil)
    #expect(bench.view.tool == .pan)
  }

  @Test func aSwitchedOffComponentPressesNothing() throws {
    let bench = try bench(Action(.uri("https://example.org")))
    bench.view.components.setEnabled([.editAnnotation], false)
    try bench.tap(Self.button)
    #expect(bench.told.allSatisfy { $0 == .toggleUserInterface })
  }
}
