// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum AddCondition: PromptMethod {
  static let name = "interaction/addCondition"
  static let effect = Effect.arranges(.each)
  static let summary = """
    Lets a component act only under a condition: given as data, or asked of the client each time.
    """
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ViewParams {
    static let name = "AddConditionParams"
    var documentId = ""
    var viewId: String?
    var component = ComponentName(.allInteractions)
    var condition: ConditionForm?
    var ask = false
    var timeoutMs = 200
    var otherwise = true

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("component", \.component, "The component; of a composed one, every member."),
      .optional("condition", \.condition, "The condition, unless the client is asked."),
      .defaulted(
        "ask", \.ask, false, "Ask the client with `interaction/shouldActivate` each time."),
      .defaulted(
        "timeoutMs", \.timeoutMs, 200, "How long to wait for the answer.", in: 1...10_000),
      .defaulted("otherwise", \.otherwise, true, "What counts where no answer came in time."),
    ]
  }

  struct Result: Record {
    static let name = "AddConditionResult"
    var conditionId = ""
    static let fields: [Field<Self>] = [
      .required("conditionId", \.conditionId, "What `interaction/removeCondition` takes.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let test: Components.Gate.Test
    switch (params.condition, params.ask) {
    case (let condition?, false): test = .condition(condition.condition)
    case (nil, true):
      test = .client(timeoutMilliseconds: params.timeoutMs, otherwise: params.otherwise)
    default:
      throw RPCError(
        WireError(path: "params.condition", message: "Give either a condition or ask:true."))
    }
    var result = Result()
    result.conditionId = try call.view(params).components
      .addGate(test, to: params.component.members)
    return result
  }
}

enum RemoveCondition: PromptMethod {
  static let name = "interaction/removeCondition"
  static let effect = Effect.arranges(.each)
  static let summary = "Takes a condition away again."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ViewParams {
    static let name = "RemoveConditionParams"
    var documentId = ""
    var viewId: String?
    var conditionId = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("conditionId", \.conditionId, "As `interaction/addCondition` gave it."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    let view = try call.view(params)
    guard params.conditionId != Components.presetID else {
      throw RPCError(
        .notFound, "The condition preset goes with the preset: see interaction/setPreset.",
        data: [.init("what", .string("condition"))])
    }
    guard view.components.removeGate(params.conditionId) else {
      throw RPCError(
        .notFound, "There is no condition \(params.conditionId) in this view.",
        data: [.init("what", .string("condition"))])
    }
    return Nothing()
  }
}
