// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

/// A kind of rule whose ids the server counts.
enum NumberedRule: String, WireEnum { case condition, callback, hook }

/// Sets how many rules of a kind were added. A rule that is added again thus gets its old id, and a new
/// one gets none of a rule that was removed.
enum WorkerNumberRules: PromptMethod {
  static let name = "worker/numberRules"
  static let effect = Effect.arranges()
  static let summary = "Sets the next id of a kind of rule."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ScopedParams {
    static let name = "NumberRulesParams"
    var documentId: String?
    var viewId: String?
    var scope: RuleScope?
    var rule = NumberedRule.condition
    var made = 0
    static let fields: [Field<Self>] =
      Field<Self>.scoped(\.documentId, \.viewId, \.scope) + [
        .required("rule", \.rule), .required("made", \.made, in: 0...),
      ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    let holder = try call.rules(of: params).holder
    switch params.rule {
    case .condition: holder.components.gatesMade = params.made
    case .callback: holder.components.callbacksMade = params.made
    case .hook: holder.hooks.made = params.made
    }
    return Nothing()
  }
}
