// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import JSON
import JSONRPC
import Signing
import Workspace

extension SigningDigest: WireEnum {}
extension SignatureFormat: WireEnum {}

enum SignaturesSign: Method {
  static let name = "signatures/sign"
  static let effect = Effect.writes
  static let summary = """
    Signs a document digitally and saves it with all its changes. Its own file or a copy is \
    written. The signature is appended, so other signatures stay valid. After signing its own \
    file, earlier changes cannot be undone. Pending work of the tools is committed first. \
    Cancelling leaves the old file unchanged.
    """
  static let errors: [ErrorKind] = .committing + [.cannotOpen, .changedOnDisk, .limitExceeded]

  struct Params: DocumentParams {
    var documentId = ""
    var field: String?
    var pageIndex: Int?
    var rect: Rect?
    var certificate = WireSigningCertificate()
    var signerName: String?
    var reason: String?
    var location: String?
    var contact: String?
    var appearance = WireSignatureAppearance()
    var certification: Certification?
    var lock: WireFieldLock?
    var digest = SigningDigest.sha256
    var format = SignatureFormat.pkcs7
    var path: String?

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional(
        "field", \.field,
        "The field to sign, or the name of a new one; without it, a new name is made."),
      .optional(
        "pageIndex", \.pageIndex, "The page of a new field; by default the first.", in: 0...),
      .optional(
        "rect", \.rect,
        "The rectangle of a new field, in page space; without it, the field is invisible."),
      .required("certificate", \.certificate, "The signer's certificate."),
      .optional("name", \.signerName, "The signer's name; by default that of the certificate."),
      .optional("reason", \.reason, "The reason for signing."),
      .optional("location", \.location, "The place of signing."),
      .optional("contact", \.contact, "The contact information of the signer."),
      .defaulted("appearance", \.appearance, "The appearance of a visible signature."),
      .optional(
        "certification", \.certification,
        """
        Certifies the document and says which later changes it allows; only for the first \
        signature.
        """
      ),
      .optional(
        "lock", \.lock,
        "The fields that the signature locks; by default as the signed field requires."),
      .defaulted("digest", \.digest, "The hash algorithm."),
      .defaulted(
        "format", \.format,
        """
        The format. `cades` is PAdES level B-B; the signing time is then only in the document.
        """),
      .optional(
        "path", \.path,
        "The path of a copy to sign; by default the document's own file is signed."),
    ]
  }

  struct Result: WrittenRecord {
    var field = ""
    var path = ""
    var bytes = 0
    var revision = 0
    var isBehind: Bool?
    static let fields: [Field<Self>] =
      [.required("field", \.field, "The full name of the signed field.")]
      + Field<Self>.sealedFile(\.path, \.bytes, \.revision, \.isBehind)
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    if let path = params.path { try call.refuseOpenFile(path, but: open) }
    let time = call.session.world.clock()
    let request = try request(params, open, time)
    try tooling(open.commitWork())
    let signing = try signing(open.startSigning(request, to: params.path))
    return .transaction(
      call.write(signing, of: open) { saved, isBehind in
        Result(
          field: signing.seal.field, path: saved.path, bytes: saved.bytes,
          revision: open.editor.revision, isBehind: isBehind)
      })
  }

  private static func request(
    _ params: Params, _ open: OpenDocument, _ time: Int64
  ) throws(RPCError) -> SignatureRequest {
    if let field = params.field, field.isEmpty {
      throw RPCError(WireError(path: "params.field", message: "A field needs a name."))
    }
    var request = SignatureRequest(try params.certificate.credentials(), time: time)
    request.field = params.field
    request.name = params.signerName
    request.reason = params.reason
    request.location = params.location
    request.contact = params.contact
    request.certification = params.certification
    request.lock = params.lock?.lock
    request.digest = params.digest
    request.format = params.format
    request.appearance = try params.appearance.appearance()
    guard params.pageIndex != nil || params.rect != nil else { return request }
    let index = params.pageIndex ?? 0
    let size = try engine(open.document.pageGeometry(index).size)
    if let rect = params.rect, rect.area < 1 || !rect.intersects(Rect(origin: .zero, size: size)) {
      throw RPCError(
        WireError(
          path: "params.rect", message: "Give a rectangle with an area that lies on the page."))
    }
    let page = Rect(origin: .zero, size: size)
    request.place = NewSignature.Place(index, params.rect.flatMap(page.intersection))
    return request
  }
}
