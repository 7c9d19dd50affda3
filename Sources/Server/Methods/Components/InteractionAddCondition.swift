// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum InteractionAddCondition: PromptMethod {
  static let name = "interaction/addCondition"
  static let effect = Effect.arranges(.adds(id: "conditionId"))
  static let summary = """
    Adds a condition for a component to act. It is either data, or a question to the client each \
    time.
    """
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ScopedParams {
    static let name = "AddConditionParams"
    var documentId: String?
    var viewId: String?
    var scope: RuleScope?
    var component = ComponentName(.allInteractions)
    var condition: WireCondition?
    var ask = false
    var timeoutMs = ClientTimeout.standard
    var otherwise: WireGateAnswer?

    static let fields: [Field<Self>] =
      Field<Self>.scoped(\.documentId, \.viewId, \.scope) + [
        .required("component", \.component, "The component; for a composed one, every member."),
        .optional("condition", \.condition, "The condition, unless `ask` is `true`."),
        .defaulted(
          "ask", \.ask,
          "Whether to ask the client with `interaction/shouldActivate` each time."),
        .timeout(\.timeoutMs),
        .optional(
          "otherwise", \.otherwise,
          """
          The answer if none came in time. By default `refuse` for `editAnnotation` and \
          `transformAnnotation`, `allow` for all others.
          """),
      ]
  }

  struct Result: WrittenRecord {
    static let name = "AddConditionResult"
    var conditionId = ""
    static let fields: [Field<Self>] = [
      .required("conditionId", \.conditionId, "The id for `interaction/removeCondition`.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let test: Components.Gate.Test
    switch (params.condition, params.ask) {
    case (let condition?, false): test = .condition(condition.condition)
    case (nil, true):
      test = .client(timeoutMilliseconds: params.timeoutMs, otherwise: params.otherwise?.answer)
    default:
      throw RPCError(
        WireError(path: "params.condition", message: "Give either a condition or ask:true."))
    }
    var result = Result()
    let place = try call.rules(of: params)
    result.conditionId = place.holder.components.addGate(test, to: params.component.members)
    place.refreshDisplays()
    return result
  }
}
