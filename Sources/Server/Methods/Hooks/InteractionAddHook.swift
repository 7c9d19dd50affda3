// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

extension Hook: WireEnum {}

enum InteractionAddHook: PromptMethod {
  static let name = "interaction/addHook"
  static let effect = Effect.arranges(.adds(id: "hookId"))
  static let summary =
    "Makes the server ask the client before something happens in a view. It asks each time."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ScopedParams {
    static let name = "AddHookParams"
    var documentId: String?
    var viewId: String?
    var scope: RuleScope?
    var hook = Hook.toolShouldChange
    var timeoutMs = ClientTimeout.standard
    var otherwise: WireGateAnswer?

    static let fields: [Field<Self>] =
      Field<Self>.scoped(\.documentId, \.viewId, \.scope) + [
        .required("hook", \.hook, "The request that the server will send."),
        .timeout(\.timeoutMs),
        .optional(
          "otherwise", \.otherwise,
          """
          The answer if none came in time. By default `refuse` for `annotations/shouldEdit` and \
          `action/shouldRun`, `allow` for all others.
          """),
      ]
  }

  struct Result: WrittenRecord {
    static let name = "AddHookResult"
    var hookId = ""
    static let fields: [Field<Self>] = [
      .required("hookId", \.hookId, "The id for `interaction/removeHook`.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    var result = Result()
    result.hookId = try call.rules(of: params).holder.hooks.add(
      params.hook, timeoutMilliseconds: params.timeoutMs, otherwise: params.otherwise?.answer)
    return result
  }
}
