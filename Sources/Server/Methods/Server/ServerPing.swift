// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum ServerPing: PromptMethod {
  static let name = "server/ping"
  static let effect = Effect.reads
  static let summary = "Replies, and does nothing else."

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> Nothing { Nothing() }
}
