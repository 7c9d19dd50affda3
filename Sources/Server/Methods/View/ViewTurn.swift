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
    var direction = 1

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .defaulted("by", \.by, "The distance to turn."),
      .required(
        "direction", \.direction,
        "The direction in reading order: 1 forward, -1 back.", in: -1...1),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> MoveResult {
    guard let direction = ScrollDirection(rawValue: params.direction) else {
      throw RPCError(
        WireError(path: "params.direction", message: "Give 1 to turn forward, or -1 to turn back."))
    }
    return try MoveResult(call.view(params), .api, call) { $0.turn(by: params.by, direction) }
  }
}
