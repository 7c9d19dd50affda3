// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum InteractionCommand: PromptMethod {
  static let name = "interaction/command"
  static let effect = Effect.changes
  static let summary = "The user chose a menu item, or gave a command otherwise."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Result = EventResult

  struct Params: ViewParams {
    static let name = "CommandParams"
    var documentId = ""
    var viewId: String?
    var id = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("id", \.id, "The command's id, as in menus and `tool/keys`."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> EventResult {
    EventResult(try call.view(params).run(CommandName(rawValue: params.id)))
  }
}
