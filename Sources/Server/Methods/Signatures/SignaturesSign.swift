// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import JSON
import JSONRPC
import Signing
import Workspace

extension SigningDigest: WireEnum {}
extension SignatureFormat: WireEnum {}

enum SignaturesSign: PromptMethod {
  static let name = "signatures/sign"
  static let effect = Effect.writes
  static let summary = """
    Signs a document digitally and saves it, with all that was changed: over its own file, or as a \
    copy. What is new is appended to the file, so that other signatures stay valid. Over its own \
    file, nothing that went before can be undone any more. What the tools have under way is committed \
    first.
    """
  static let errors: [ErrorKind] = .committing + [.cannotOpen, .changedOnDisk, .limitExceeded]

  struct Params: DocumentParams {
    static let name = "SignaturesSignParams"
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
        "The field to sign, or the name of a new one; made up for a new one unless given."),
      .optional(
        "pageIndex", \.pageIndex, "The page of a new field; the first unless given.", in: 0...),
      .optional(
        "rect", \.rect, "The place of a new field on it, in page space; invisible unless given."),
      .required("certificate", \.certificate, "The signer's certificate."),
      .optional("name", \.signerName, "The signer's name; the certificate's unless given."),
      .optional("reason", \.reason, "Why."),
      .optional("location", \.location, "Where."),
      .optional("contact", \.contact, "How to reach the signer."),
      .defaulted(
        "appearance", \.appearance, WireSignatureAppearance(), "The look of a visible signature."),
      .optional(
        "certification", \.certification,
        "Certifies the document: what may be changed in it afterwards. Only the first signature can."
      ),
      .optional(
        "lock", \.lock, "The fields that it locks; as the signed field says unless given."),
      .defaulted("digest", \.digest, .sha256, "The hash of the bytes."),
      .defaulted(
        "format", \.format, .pkcs7,
        "`cades`: as PAdES wants it, level B-B; the time is then told by the document alone."),
      .optional(
        "path", \.path, "A copy, which alone is signed; the document's own file unless given."),
    ]
  }

  struct Result: Record {
    static let name = "SignaturesSignResult"
    var field = ""
    var path = ""
    var bytes = 0
    var revision = 0
    var isBehind: Bool?
    static let fields: [Field<Self>] = [
      .required("field", \.field, "The full name of the field that was signed."),
      .required("path", \.path, "The file, with symbolic links followed."),
      .required("bytes", \.bytes, "How long it is now."),
      .required("revision", \.revision, "The document's revision now."),
      .optional(
        "behind", \.isBehind,
        "Whether the signed file could not be read again: reload the document, which was not."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    if let path = params.path { try call.refuseOpenFile(path, but: open) }
    let time = call.session.world.clock()
    let request = try request(params, open, time)
    try tooling(open.commitWork())
    let signed = try signing(open.sign(request, to: params.path))
    let saved = DocumentSave.Result(
      path: signed.report.path, bytes: Int(signed.report.bytes), mode: signed.report.mode)
    call.session.notify(
      DocumentDidSave.self, DocumentDidSave.Params(documentId: open.id, saved: saved))
    return Result(
      field: signed.field, path: saved.path, bytes: saved.bytes, revision: open.editor.revision,
      isBehind: signed.report.isBehind ? true : nil)
  }

  private static func request(
    _ params: Params, _ open: OpenDocument, _ time: Int64
  ) throws(RPCError) -> SignatureRequest {
    if let field = params.field, field.isEmpty {
      throw RPCError(WireError(path: "params.field", message: "A field has a name."))
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
        WireError(path: "params.rect", message: "Give a rectangle with an area on the page."))
    }
    let page = Rect(origin: .zero, size: size)
    request.place = NewSignature.Place(index, params.rect.flatMap(page.intersection))
    return request
  }
}
