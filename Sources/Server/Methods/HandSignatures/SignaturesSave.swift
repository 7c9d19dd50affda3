// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum SignaturesSave: PromptMethod {
  static let name = "signatures/save"
  static let effect = Effect.arranges()
  static let summary = """
    Saves a signature at the front of the user's list. The list is a private file. A saved \
    signature is not saved twice.
    """
  static let errors: [ErrorKind] = [.limitExceeded, .cannotOpen, .notFound, .saveFailed, .damaged]

  struct Params: Record {
    var source: WireHandSignature?
    var title: String?
    static let fields: [Field<Self>] = [
      .required("source", into: \.source, "The signature."),
      .optional("name", \.title, "The name to show in lists."),
    ]
  }

  struct Result: WrittenRecord {
    var signature = WireSavedSignature()
    static let fields: [Field<Self>] = [.required("signature", \.signature, "The saved signature.")]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    guard let source = params.source else { throw RPCError.noSource }
    let signature = try source.signature("params.source", call)
    return Result(signature: WireSavedSignature(try call.keep(signature, name: params.title)))
  }
}
