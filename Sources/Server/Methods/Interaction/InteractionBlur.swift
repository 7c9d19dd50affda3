// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum InteractionBlur: PromptMethod {
  static let name = "interaction/blur"
  static let effect = Effect.changes
  static let summary = "The view lost the keyboard focus: text that is being entered is finished."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Result = EventResult

  struct Params: ViewParams {
    static let name = "BlurParams"
    var documentId = ""
    var viewId: String?
    var text: String?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .optional("text", \.text, "All of the text, if it was entered in a field of the client's."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> EventResult {
    EventResult(try call.view(params).blur(text: params.text))
  }
}
