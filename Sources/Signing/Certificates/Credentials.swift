// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// A private key and its certificates, from a PKCS#12 file. The certificates are its own and those of
/// its authorities. All of it is only held in memory, until the last reference is gone.
public final class Credentials {
  /// The largest accepted file, in bytes.
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
    ERR_clear_error()
    guard PKCS12_parse(file.raw, password, &key, &certificate, &others) == 1 else {
      throw Credentials.isDecryptedWrongly ? .wrongPassword : .unsupportedEncryption
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

  /// Checks that the certificate can be used for signing.
  ///
  /// - Parameter time: seconds since 1970.
  public func check(at time: Int64) throws(CertificateProblem) {
    let facts = facts
    if time < facts.notBefore { throw .notYetValid }
    if time > facts.notAfter { throw .expired }
    guard facts.maySign else { throw .notForSigning }
  }

  /// Whether decryption failed. In a file without integrity code, only this shows that the password is
  /// wrong.
  private static var isDecryptedWrongly: Bool {
    while case let error = ERR_get_error(), error != 0 {
      if ERR_GET_REASON(error) == PKCS12_R_PKCS12_CIPHERFINAL_ERROR { return true }
    }
    return false
  }

  private static func check(
    _ password: String, opens file: OpaquePointer
  ) throws(CertificateProblem) {
    guard !password.utf8.contains(0) else { throw .wrongPassword }
    guard PKCS12_mac_present(file) == 1 else {
      // PKCS#12 files without integrity code are not read, so one is added.
      PKCS12_set_mac(file, password, -1, nil, 0, 1, EVP_sha256())
      return
    }
    // PKCS#12 distinguishes a missing password from an empty one.
    let opens =
      PKCS12_verify_mac(file, password, -1) == 1
      || (password.isEmpty && PKCS12_verify_mac(file, nil, 0) == 1)
    guard opens else { throw .wrongPassword }
  }
}
