// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum ViewBack: PromptMethod {
  static let name = "view/back"
  static let effect = Effect.arranges()
  static let summary = "Goes back to the view's place before its last jump."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Params = OnlyView
  typealias Result = MoveResult

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> MoveResult {
    try MoveResult(call.view(params), .history, call) { $0.goBack() }
  }
}
