// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// A CMS message with one signer (RFC 5652).
final class SignedMessage {
  let message: Handle
  let signer: OpaquePointer
  private let certificates: [Certificate]
  private let own: Certificate?

  /// `nil` if the bytes are not such a message.
  init?(_ bytes: [UInt8]) {
    guard
      let message = Handle(
        OpenSSL.parse(bytes, { d2i_CMS_ContentInfo(nil, $0, $1) }), CMS_ContentInfo_free),
      OBJ_obj2nid(CMS_get0_type(message.raw)) == NID_pkcs7_signed
    else { return nil }
    let signers = CMS_get0_SignerInfos(message.raw)
    guard co_count_signers(signers) == 1, let signer = co_signer(signers, 0) else { return nil }
    let stack = CMS_get1_certs(message.raw)
    defer { co_free_certificates(stack) }
    let all = (0..<co_count_certificates(stack)).compactMap { index in
      co_certificate(stack, index).map(Certificate.init(sharing:))
    }
    let own = all.first { CMS_SignerInfo_cert_cmp(signer, $0.raw) == 0 }
    if let own { CMS_SignerInfo_set1_signer_cert(signer, own.raw) }
    (self.message, self.signer, certificates, self.own) = (message, signer, all, own)
  }

  var facts: MessageFacts {
    var facts = MessageFacts()
    facts.signer = own
    facts.others = certificates.filter { $0 !== own }
    facts.digest = digest
    facts.signingTime = signingTime
    facts.evidence = evidence
    facts.weaknesses = weaknesses
    if own == nil { facts.reasons.append(SignedMessage.noCertificate) }
    if digest.map(OpenSSL.knows) != true {
      let name = digest ?? "of an unknown kind"
      facts.reasons.append(
        .init(.unsupportedAlgorithm, "The signature's hash, \(name), is not supported."))
    }
    if let token = unsignedValue(NID_id_smime_aa_timeStampToken) {
      if let signature = OpenSSL.bytes(CMS_SignerInfo_get0_signature(signer)),
        let message = SignedMessage(token), let stamp = TimestampToken(message),
        message.signsItself,
        stamp.isOf(Pieces(signature))
      {
        facts.stamped = message.stamped(stamp)
      } else {
        facts.reasons.append(
          .init(.timestampMismatch, "The time stamp in the signature belongs to another signature.")
        )
      }
    }
    return facts
  }

  /// The facts of a time stamp of this message.
  func stamped(_ stamp: TimestampToken) -> MessageFacts.Stamped {
    .init(
      time: stamp.time, signer: own, others: certificates.filter { $0 !== own },
      evidence: evidence,
      weaknesses: weaknesses + (WeakAlgorithm(digest: stamp.digest).map { [$0] } ?? []))
  }

  static let noCertificate = SignatureReason(
    .noSignerCertificate, "The signature lacks the signer's certificate.")

  /// Whether it signs this detached content, which is plain data.
  func signs(_ content: Pieces) -> Bool {
    guard let own, !namesAnother(than: own), holds(NID_pkcs7_data), isConsistent,
      CMS_is_detached(message.raw) == 1,
      let chain = Handle(CMS_dataInit(message.raw, nil), { BIO_free_all($0) })
    else { return false }
    if CMS_signed_get_attr_count(signer) >= 0, CMS_SignerInfo_verify(signer) != 1 { return false }
    content.feed { _ = BIO_write(chain.raw, $0.baseAddress, Int32(clamping: $0.count)) }
    return CMS_SignerInfo_verify_content(signer, chain.raw) == 1
  }

  /// Whether it signs its own content.
  var signsItself: Bool {
    guard let own, !namesAnother(than: own), isConsistent, CMS_is_detached(message.raw) == 0
    else { return false }
    let flags = UInt32(CMS_NO_SIGNER_CERT_VERIFY | CMS_BINARY)
    return CMS_verify(message.raw, nil, nil, nil, nil, flags) == 1
  }

  /// Its own content.
  var content: [UInt8]? {
    guard let place = CMS_get0_content(message.raw) else { return nil }
    return OpenSSL.bytes(place.pointee)
  }
}

extension OpenSSL {
  /// The short name of an algorithm in lower case, such as `sha256`.
  static func name(of algorithm: UnsafePointer<X509_ALGOR>?) -> String? {
    guard let algorithm else { return nil }
    var object: OpaquePointer?
    X509_ALGOR_get0(&object, nil, nil, algorithm)
    let kind = OBJ_obj2nid(object)
    guard kind != NID_undef, let name = OBJ_nid2sn(kind) else { return nil }
    return String(cString: name).lowercased()
  }
}
