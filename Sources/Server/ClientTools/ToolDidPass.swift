// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

enum ToolDidPass: Notification {
  static let name = "tool/didPass"
  static let summary = "The wrapped tool's outcome for an event that your tool passed on."

  struct Params: WrittenRecord {
    var place: HostPlace
    var tool: ToolName
    var state: String
    var event: PassedEvent
    var passage: ToolManager.Passage
    var component: Component?

    private var toolPath: [String] { passage.path.map(\.rawValue) }
    private var error: RPCError? { passage.error.map(RPCError.init) }

    static let fields: [Field<Self>] = [
      .document(\.place.documentId),
      .required("viewId", \.place.viewId, "The view."),
      .required("toolId", \.event.wrapper.rawValue, "The id with which the tool was registered."),
      .required("kind", \.event.kind, "The kind of the event."),
      .optional("phase", \.event.phase, "The phase of a `drag` or `longPress`."),
      .required("handled", \.passage.isHandled, "Whether a tool handled the event."),
      .required("tool", \.tool.rawValue, "The user's tool now."),
      .required("state", \.state, "The tool and its state now."),
      .required("toolPath", \.toolPath, "Every tool that saw the event, in order."),
      .optional("component", \.component, "The component that acted, if one did."),
      .optional("error", \.error, "The error of a tool that failed to handle the event."),
    ]
  }
}
