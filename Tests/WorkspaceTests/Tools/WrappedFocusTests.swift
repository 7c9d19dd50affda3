// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Testing
import Tools

@testable import Workspace

/// The keyboard focus of a tool that a client's tool wraps.
@Suite struct WrappedFocusTests {
  private func bench(_ fixture: String, wrapping tool: ToolName) throws -> Bench {
    let bench = try Bench(fixture)
    var registration = ClientToolRegistration(
      "own", title: "Own", group: .view, creates: nil, events: [.key], timeoutMilliseconds: 100)
    registration.wraps = tool
    try bench.documents.shared.register(registration)
    bench.view.client.askTool = { (_, _) in ClientToolReply() }
    return bench
  }

  @Test func aFieldIsFocusedAndFilledIn() throws {
    let bench = try bench("form.pdf", wrapping: .formFill)
    #expect(bench.view.focus(.field("name", widget: nil)).isHandled)
    #expect(bench.view.toolState == "formFill.editingText")
    try bench.type("Bea")
    bench.press("Enter")
    #expect(try bench.widget("name").field.value == ["Bea"])
    #expect(bench.view.focus(.next).isHandled)
    #expect(try bench.focusedName() == "agree")
  }

  @Test func aLinkIsFocused() throws {
    let bench = try bench("outline.pdf", wrapping: .pan)
    #expect(bench.view.run("nextAnnotation").isHandled)
    #expect(bench.view.tools.focusedLink != nil)
  }

  /// The state of one tool does not become that of another.
  @Test func aToolKeepsItsKind() {
    var tool: any Tool = PanTool()
    tool.wrapped = FormFillTool()
    #expect(tool.name == .pan)
  }
}
