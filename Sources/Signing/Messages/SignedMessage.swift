// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// A CMS message with one signer (RFC 5652).
final class SignedMessage {
  let message: Handle
  let signer: OpaquePointer
  private let certificates: [Certificate]
  /// The signer's certificate; `nil` if the message lacks it.
  let own: Certificate?

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
    if let reason = unsupportedScheme { facts.reasons.append(reason) }
    if digest.map(supports) != true {
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
      CMS_is_detached(message.raw) == 1
    else { return false }
    if case .edwards(let curve) = scheme { return isSigned(content, byEdwards: curve) }
    guard let chain = Handle(CMS_dataInit(message.raw, nil), { BIO_free_all($0) }) else {
      return false
    }
    if CMS_signed_get_attr_count(signer) >= 0, CMS_SignerInfo_verify(signer) != 1 { return false }
    content.feed { _ = BIO_write(chain.raw, $0.baseAddress, Int32(clamping: $0.count)) }
    return CMS_SignerInfo_verify_content(signer, chain.raw) == 1
  }

  /// Whether it signs its own content.
  var signsItself: Bool {
    guard let own, !namesAnother(than: own), isConsistent, CMS_is_detached(message.raw) == 0
    else { return false }
    if case .edwards(let curve) = scheme {
      return content.map { isSigned(Pieces($0), byEdwards: curve) } ?? false
    }
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
    if kind == NID_undef, isShakeWithLength(object) { return OpenSSL.shake256 }
    guard kind != NID_undef, let name = OBJ_nid2sn(kind) else { return nil }
    return String(cString: name).lowercased()
  }
}

extension SignedMessage {
  /// Whether the signed attributes name a different certificate (RFC 5035). Several certificates may
  /// have the same key, so the one that was found for the signer may be the wrong one.
  ///
  /// - Parameter own: the certificate that was found.
  func namesAnother(than own: Certificate) -> Bool {
    for (identifier, preset) in SignedMessage.signingCertificates {
      guard let value = signedValue(of: identifier) else { continue }
      guard let name = DERElement(value[...])?.children.first?.children.first else { return true }
      var (parts, digest) = (name.children[...], preset)
      if let algorithm = parts.first, algorithm.tag == 0x30 {
        digest = SignedMessage.digest(named: algorithm) ?? ""
        parts = parts.dropFirst()
      }
      guard let hash = parts.first, hash.tag == 0x04,
        let wanted = OpenSSL.digest(EVP_get_digestbyname(digest), Pieces(own.der)),
        wanted == Array(hash.content)
      else { return true }
    }
    return false
  }

  /// The attributes that name the certificate, and their default hashes.
  private static let signingCertificates: KeyValuePairs = [
    "1.2.840.113549.1.9.16.2.47": "sha256", "1.2.840.113549.1.9.16.2.12": "sha1",
  ]

  private static func digest(named algorithm: DERElement) -> String? {
    let parsed = OpenSSL.parse(Array(algorithm.bytes)) { d2i_X509_ALGOR(nil, $0, $1) }
    defer { X509_ALGOR_free(parsed) }
    return OpenSSL.name(of: parsed)
  }
}

/// What a message says twice. OpenSSL uses one of the two; other readers use the other, or refuse the
/// message.
extension SignedMessage {
  /// Whether the signed attributes and the algorithm fit the message. The attributes must name the type
  /// of the content (RFC 5652, 11.1), and the signature's algorithm must have the hash of the message
  /// (5.3).
  var isConsistent: Bool { hasSignedType && hasSignedDigest }

  /// Whether the content has a type, by OpenSSL's number.
  func holds(_ type: Int32) -> Bool { contentType == type }

  private var contentType: Int32 { OBJ_obj2nid(CMS_get0_eContentType(message.raw)) }

  private var hasSignedType: Bool {
    guard CMS_signed_get_attr_count(signer) >= 0 else { return true }
    let value = CMS_signed_get0_data_by_OBJ(
      signer, OBJ_nid2obj(NID_pkcs9_contentType), -3, V_ASN1_OBJECT)
    guard let value, let type = CMS_get0_eContentType(message.raw) else { return false }
    return OBJ_cmp(OpaquePointer(value), type) == 0
  }

  private var hasSignedDigest: Bool {
    var hash: UnsafeMutablePointer<X509_ALGOR>?
    var signature: UnsafeMutablePointer<X509_ALGOR>?
    CMS_SignerInfo_get0_algs(signer, nil, nil, &hash, &signature)
    var (digest, key) = (NID_undef, NID_undef)
    // Some algorithms leave the hash to the message, and OpenSSL compares the parameters of RSA-PSS.
    guard OBJ_find_sigid_algs(OpenSSL.kind(of: signature), &digest, &key) == 1, digest != NID_undef
    else { return true }
    return digest == OpenSSL.kind(of: hash)
  }
}
