// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import Signing
import Workspace

enum SignaturesVerify: PromptMethod {
  static let name = "signatures/verify"
  static let effect = Effect.reads
  static let summary = """
    Verifies digital signatures. Checks the signed data's integrity, the signer, the trust in the \
    certificate, and later changes.
    """
  static let errors: [ErrorKind] = [
    .unknownDocument, .notFound, .cannotOpen, .invalidParams, .damaged,
  ]

  struct Params: DocumentParams {
    var documentId = ""
    var field: String?
    var trust = WireTrust()
    var at: Timestamp?
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("field", \.field, "The field of one signature; all unless given."),
      .defaulted("trust", \.trust, "The trusted certificates; none by default."),
      .optional(
        "at", \.at,
        """
        The time at which certificates must be valid; by default the time of a trusted time stamp, \
        or else now.
        """),
    ]
  }

  struct Result: WrittenRecord {
    var verdict: SignatureVerdict?
    var signatures: [SignatureReport] = []
    static let fields: [Field<Self>] = [
      .optional(
        "verdict", \.verdict,
        """
        The worst verdict, in the order `invalid`, `changed`, `untrusted`, `unknown`, `valid`.
        """),
      .required("signatures", \.signatures, "The signatures, in the order of the form."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let reports = try signing(
      open.verify(
        params.field, params.trust.trust, at: params.at?.seconds, cancellation: call.cancellation))
    return Result(verdict: SignatureVerdict(ofAll: reports.map(\.verdict)), signatures: reports)
  }
}
