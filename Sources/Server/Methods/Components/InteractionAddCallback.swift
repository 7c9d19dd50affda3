// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum InteractionAddCallback: PromptMethod {
  static let name = "interaction/addCallback"
  static let effect = Effect.arranges(.adds(id: "callbackId"))
  static let summary = """
    Notifies the client with `interaction/willActivate` each time just before a component acts. \
    The client cannot prevent it.
    """
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ScopedParams {
    static let name = "AddCallbackParams"
    var documentId: String?
    var viewId: String?
    var scope: RuleScope?
    var component = ComponentName(.allInteractions)
    static let fields: [Field<Self>] =
      Field<Self>.scoped(\.documentId, \.viewId, \.scope) + [
        .required("component", \.component, "The component; for a composed one, every member.")
      ]
  }

  struct Result: WrittenRecord {
    static let name = "AddCallbackResult"
    var callbackId = ""
    static let fields: [Field<Self>] = [
      .required("callbackId", \.callbackId, "The id for `interaction/removeCallback`.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    var result = Result()
    result.callbackId = try call.rules(of: params).holder.components
      .addCallback(to: params.component.members)
    return result
  }
}
