// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// A message of CMS with one signer (RFC 5652).
final class SignedMessage {
  private let message: Handle
  private let signer: OpaquePointer
  private let certificates: [Certificate]
  private let own: Certificate?

  /// `nil` where the bytes are no such message.
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
        let message = SignedMessage(token), let stamp = Timestamp(message), message.signsItself,
        stamp.isOf(Pieces(signature))
      {
        facts.stamped = message.stamped(stamp)
      } else {
        facts.reasons.append(
          .init(.timestampMismatch, "The time stamp of the signature is not of this signature."))
      }
    }
    return facts
  }

  /// What a time stamp says that is the content of this message.
  func stamped(_ stamp: Timestamp) -> MessageFacts.Stamped {
    .init(
      time: stamp.time, signer: own, others: certificates.filter { $0 !== own },
      evidence: evidence,
      weaknesses: weaknesses + (WeakAlgorithm(digest: stamp.digest).map { [$0] } ?? []))
  }

  static let noCertificate = SignatureReason(
    .noSignerCertificate, "The signature does not bring the signer's certificate.")

  /// Whether it signs this content, which it does not hold.
  func signs(_ content: Pieces) -> Bool {
    guard let own, !namesAnother(than: own), CMS_is_detached(message.raw) == 1,
      let chain = Handle(CMS_dataInit(message.raw, nil), { BIO_free_all($0) })
    else { return false }
    if CMS_signed_get_attr_count(signer) >= 0, CMS_SignerInfo_verify(signer) != 1 { return false }
    content.feed { _ = BIO_write(chain.raw, $0.baseAddress, Int32(clamping: $0.count)) }
    return CMS_SignerInfo_verify_content(signer, chain.raw) == 1
  }

  /// Whether it signs the content that it holds.
  var signsItself: Bool {
    guard let own, !namesAnother(than: own), CMS_is_detached(message.raw) == 0 else {
      return false
    }
    let flags = UInt32(CMS_NO_SIGNER_CERT_VERIFY | CMS_BINARY)
    return CMS_verify(message.raw, nil, nil, nil, nil, flags) == 1
  }

  /// The content that it holds.
  var content: [UInt8]? {
    guard let place = CMS_get0_content(message.raw) else { return nil }
    return OpenSSL.bytes(place.pointee)
  }

  private var digest: String? {
    var algorithm: UnsafeMutablePointer<X509_ALGOR>?
    CMS_SignerInfo_get0_algs(signer, nil, nil, &algorithm, nil)
    return OpenSSL.name(of: algorithm)
  }

  private var signingTime: Int64? {
    for type in [V_ASN1_UTCTIME, V_ASN1_GENERALIZEDTIME] {
      let value = CMS_signed_get0_data_by_OBJ(
        signer, OBJ_nid2obj(NID_pkcs9_signingTime), -3, type)
      if let value { return Moment.seconds(value.assumingMemoryBound(to: ASN1_TIME.self)) }
    }
    return nil
  }

  private var weaknesses: [WeakAlgorithm] { WeakAlgorithm(digest: digest).map { [$0] } ?? [] }

  /// What it holds beside its signature: CRLs of its own, and what attributes of the signer have.
  private var evidence: RevocationEvidence {
    let stack = CMS_get1_crls(message.raw)
    defer { co_free_crls(stack) }
    var evidence = RevocationEvidence(
      crls: (0..<co_count_crls(stack)).map { index in
        OpenSSL.serialize { i2d_X509_CRL(co_crl(stack, index), $0) }
      })
    for identifier in [SignedMessage.revocationArchive, SignedMessage.revocationValues] {
      for value in values(of: identifier) {
        evidence = evidence + RevocationEvidence(attribute: value)
      }
    }
    return evidence
  }

  /// `adbe-revocationInfoArchival`.
  private static let revocationArchive = "1.2.840.113583.1.1.8"
  /// `id-aa-ets-revocationValues`.
  private static let revocationValues = "1.2.840.113549.1.9.16.2.24"

  /// The values of an attribute, whether it is signed or not.
  private func values(of identifier: String) -> [[UInt8]] {
    let unsigned = value(of: identifier) { CMS_unsigned_get0_data_by_OBJ(signer, $0, -3, $1) }
    return [signedValue(of: identifier), unsigned].compactMap(\.self)
  }

  /// The value of a signed attribute; none where it has several.
  func signedValue(of identifier: String) -> [UInt8]? {
    value(of: identifier) { CMS_signed_get0_data_by_OBJ(signer, $0, -3, $1) }
  }

  private func value(
    of identifier: String, _ get: (OpaquePointer, Int32) -> UnsafeMutableRawPointer?
  ) -> [UInt8]? {
    guard let object = Handle(OBJ_txt2obj(identifier, 1), { ASN1_OBJECT_free($0) }) else {
      return nil
    }
    let value = get(object.raw, V_ASN1_SEQUENCE)
    return OpenSSL.bytes(value?.assumingMemoryBound(to: ASN1_STRING.self))
  }

  private func unsignedValue(_ kind: Int32) -> [UInt8]? {
    let value = CMS_unsigned_get0_data_by_OBJ(signer, OBJ_nid2obj(kind), -3, V_ASN1_SEQUENCE)
    return OpenSSL.bytes(value?.assumingMemoryBound(to: ASN1_STRING.self))
  }
}

extension OpenSSL {
  /// The short name of an algorithm, in small letters: `sha256`.
  static func name(of algorithm: UnsafePointer<X509_ALGOR>?) -> String? {
    guard let algorithm else { return nil }
    var object: OpaquePointer?
    X509_ALGOR_get0(&object, nil, nil, algorithm)
    let kind = OBJ_obj2nid(object)
    guard kind != NID_undef, let name = OBJ_nid2sn(kind) else { return nil }
    return String(cString: name).lowercased()
  }
}
