// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum Initialized: PromptMethod {
  static let name = "initialized"
  static let effect = Effect.arranges()
  static let summary = "The client has read the reply to `initialize`."
  static let isNotification = true

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> Nothing { Nothing() }
}
