// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// A tool that asks the client about each event, and follows the answer.
///
/// The client cleans up its own state: `tool/didChange` reports that a tool was left, as for every tool.
struct ClientTool: Tool {
  private var face: ClientToolDisplay

  init(_ registration: ClientToolRegistration) { face = ClientToolDisplay(registration) }

  var name: ToolName { face.registration.name }
  func state(in context: any ToolContext) -> String { face.state }
  func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] { face.items }
  func menu(in context: any ToolContext) throws(ToolError) -> [MenuItem] { face.choices }
  func requirement(in context: any ToolContext) throws(ToolError) -> Requirement? { face.wanted }

  mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let kind = face.asks(about: event) else { return .notHandled }
    // Only the client knows what the tool would do.
    guard let view = context as? OpenView else { return .handled }
    return try face.ask(kind, event, in: view)
  }
}
