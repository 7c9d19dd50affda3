// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

enum ToolDidPass: Notification {
  static let name = "tool/didPass"
  static let summary = "The outcome of an event that your tool passed on to the tool that it wraps."

  struct Params: WrittenRecord {
    var documentId = ""
    var viewId = ""
    var toolId = ""
    var kind = ClientToolEvent.tap
    var phase: GesturePhase?
    var handled = false
    var tool = ""
    var state = ""
    var toolPath: [String] = []
    var component: Component?
    var error: RPCError?

    init(
      _ event: PassedEvent, _ passage: ToolManager.Passage, _ component: Component?,
      in view: OpenView
    ) {
      documentId = view.owner.id
      viewId = view.id
      toolId = event.wrapper.rawValue
      kind = event.kind
      phase = event.phase
      handled = passage.isHandled
      tool = view.tool.rawValue
      state = view.toolState
      toolPath = passage.path.map(\.rawValue)
      self.component = component
      error = passage.error.map(RPCError.init)
    }

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("viewId", \.viewId, "The view."),
      .required("toolId", \.toolId, "The id with which the tool was registered."),
      .required("kind", \.kind, "The kind of the event."),
      .optional("phase", \.phase, "The phase of a `drag` or `longPress`."),
      .required("handled", \.handled, "Whether a tool handled the event."),
      .required("tool", \.tool, "The user's tool now."),
      .required("state", \.state, "The tool and its state now."),
      .required("toolPath", \.toolPath, "Every tool that saw the event, in order."),
      .optional("component", \.component, "The component that acted, if one did."),
      .optional("error", \.error, "The error of a tool that failed to handle the event."),
    ]
  }
}
