// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum InteractionRemoveCondition: PromptMethod {
  static let name = "interaction/removeCondition"
  static let effect = Effect.arranges(.each)
  static let summary = "Removes a condition."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ScopedParams {
    static let name = "RemoveConditionParams"
    var documentId: String?
    var viewId: String?
    var scope: RuleScope?
    var conditionId = ""
    static let fields: [Field<Self>] =
      Field<Self>.scoped(\.documentId, \.viewId, \.scope) + [
        .required("conditionId", \.conditionId, "The id from `interaction/addCondition`.")
      ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    let place = try call.rules(of: params)
    guard params.conditionId != Components.presetID else {
      throw RPCError(
        .notFound,
        "The condition preset belongs to the preset: change it with interaction/setPreset.",
        data: [.init("what", .string("condition"))])
    }
    guard place.holder.components.removeGate(params.conditionId) else {
      throw RPCError(
        .notFound, "There is no condition \(params.conditionId) \(place.noun).",
        data: [.init("what", .string("condition"))])
    }
    return Nothing()
  }
}
