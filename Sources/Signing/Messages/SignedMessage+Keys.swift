// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// The kinds of keys that sign messages.
extension SignedMessage {
  enum Scheme {
    /// OpenSSL verifies the message.
    case common
    /// A curve in Edwards form, by the number of the signature's algorithm. It signs the signed attributes
    /// themselves, not a hash of them (RFC 8419), and OpenSSL's CMS does not verify that.
    case edwards(Int32)
    /// The signature cannot be verified.
    case unknown
  }

  var scheme: Scheme {
    guard let key = own.flatMap({ X509_get0_pubkey($0.raw) }) else { return .unknown }
    func isA(_ name: String) -> Bool { EVP_PKEY_is_a(key, name) == 1 }
    if isA("ED25519") { return hasAttributes ? .edwards(NID_ED25519) : .unknown }
    if isA("ED448") { return hasAttributes ? .edwards(NID_ED448) : .unknown }
    if isA("EC") || isA("DSA") || isA("RSA-PSS") { return .common }
    return isA("RSA") && isKnownAlgorithm ? .common : .unknown
  }

  /// Why the signature cannot be verified although the signer's certificate is there; `nil` if it can.
  var unsupportedScheme: SignatureReason? {
    guard own != nil, case .unknown = scheme else { return nil }
    let name = OpenSSL.name(of: algorithm) ?? "of an unknown kind"
    return .init(
      .unsupportedAlgorithm, "The signature's algorithm or key, \(name), is not supported.")
  }

  /// Whether a hash can be computed. OpenSSL's CMS takes another length of SHAKE256 than messages have.
  func supports(digest name: String) -> Bool {
    guard OpenSSL.knows(digest: name) else { return false }
    if case .edwards = scheme { return true }
    return name != OpenSSL.shake256
  }

  /// Whether a key on such a curve signs this content.
  ///
  /// - Parameter wanted: the number of the curve's algorithm.
  func isSigned(_ content: Pieces, byEdwards wanted: Int32) -> Bool {
    guard let own, let key = X509_get0_pubkey(own.raw), algorithmKind == wanted,
      let hash = OpenSSL.bytes(
        CMS_signed_get0_data_by_OBJ(
          signer, OBJ_nid2obj(NID_pkcs9_messageDigest), -3, V_ASN1_OCTET_STRING)?
          .assumingMemoryBound(to: ASN1_STRING.self)),
      let digest, OpenSSL.digest(named: digest, content) == hash,
      let signature = OpenSSL.bytes(CMS_SignerInfo_get0_signature(signer)),
      let state = Handle(EVP_MD_CTX_new(), { EVP_MD_CTX_free($0) }),
      EVP_DigestVerifyInit(state.raw, nil, nil, nil, key) == 1
    else { return false }
    let signed = SignedAttributes.bytes(of: signer)
    return EVP_DigestVerify(state.raw, signature, signature.count, signed, signed.count) == 1
  }

  private var hasAttributes: Bool { CMS_signed_get_attr_count(signer) >= 0 }

  private var algorithm: UnsafeMutablePointer<X509_ALGOR>? {
    var algorithm: UnsafeMutablePointer<X509_ALGOR>?
    CMS_SignerInfo_get0_algs(signer, nil, nil, nil, &algorithm)
    return algorithm
  }

  private var algorithmKind: Int32 { OpenSSL.kind(of: algorithm) }

  /// Whether OpenSSL knows what the algorithm does with an RSA key.
  private var isKnownAlgorithm: Bool {
    let kind = algorithmKind
    return [NID_rsaEncryption, NID_rsassaPss].contains(kind)
      || OBJ_find_sigid_algs(kind, nil, nil) == 1
  }
}

extension OpenSSL {
  /// The number of an algorithm; 0 if it has none.
  static func kind(of algorithm: UnsafePointer<X509_ALGOR>?) -> Int32 {
    guard let algorithm else { return NID_undef }
    var object: OpaquePointer?
    X509_ALGOR_get0(&object, nil, nil, algorithm)
    return OBJ_obj2nid(object)
  }
}
