// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum SignaturesMove: PromptMethod {
  static let name = "signatures/move"
  static let effect = Effect.arranges()
  static let summary = "Moves a saved signature within the user's list."
  static let errors: [ErrorKind] = [.notFound, .saveFailed, .damaged]
  typealias Result = SignaturesSaved.Result

  struct Params: Record {
    var id = ""
    var to = 0
    static let fields: [Field<Self>] = [
      .required("id", \.id, "The signature."),
      .required("to", \.to, "The new index, from 0.", in: 0...),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    try call.changeSignatures(params.id) { $0.move(params.id, to: params.to) }
  }
}
