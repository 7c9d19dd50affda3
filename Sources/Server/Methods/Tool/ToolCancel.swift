// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum ToolCancel: PromptMethod {
  static let name = "tool/cancel"
  static let effect = Effect.changes
  static let summary = "Discards the pending work of the tool; the tool stays active."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Params = OnlyView
  typealias Result = EventResult

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> EventResult {
    EventResult(try call.view(params).cancel())
  }
}
