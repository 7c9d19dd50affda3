// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum InteractionBlur: PromptMethod {
  static let name = "interaction/blur"
  static let effect = Effect.changes
  static let summary = "The view lost the keyboard focus: text input is finished."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Result = EventResult

  struct Params: ViewParams {
    static let name = "BlurParams"
    var documentId = ""
    var viewId: String?
    var text: String?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .optional("text", \.text, "The whole text, if it was entered in a text field of the client."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> EventResult {
    EventResult(try call.view(params).blur(text: params.text))
  }
}
