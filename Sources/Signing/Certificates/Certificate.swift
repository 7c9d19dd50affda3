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
    return String(
      decoding: UnsafeBufferPointer(start: utf8, count: Int(count)), as: UTF8.self)
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
