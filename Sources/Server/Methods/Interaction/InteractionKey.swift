// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum InteractionKey: PromptMethod {
  static let name = "interaction/key"
  static let effect = Effect.changes
  static let summary = "The user pressed a key."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Result = EventResult

  struct Params: ViewParams {
    static let name = "KeyParams"
    var documentId = ""
    var viewId: String?
    var key = ""
    var modifiers: [ModifierForm]?

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required(
        "key", \.key, "As browsers name it: `Delete`, `Escape`, `ArrowLeft`, `a`."),
      .optional("modifiers", \.modifiers, "Keys that are held down."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> EventResult {
    let view = try call.view(params)
    return EventResult(view.handle(KeyPress(params.key, Modifiers(params.modifiers))))
  }
}
