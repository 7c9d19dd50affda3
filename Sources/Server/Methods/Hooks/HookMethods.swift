// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

extension Hook: WireEnum {}

enum AddHook: PromptMethod {
  static let name = "interaction/addHook"
  static let effect = Effect.arranges(.each)
  static let summary = "Has the client asked each time before something happens in a view."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ScopedParams {
    static let name = "AddHookParams"
    var documentId: String?
    var viewId: String?
    var scope: RuleScope?
    var hook = Hook.toolShouldChange
    var timeoutMs = 200
    var otherwise: WireGateAnswer?

    static let fields: [Field<Self>] =
      Field<Self>.scoped(\.documentId, \.viewId, \.scope) + [
        .required("hook", \.hook, "The request that the server is to make."),
        .defaulted(
          "timeoutMs", \.timeoutMs, 200, "How long to wait for the answer.", in: 1...10_000),
        .optional(
          "otherwise", \.otherwise,
          "What counts where no answer came in time; unless given `refuse` for `annotations/shouldEdit` "
            + "and `action/shouldRun`, `allow` for all others."),
      ]
  }

  struct Result: Record {
    static let name = "AddHookResult"
    var hookId = ""
    static let fields: [Field<Self>] = [
      .required("hookId", \.hookId, "What `interaction/removeHook` takes.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    var result = Result()
    result.hookId = try call.rules(of: params).holder.hooks.add(
      params.hook, timeoutMilliseconds: params.timeoutMs, otherwise: params.otherwise?.answer)
    return result
  }
}

enum RemoveHook: PromptMethod {
  static let name = "interaction/removeHook"
  static let effect = Effect.arranges(.each)
  static let summary = "Has the client not asked any more."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ScopedParams {
    static let name = "RemoveHookParams"
    var documentId: String?
    var viewId: String?
    var scope: RuleScope?
    var hookId = ""
    static let fields: [Field<Self>] =
      Field<Self>.scoped(\.documentId, \.viewId, \.scope) + [
        .required("hookId", \.hookId, "As `interaction/addHook` gave it.")
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
