// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum InteractionText: PromptMethod {
  static let name = "interaction/text"
  static let effect = Effect.changes
  static let summary = "The user entered text; it may change until it is committed."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Result = EventResult

  struct Params: ViewParams {
    static let name = "TextParams"
    var documentId = ""
    var viewId: String?
    var text = ""
    var insert = false
    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("text", \.text, "The whole text so far."),
      .defaulted(
        "insert", \.insert,
        """
        Whether to insert `text` at the caret, in place of the selection, such as pasted text.
        """),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> EventResult {
    let view = try call.view(params)
    return EventResult(
      params.insert ? view.handle(KeyPress(inserting: params.text)) : view.enter(params.text))
  }
}
