// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import JSON
import JSONRPC
import Workspace

enum SignaturesSaved: PromptMethod {
  static let name = "signatures/saved"
  static let effect = Effect.reads
  static let summary = "Lists the signatures that the user keeps, in their order."
  static let errors: [ErrorKind] = [.damaged]

  struct Result: Record {
    static let name = "SignaturesSavedResult"
    var signatures: [WireSavedSignature] = []
    var maximum = 0
    static let fields: [Field<Self>] = [
      .required("signatures", \.signatures, "The signatures."),
      .required("maximum", \.maximum, "How many can be kept."),
    ]

    init() {}

    init(_ saved: SavedSignatures, maximum: Int) {
      signatures = saved.all.map { WireSavedSignature($0, isLastUsed: $0.id == saved.lastUsed) }
      self.maximum = maximum
    }
  }

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> Result {
    try call.savedSignatures()
  }
}

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
      .optional("name", \.title, "What to call it."),
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

enum SignaturesRemove: PromptMethod {
  static let name = "signatures/remove"
  static let effect = Effect.deletes
  static let summary = "Forgets a signature that the user kept; where it was placed it stays."
  static let errors: [ErrorKind] = [.notFound, .saveFailed, .damaged]
  typealias Result = SignaturesSaved.Result

  struct Params: Record {
    static let name = "SignaturesRemoveParams"
    var id = ""
    static let fields: [Field<Self>] = [.required("id", \.id, "The signature.")]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    try call.changeSignatures(params.id) { $0.remove(params.id) }
  }
}

enum SignaturesMove: PromptMethod {
  static let name = "signatures/move"
  static let effect = Effect.arranges()
  static let summary = "Moves a signature that the user keeps to another place in the list."
  static let errors: [ErrorKind] = [.notFound, .saveFailed, .damaged]
  typealias Result = SignaturesSaved.Result

  struct Params: Record {
    static let name = "SignaturesMoveParams"
    var id = ""
    var to = 0
    static let fields: [Field<Self>] = [
      .required("id", \.id, "The signature."),
      .required("to", \.to, "Its place from 0, once it is there.", in: 0...),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    try call.changeSignatures(params.id) { $0.move(params.id, to: params.to) }
  }
}

extension Call {
  fileprivate func savedSignatures() throws(RPCError) -> SignaturesSaved.Result {
    let saved = try editing(session.documents.shared.signatures.read())
    return SignaturesSaved.Result(saved, maximum: session.documents.shared.mostSignatures)
  }

  fileprivate func changeSignatures(
    _ id: String, _ change: (inout SavedSignatures) -> Bool
  ) throws(RPCError) -> SignaturesSaved.Result {
    var isThere = false
    try editing(session.documents.shared.signatures.change { isThere = change(&$0) })
    guard isThere else { throw RPCError.noSignature(id) }
    return try savedSignatures()
  }

  /// Keeps a signature for the user.
  ///
  /// - Throws: ``ErrorKind/limitExceeded``, ``ErrorKind/saveFailed``.
  func keep(_ signature: HandSignature, name: String?) throws(RPCError) -> SavedSignature {
    let most = session.documents.shared.mostSignatures
    let form = WireSavedSignature(SavedSignature(id: "", name: name, signature))
    guard form.wireText.utf8.count <= Call.mostSignatureBytes else {
      throw RPCError(
        .limitExceeded, "The signature is too large to be kept: a megabyte is the most.",
        data: [.init("limit", .string("signatureBytes"))])
    }
    var kept: SavedSignature?
    try editing(
      session.documents.shared.signatures.change {
        kept = $0.add(signature, name: name, most: most)
      })
    guard let kept else {
      throw RPCError(
        .limitExceeded, "\(most) signatures are kept already: remove one with signatures/remove.",
        data: [.init("limit", .string("maxSignatures")), .init("maximum", .integer(Int64(most)))])
    }
    return kept
  }

  /// So that all that are kept fit into a file of the server's.
  private static let mostSignatureBytes = 3 << 19
}
