// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import JSONRPC
import Workspace

extension ClientToolEvent: WireEnum {}
extension ToolGroup: WireEnum {}

enum ToolRegister: PromptMethod {
  static let name = "tool/register"
  static let effect = Effect.arranges()
  static let summary =
    "Registers a client tool, whose events the server sends with `tool/handleEvent`."

  struct Params: Record {
    var id = ""
    var wraps: String?
    var title = ""
    var events: [ClientToolEvent] = []
    var createsAnnotation: AnnotationType?
    var group = ToolGroup.view
    var timeoutMs = ClientTimeout.standard
    static let fields: [Field<Self>] = [
      .required("id", \.id, "The tool's id in requests: letters, digits, `.`, `-` and `_`."),
      .optional(
        "wraps", \.wraps,
        """
        A server tool to wrap: the client tool is asked about each event before it, whenever that \
        tool is active.
        """),
      .required("title", \.title, "The title for people, also in the names of undo steps."),
      .required(
        "events", \.events, "The events to ask the client about; the tool does not handle others."),
      .optional(
        "createsAnnotation", \.createsAnnotation,
        "The type of annotations that the tool creates, if any."),
      .defaulted("group", \.group, "The tool's group in a toolbar."),
      .timeout(\.timeoutMs, "How long to wait for an answer, in milliseconds."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    try PlainName.check(params.id)
    var tool = ClientToolRegistration(
      ToolName(rawValue: params.id), title: params.title, group: params.group,
      creates: params.createsAnnotation, events: Set(params.events),
      timeoutMilliseconds: params.timeoutMs)
    tool.wraps = params.wraps.map(ToolName.init(rawValue:))
    do throws(ToolRegistrationRefusal) {
      try call.session.documents.shared.register(tool)
    } catch {
      throw RPCError(WireError(error))
    }
    return Nothing()
  }
}

extension WireError {
  init(_ refusal: ToolRegistrationRefusal) {
    switch refusal {
    case .nameTaken:
      self.init(
        path: "params.id",
        message: "The server has a tool of this name: give another id, or wrap the tool (wraps).")
    case .nothingToWrap(let name):
      self.init(
        path: "params.wraps",
        message: "The server has no tool \(name.rawValue) that can be wrapped.")
    }
  }
}
