// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum ViewTurn: PromptMethod {
  static let name = "view/turn"
  static let effect = Effect.arranges()
  static let summary = "Turns pages by a spread or a windowful; the zoom stays."
  static let errors: [ErrorKind] = .reading
  typealias Result = MoveResult

  struct Params: ViewParams {
    static let name = "TurnParams"
    var documentId = ""
    var viewId: String?
    var by = TurnUnit.spread
    var direction = ScrollDirection.forward

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .defaulted("by", \.by, "The distance to turn."),
      .required("direction", \.direction, "The direction in reading order: 1 forward, -1 back."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> MoveResult {
    try MoveResult(call.view(params), .api, call) { $0.turn(by: params.by, params.direction) }
  }
}
