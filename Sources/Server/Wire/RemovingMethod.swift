// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// Params that name one of the client's rules by its id.
protocol RuleIDParams: ScopedParams {
  var ruleID: String { get }
}

/// A method that removes one of the client's rules.
protocol RemovingMethod: PromptMethod where Params: RuleIDParams, Result == Nothing {
  /// The word for the rule in messages and error data.
  static var noun: String { get }

  /// Returns whether the rule was there.
  static func remove(_ id: String, from place: RulePlace) throws(RPCError) -> Bool
}

extension RemovingMethod {
  static var effect: Effect { .arranges(.each) }
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
