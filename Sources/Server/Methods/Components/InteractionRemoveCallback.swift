// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum InteractionRemoveCallback: PromptMethod {
  static let name = "interaction/removeCallback"
  static let effect = Effect.arranges(.each)
  static let summary = "Removes a callback."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ScopedParams {
    static let name = "RemoveCallbackParams"
    var documentId: String?
    var viewId: String?
    var scope: RuleScope?
    var callbackId = ""
    static let fields: [Field<Self>] =
      Field<Self>.scoped(\.documentId, \.viewId, \.scope) + [
        .required("callbackId", \.callbackId, "The id from `interaction/addCallback`.")
      ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    let place = try call.rules(of: params)
    guard place.holder.components.removeCallback(params.callbackId) else {
      throw RPCError(
        .notFound, "There is no callback \(params.callbackId) \(place.noun).",
        data: [.init("what", .string("callback"))])
    }
    return Nothing()
  }
}
