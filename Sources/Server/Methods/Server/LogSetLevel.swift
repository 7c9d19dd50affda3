// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum LogSetLevel: PromptMethod {
  static let name = "log/setLevel"
  static let effect = Effect.arranges()
  static let summary = "Asks for the server's log, as `log/message`."

  struct Params: Record {
    static let name = "LogSetLevelParams"
    var level: LogLevel?
    static let fields: [Field<Self>] = [
      .optional(
        "level", \.level, "The least that a message has to matter; none are sent unless given.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    call.session.log.level = params.level
    return Nothing()
  }
}
