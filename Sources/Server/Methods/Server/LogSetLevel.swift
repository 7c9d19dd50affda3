// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum LogSetLevel: PromptMethod {
  static let name = "log/setLevel"
  static let effect = Effect.arranges()
  static let summary = "Sets the level of log messages sent as `log/message`."

  struct Params: Record {
    var level: LogLevel?
    static let fields: [Field<Self>] = [
      .optional(
        "level", \.level, "The least severe level to send; without it, no messages are sent.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    call.session.log.level = params.level
    return Nothing()
  }
}
