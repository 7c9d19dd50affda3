// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum InteractionRemoveHook: PromptMethod {
  static let name = "interaction/removeHook"
  static let effect = Effect.arranges(.each)
  static let summary = "Removes a hook: the client is not asked any more."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ScopedParams {
    static let name = "RemoveHookParams"
    var documentId: String?
    var viewId: String?
    var scope: RuleScope?
    var hookId = ""
    static let fields: [Field<Self>] =
      Field<Self>.scoped(\.documentId, \.viewId, \.scope) + [
        .required("hookId", \.hookId, "The id from `interaction/addHook`.")
      ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    let place = try call.rules(of: params)
    guard place.holder.hooks.remove(params.hookId) else {
      throw RPCError(
        .notFound, "There is no hook \(params.hookId) \(place.noun).",
        data: [.init("what", .string("hook"))])
    }
    return Nothing()
  }
}
