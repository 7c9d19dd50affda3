// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum SignaturesSaved: PromptMethod {
  static let name = "signatures/saved"
  static let effect = Effect.reads
  static let summary = "Lists the user's saved signatures, in order."
  static let errors: [ErrorKind] = [.damaged]

  struct Result: WrittenRecord {
    var signatures: [WireSavedSignature] = []
    var maximum = 0
    static let fields: [Field<Self>] = [
      .required("signatures", \.signatures, "The signatures."),
      .required("maximum", \.maximum, "How many signatures can be saved."),
    ]

    init(_ saved: SavedSignatures, maximum: Int) {
      signatures = saved.all.map { WireSavedSignature($0, isLastUsed: $0.id == saved.lastUsed) }
      self.maximum = maximum
    }
  }

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> Result {
    try call.savedSignatures()
  }
}

extension Call {
  func savedSignatures() throws(RPCError) -> SignaturesSaved.Result {
    let saved = try editing(session.documents.shared.signatures.storage.read())
    return SignaturesSaved.Result(saved, maximum: session.documents.shared.signatures.most)
  }

  func changeSignatures(
    _ id: String, _ change: (inout SavedSignatures) -> Bool
  ) throws(RPCError) -> SignaturesSaved.Result {
    var isThere = false
    try editing(session.documents.shared.signatures.storage.change { isThere = change(&$0) })
    guard isThere else { throw RPCError.noSignature(id) }
    return try savedSignatures()
  }

  /// Saves a signature for the user.
  ///
  /// - Throws: ``ErrorKind/limitExceeded``, ``ErrorKind/saveFailed``.
  func keep(_ signature: HandSignature, name: String?) throws(RPCError) -> SavedSignature {
    let most = session.documents.shared.signatures.most
    let form = WireSavedSignature(SavedSignature(id: "", name: name, signature))
    guard form.wireText.utf8.count <= Call.mostSignatureBytes else {
      throw RPCError(
        .limitExceeded,
        "The signature is too large to be saved: at most \(Call.mostSignatureBytes) bytes as JSON.",
        data: [.init("limit", .string("signatureBytes"))])
    }
    var kept: SavedSignature?
    try editing(
      session.documents.shared.signatures.storage.change {
        kept = $0.add(signature, name: name, most: most)
      })
    guard let kept else {
      throw RPCError(
        .limitExceeded, "\(most) signatures are saved already: remove one with signatures/remove.",
        data: [.init("limit", .string("maxSignatures")), .init("maximum", .integer(Int64(most)))])
    }
    return kept
  }

  /// The size limit that fits all saved signatures into one file. The file is the server's, and the
  /// limit is in bytes for each signature.
  private static let mostSignatureBytes = 3 << 19
}
