// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum InteractionRemoveCallback: PromptMethod {
  static let name = "interaction/removeCallback"
  static let effect = Effect.arranges(.each)
  static let summary = "Takes a callback away again."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ScopedParams {
    static let name = "RemoveCallbackParams"
    var documentId: String?
    var viewId: String?
    var scope: RuleScope?
    var callbackId = ""
    static let fields: [Field<Self>] =
      Field<Self>.scoped(\.documentId, \.viewId, \.scope) + [
        .required("callbackId", \.callbackId, "As `interaction/addCallback` gave it.")
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
