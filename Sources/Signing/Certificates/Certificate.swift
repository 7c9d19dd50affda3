// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

final class Certificate {
  let raw: OpaquePointer

  /// Takes ownership of a reference.
  init(owning raw: OpaquePointer) { self.raw = raw }

  init?(der: [UInt8]) {
    guard let raw = OpenSSL.parse(der, { d2i_X509(nil, $0, $1) }) else { return nil }
    self.raw = raw
  }

  /// Shares a certificate that something else owns.
  init(sharing raw: OpaquePointer) {
    X509_up_ref(raw)
    self.raw = raw
  }

  deinit { X509_free(raw) }

  var der: [UInt8] { OpenSSL.serialize { i2d_X509(raw, $0) } }

  var facts: CertificateFacts {
    CertificateFacts(
      name: text(of: X509_get_subject_name(raw), NID_commonName)
        ?? text(of: X509_get_subject_name(raw), NID_organizationName) ?? subject,
      subject: subject, issuer: name(X509_get_issuer_name(raw)),
      email: text(of: X509_get_subject_name(raw), NID_pkcs9_emailAddress),
      serial: serial, notBefore: time(X509_get0_notBefore(raw)) ?? 0,
      notAfter: time(X509_get0_notAfter(raw)) ?? 0, key: key,
      isSelfSigned: X509_NAME_cmp(X509_get_subject_name(raw), X509_get_issuer_name(raw)) == 0,
      maySign: maySign)
  }

  private var subject: String { name(X509_get_subject_name(raw)) }

  private func name(_ name: OpaquePointer?) -> String {
    OpenSSL.printed { co_print_name($0, name) }
  }

  private func text(of name: OpaquePointer?, _ kind: Int32) -> String? {
    let index = X509_NAME_get_index_by_NID(name, kind, -1)
    guard index >= 0, let entry = X509_NAME_get_entry(name, index),
      let string = X509_NAME_ENTRY_get_data(entry)
    else { return nil }
    var utf8: UnsafeMutablePointer<UInt8>?
    let count = ASN1_STRING_to_UTF8(&utf8, string)
    defer { CRYPTO_free(utf8, nil, 0) }
    guard count > 0, let utf8 else { return nil }
    return String(decoding: UnsafeBufferPointer(start: utf8, count: Int(count)), as: UTF8.self)
  }

  private var serial: String {
    guard let number = Handle(ASN1_INTEGER_to_BN(X509_get0_serialNumber(raw), nil), BN_free),
      let text = BN_bn2hex(number.raw)
    else { return "" }
    defer { CRYPTO_free(text, nil, 0) }
    return String(cString: text).lowercased()
  }

  private var key: String {
    guard let key = X509_get0_pubkey(raw) else { return "unknown" }
    let type = EVP_PKEY_get0_type_name(key).map { String(cString: $0) } ?? "unknown"
    return "\(type) \(co_key_bits(key))"
  }

  /// Whether its key usage allows signing documents (RFC 5280, 4.2.1.3).
  private var maySign: Bool {
    let usage = X509_get_key_usage(raw)
    return usage & UInt32(KU_DIGITAL_SIGNATURE | KU_NON_REPUDIATION) != 0
  }

  /// Whether its extensions are unreadable or contradictory.
  var isMalformed: Bool { X509_get_extension_flags(raw) & UInt32(EXFLAG_INVALID) != 0 }

  private func time(_ time: UnsafePointer<ASN1_TIME>?) -> Int64? { CertificateTime.seconds(time) }
}

public struct CertificateFacts: Hashable, Sendable {
  /// The owner's name, for display.
  public var name: String
  /// The subject in the form of RFC 4514.
  public var subject: String
  public var issuer: String
  public var email: String?
  /// The serial number in hexadecimal digits.
  public var serial: String
  /// Seconds since 1970.
  public var notBefore: Int64
  public var notAfter: Int64
  /// The key's type and size, such as `RSA 2048`.
  public var key: String
  public var isSelfSigned: Bool
  public var maySign: Bool
}

extension Certificate {
  var weaknessesOfKey: [WeakAlgorithm] {
    guard let key = X509_get0_pubkey(raw) else { return [] }
    let bits = co_key_bits(key)
    switch EVP_PKEY_get_base_id(key) {
    case EVP_PKEY_RSA, EVP_PKEY_RSA_PSS:
      return (bits < 1024 ? [.rsaBelow1024] : []) + (bits < 2048 ? [.rsaBelow2048] : [])
    case EVP_PKEY_DSA: return bits < 2048 ? [.dsaBelow2048] : []
    case EVP_PKEY_EC:
      return (bits < 224 ? [.ecBelow224] : []) + (hasNamedCurve(key) ? [] : [.unknownCurve])
    default: return []
    }
  }

  /// The weakness of its issuer's signature.
  var weaknessOfSignature: WeakAlgorithm? {
    OpenSSL.weakness(ofSignature: X509_get_signature_nid(raw))
  }

  /// Whether the curve is named. Explicit parameters could be made up.
  private func hasNamedCurve(_ key: OpaquePointer) -> Bool {
    var name = [CChar](repeating: 0, count: 80)
    var (count, isExplicit) = (0, Int32(0))
    let parameter = OSSL_PKEY_PARAM_EC_DECODED_FROM_EXPLICIT_PARAMS
    guard EVP_PKEY_get_group_name(key, &name, name.count, &count) == 1, count > 0 else {
      return false
    }
    return EVP_PKEY_get_int_param(key, parameter, &isExplicit) != 1 || isExplicit == 0
  }
}

extension OpenSSL {
  /// The weakness of the hash of a signature's algorithm.
  static func weakness(ofSignature algorithm: Int32) -> WeakAlgorithm? {
    var digest: Int32 = NID_undef
    guard OBJ_find_sigid_algs(algorithm, &digest, nil) == 1, digest != NID_undef,
      let name = OBJ_nid2sn(digest)
    else { return nil }
    return WeakAlgorithm(digest: String(cString: name).lowercased())
  }

  /// Whether this OpenSSL can compute a hash.
  static func knows(digest name: String) -> Bool {
    defer { ERR_clear_error() }
    guard let algorithm = EVP_MD_fetch(nil, name, nil) else { return false }
    EVP_MD_free(algorithm)
    return true
  }
}

extension [Certificate] {
  /// The weaknesses of a chain that begins with the signer's certificate: of all keys, and of all
  /// signatures except that of the last certificate, which is trusted directly.
  func weaknesses(at time: Int64, _ policy: AlgorithmPolicy) -> [String] {
    var sentences: [String] = []
    for (index, certificate) in enumerated() {
      let isAnchor = index == count - 1
      let signature = isAnchor ? nil : certificate.weaknessOfSignature
      let found = certificate.weaknessesOfKey + (signature.map { [$0] } ?? [])
      for weakness in policy.refused(found, at: time) {
        sentences.append(
          "The certificate of \(certificate.facts.name) uses \(weakness.title), which is too weak.")
      }
    }
    return sentences
  }
}
