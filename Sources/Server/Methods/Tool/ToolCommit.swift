// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum ToolCommit: PromptMethod {
  static let name = "tool/commit"
  static let effect = Effect.changes
  static let summary =
    "Commits the tool's pending work, as far as it is complete. The tool stays active."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Params = OnlyView
  typealias Result = EventResult

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> EventResult {
    EventResult(try call.view(params).commit())
  }
}
