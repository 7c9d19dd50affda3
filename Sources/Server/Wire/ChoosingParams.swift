// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// Params that choose the members to return for each listed object.
protocol ChoosingParams: Record {
  associatedtype Listed: WrittenRecord
  var chosen: [String]? { get set }
  /// Members that are always returned, besides the required ones.
  static var alwaysTold: Set<String> { get }
}

extension ChoosingParams {
  static var alwaysTold: Set<String> { [] }

  /// - Throws: ``ErrorKind/invalidParams`` if there is no such member.
  func choice() throws(RPCError) -> MemberChoice<Listed> {
    do throws(WireError) {
      return try MemberChoice(chosen, always: Self.alwaysTold)
    } catch {
      throw RPCError(error.under("params.fields"))
    }
  }
}

extension Field where R: ChoosingParams {
  static var chosen: Field {
    .optional(
      "fields", \.chosen,
      "The members to return for each, besides the required ones; all unless given.")
  }
}
