// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Signing
import Workspace

enum SignaturesExtend: Method {
  static let name = "signatures/extend"
  static let summary = """
    Adds validation data to a signed document. Its signatures can then be checked after \
    certificates expire. The data is certificates, OCSP responses and CRLs (PAdES B-LT), and a \
    document time stamp (B-LTA). Saves as `signatures/sign` does. The client supplies all data; \
    the server uses no network.
    """
  static let effect = Effect.writes
  static let errors: [ErrorKind] = .committing + [.changedOnDisk, .limitExceeded]

  struct Params: DocumentParams {
    var documentId = ""
    var field: String?
    var certificates: [Base64] = []
    var ocsps: [Base64] = []
    var crls: [Base64] = []
    var timestamp = false
    var digest = SigningDigest.sha256
    var path: String?

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional(
        "field", \.field,
        "The field of the signature that the data is for; all unless given."),
      .defaulted("certificates", \.certificates, "Certificates, in DER."),
      .defaulted("ocsps", \.ocsps, "OCSP responses (RFC 6960), in DER."),
      .defaulted("crls", \.crls, "Certificate revocation lists (RFC 5280), in DER."),
      .defaulted(
        "timestamp", \.timestamp,
        """
        Whether to add a document time stamp; the client is asked for it with `host/timestamp`.
        """
      ),
      .defaulted("digest", \.digest, "The hash algorithm for the time stamp."),
      .optional(
        "path", \.path,
        "The path of a copy to extend; by default the document's own file is extended."),
    ]
  }

  struct Result: WrittenRecord {
    var field: String?
    var path = ""
    var bytes = 0
    var revision = 0
    var isBehind: Bool?
    static let fields: [Field<Self>] =
      [.optional("field", \.field, "The full name of the time stamp's field.")]
      + Field<Self>.sealedFile(\.path, \.bytes, \.revision, \.isBehind)
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    if let path = params.path { try call.refuseOpenFile(path, but: open) }
    var request = ExtensionRequest()
    request.field = params.field
    request.certificates = params.certificates.map(\.bytes)
    (request.ocsps, request.crls) = (params.ocsps.map(\.bytes), params.crls.map(\.bytes))
    if params.timestamp { request.timestamp = source(params.digest, open.id, call.session) }
    try tooling(open.commitWork())
    let extending = try signing(open.startExtending(request, to: params.path))
    return .transaction(
      call.write(extending, of: open) { saved, isBehind in
        Result(
          field: extending.seal.field, path: saved.path, bytes: saved.bytes,
          revision: open.editor.revision, isBehind: isBehind)
      })
  }

  private static func source(
    _ digest: SigningDigest, _ document: String, _ session: Session
  ) -> TimestampSource {
    TimestampSource(digest: digest) { (query) throws(SigningError) in
      let params = HostTimestamp.Params(
        documentId: document, digest: Base64(query.digest), algorithm: query.algorithm,
        request: Base64(query.request))
      switch session.client.asked(
        HostTimestamp.self, params, about: document, milliseconds: HostTimestamp.patience)
      {
      case .success(let result): return result.token.bytes
      case .failure(let error) where error.kind == .requestCancelled:
        throw .edit(.engine(.cancelled))
      case .failure(let error):
        throw .failed("The client gave no time stamp: \(error.message)")
      case nil: throw .failed("The client gave no time stamp within a minute.")
      }
    }
  }
}
