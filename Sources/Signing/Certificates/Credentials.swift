// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// A private key with its certificate and those above it, out of a PKCS#12 file. It is in memory
/// alone, and gone with the last reference to it.
public final class Credentials {
  /// The largest file that is read, in bytes.
  public static let largest = 1 << 20

  let key: OpaquePointer
  let certificate: Certificate
  let chain: [Certificate]

  /// - Throws: ``CertificateProblem``.
  public init(pkcs12 bytes: [UInt8], password: String) throws(CertificateProblem) {
    OpenSSL.loadLegacyProvider()
    defer { ERR_clear_error() }
    guard bytes.count <= Credentials.largest,
      let file = Handle(OpenSSL.parse(bytes, { d2i_PKCS12(nil, $0, $1) }), PKCS12_free)
    else { throw .notPKCS12 }
    try Credentials.check(password, opens: file.raw)
    var (key, certificate, others): (OpaquePointer?, OpaquePointer?, OpaquePointer?)
    guard PKCS12_parse(file.raw, password, &key, &certificate, &others) == 1 else {
      throw .unsupportedEncryption
    }
    defer { co_free_certificates(others) }
    var chain = (0..<co_count_certificates(others)).compactMap { index in
      co_certificate(others, index).map(Certificate.init(sharing:))
    }
    var own = certificate.map(Certificate.init(owning:))
    guard let key else { throw .noKey }
    if own == nil, let index = chain.firstIndex(where: { X509_check_private_key($0.raw, key) == 1 })
    {
      own = chain.remove(at: index)
    }
    guard let own, X509_check_private_key(own.raw, key) == 1 else {
      EVP_PKEY_free(key)
      throw own == nil && chain.isEmpty ? .noCertificate : .keyMismatch
    }
    (self.key, self.certificate, self.chain) = (key, own, chain)
  }

  deinit { EVP_PKEY_free(key) }

  public var facts: CertificateFacts { certificate.facts }

  /// - Parameter time: seconds since 1970.
  public func check(at time: Int64) throws(CertificateProblem) {
    let facts = facts
    if time < facts.notBefore { throw .notYetValid }
    if time > facts.notAfter { throw .expired }
  }

  private static func check(
    _ password: String, opens file: OpaquePointer
  ) throws(CertificateProblem) {
    guard !password.utf8.contains(0) else { throw .wrongPassword }
    guard PKCS12_mac_present(file) == 1 else { return }
    // Without a password and with an empty one are two things to PKCS#12.
    let opens =
      PKCS12_verify_mac(file, password, -1) == 1
      || (password.isEmpty && PKCS12_verify_mac(file, nil, 0) == 1)
    guard opens else { throw .wrongPassword }
  }
}
