// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// The data of a message beside the signed content.
extension SignedMessage {
  var digest: String? {
    var algorithm: UnsafeMutablePointer<X509_ALGOR>?
    CMS_SignerInfo_get0_algs(signer, nil, nil, &algorithm, nil)
    return OpenSSL.name(of: algorithm)
  }

  var signingTime: Int64? {
    for type in [V_ASN1_UTCTIME, V_ASN1_GENERALIZEDTIME] {
      let value = CMS_signed_get0_data_by_OBJ(signer, OBJ_nid2obj(NID_pkcs9_signingTime), -3, type)
      if let value { return CertificateTime.seconds(value.assumingMemoryBound(to: ASN1_TIME.self)) }
    }
    return nil
  }

  var weaknesses: [WeakAlgorithm] { WeakAlgorithm(digest: digest).map { [$0] } ?? [] }

  /// The revocation data outside its signature: its CRLs, and the data in the signer's attributes.
  var evidence: RevocationEvidence {
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

  /// The values of an attribute, signed or unsigned.
  private func values(of identifier: String) -> [[UInt8]] {
    let unsigned = value(of: identifier) { CMS_unsigned_get0_data_by_OBJ(signer, $0, -3, $1) }
    return [signedValue(of: identifier), unsigned].compactMap(\.self)
  }

  /// The value of a signed attribute; `nil` if it has several.
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

  func unsignedValue(_ kind: Int32) -> [UInt8]? {
    let value = CMS_unsigned_get0_data_by_OBJ(signer, OBJ_nid2obj(kind), -3, V_ASN1_SEQUENCE)
    return OpenSSL.bytes(value?.assumingMemoryBound(to: ASN1_STRING.self))
  }
}
