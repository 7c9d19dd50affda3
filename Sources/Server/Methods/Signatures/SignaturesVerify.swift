// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Signing
import Workspace

enum SignaturesVerify: PromptMethod {
  static let name = "signatures/verify"
  static let effect = Effect.reads
  static let summary = """
    Checks digital signatures: whether what was signed is as it was, who signed, whether they can be \
    trusted, and what was changed since.
    """
  static let errors: [ErrorKind] = [
    .unknownDocument, .notFound, .cannotOpen, .invalidParams, .damaged,
  ]

  struct Params: DocumentParams {
    static let name = "SignaturesVerifyParams"
    var documentId = ""
    var field: String?
    var trust = WireTrust()
    var at: Timestamp?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .optional("field", \.field, "One signature; all unless given."),
      .defaulted("trust", \.trust, WireTrust(), "Which certificates are trusted; none at first."),
      .optional(
        "at", \.at,
        "When certificates have to have been valid; when a trusted time stamp says that the signature was "
          + "there, or else now, unless given."),
    ]
  }

  struct Result: Record {
    static let name = "SignaturesVerifyResult"
    var verdict: Verdict?
    var signatures: [WireSignatureReport] = []
    static let fields: [Field<Self>] = [
      .optional(
        "verdict", \.verdict,
        "The worst of these: `invalid`, `changed`, `untrusted`, `unknown`, `valid`."),
      .required("signatures", \.signatures, "Those that there are, in the order of the form."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let reports = try signing(open.verify(params.field, params.trust.trust, at: params.at?.seconds))
    return Result(
      verdict: Verdict(ofAll: reports.map(\.verdict)),
      signatures: reports.map(WireSignatureReport.init))
  }
}

/// Runs signing and checking in a method.
func signing<Result>(
  _ body: @autoclosure () throws(SigningError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}

extension RPCError {
  init(_ error: SigningError) {
    switch error {
    case .edit(let error): self.init(error)
    case .certificate(let problem):
      self.init(
        .cannotOpen, problem.message,
        data: [.init("certificate", .string(problem.rawValue))])
    case .notPermitted(let why):
      self.init(.notPermitted, why, data: [.init("by", .string("signature"))])
    case .noField(let why): self.init(.notFound, why, data: [.init("what", .string("field"))])
    case .unusable(let member, let why):
      self.init(WireError(path: "params." + member, message: why))
    case .failed(let why): self.init(.unsupported, why)
    }
  }
}
