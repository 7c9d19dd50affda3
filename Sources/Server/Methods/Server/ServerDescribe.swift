// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum ServerDescribe: PromptMethod {
  static let name = "server/describe"
  static let effect = Effect.reads
  static let summary = "Describes the protocol for machines, as `recto describe` does."
  typealias Result = ProtocolDescription

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> ProtocolDescription {
    .make()
  }
}
