// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum Shutdown: PromptMethod {
  static let name = "shutdown"
  static let effect = Effect.arranges()
  static let summary = "Ends the session; only `exit` may follow."

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> Nothing {
    call.session.shutDown()
    return Nothing()
  }
}
