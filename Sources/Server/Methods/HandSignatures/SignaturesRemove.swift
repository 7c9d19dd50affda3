// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum SignaturesRemove: PromptMethod {
  static let name = "signatures/remove"
  static let effect = Effect.deletes
  static let summary = "Removes a saved signature from the user's list; placed copies stay."
  static let errors: [ErrorKind] = [.notFound, .saveFailed, .damaged]
  typealias Result = SignaturesSaved.Result

  struct Params: Record {
    var id = ""
    static let fields: [Field<Self>] = [.required("id", \.id, "The signature.")]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    try call.changeSignatures(params.id) { $0.remove(params.id) }
  }
}
