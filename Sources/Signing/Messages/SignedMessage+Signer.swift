// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

extension SignedMessage {
  /// Whether the signed attributes name a different certificate than the one found for the signer (RFC
  /// 5035): several certificates may have the same key.
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
