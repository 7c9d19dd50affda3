// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum Exit: PromptMethod {
  static let name = "exit"
  static let effect = Effect.arranges()
  static let summary = "Ends the process, with status 0 after `shutdown`, or else 1."
  static let isNotification = true

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> Nothing {
    call.session.exit()
    return Nothing()
  }
}
