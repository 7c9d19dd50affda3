// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

/// Params that name one of the client's rules by its id.
struct RuleParams<Removing: RemovingMethod>: ScopedParams {
  static var name: String { Removing.paramsName }
  var documentId: String?
  var viewId: String?
  var scope: RuleScope?
  var ruleID = ""

  static var fields: [Field<Self>] {
    Field<Self>.scoped(\.documentId, \.viewId, \.scope) + [
      .required(Removing.idMember.name, \.ruleID, Removing.idMember.summary)
    ]
  }
}

/// A method that removes one of the client's rules.
protocol RemovingMethod: PromptMethod where Params == RuleParams<Self>, Result == Nothing {
  /// The name of the params in the documentation.
  static var paramsName: String { get }
  /// The member with the rule's id.
  static var idMember: (name: String, summary: String) { get }
  /// The method that adds rules of this kind.
  static var adding: String { get }
  /// The word for the rule in messages and error data.
  static var noun: String { get }

  /// Returns whether the rule was there.
  static func remove(_ id: String, from place: RulePlace) throws(RPCError) -> Bool
}

extension RemovingMethod {
  static var effect: Effect { .arranges(.removes(id: idMember.name, addedBy: adding)) }
  static var errors: [ErrorKind] { [.unknownDocument, .notFound] }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    let place = try call.rules(of: params)
    guard try remove(params.ruleID, from: place) else {
      throw .noRule(noun, params.ruleID, place.noun)
    }
    return Nothing()
  }
}

extension RPCError {
  /// - Parameters:
  ///   - noun: the word for the rule, such as `hook`.
  ///   - place: a phrase for where the rule was looked for.
  static func noRule(_ noun: String, _ id: String, _ place: String) -> RPCError {
    RPCError(.notFound, "There is no \(noun) \(id) \(place).", data: [.init("what", .string(noun))])
  }
}
