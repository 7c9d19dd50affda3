// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum SignaturesSave: PromptMethod {
  static let name = "signatures/save"
  static let effect = Effect.arranges()
  static let summary = """
    Keeps a signature for later, before the others, in a file that is the user's alone; one that is the \
    same as another is not kept twice.
    """
  static let errors: [ErrorKind] = [.limitExceeded, .cannotOpen, .notFound, .saveFailed, .damaged]

  struct Params: Record {
    static let name = "SignaturesSaveParams"
    var source: WireHandSignature?
    var title: String?
    static let fields: [Field<Self>] = [
      .optional("source", \.source, "The signature; it has to be there."),
      .optional("name", \.title, "The name for lists."),
    ]
  }

  struct Result: Record {
    static let name = "SignaturesSaveResult"
    var signature = WireSavedSignature()
    static let fields: [Field<Self>] = [
      .required("signature", \.signature, "As it is kept.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    guard let source = params.source else {
      throw RPCError(WireError(path: "params.source", message: "Give the signature."))
    }
    let signature = try source.signature("params.source", call)
    return Result(signature: WireSavedSignature(try call.keep(signature, name: params.title)))
  }
}
