// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum InteractionSetEnabled: PromptMethod {
  static let name = "interaction/setEnabled"
  static let effect = Effect.arranges(.latest(of: ["component"]))
  static let summary = "Enables or disables a component, or all members of a composed one."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ViewParams {
    static let name = "SetEnabledParams"
    var documentId = ""
    var viewId: String?
    var component = ComponentName(.allInteractions)
    var enabled = true
    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("component", \.component, "The component."),
      .required("enabled", \.enabled, "Whether the component may act."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    let view = try call.view(params)
    view.components.setEnabled(params.component.members, params.enabled)
    view.display.isStale = true
    return Nothing()
  }
}
