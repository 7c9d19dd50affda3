// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// Signatures for PAdES (ETSI EN 319 142-1, 6.3, level B-B). The signed attributes identify the
/// certificate but omit the time, which is in the document. OpenSSL's own signing always includes the
/// time.
extension SignatureMaker {
  /// Signs instead of OpenSSL.
  func signWithoutTime(_ signer: OpaquePointer, _ content: Pieces) throws(SigningError) {
    guard EVP_PKEY_is_a(credentials.key, "RSA-PSS") != 1 else {
      throw .unusable(
        member: "format", "An RSA-PSS key only supports the format pkcs7.")
    }
    let algorithm = EVP_get_digestbyname(digest.rawValue)
    guard let hash = OpenSSL.digest(algorithm, content),
      CMS_signed_add1_attr_by_NID(
        signer, NID_pkcs9_contentType, V_ASN1_OBJECT, UnsafeRawPointer(OBJ_nid2obj(NID_pkcs7_data)),
        -1) == 1,
      CMS_signed_add1_attr_by_NID(
        signer, NID_pkcs9_messageDigest, V_ASN1_OCTET_STRING, hash, Int32(clamping: hash.count))
        == 1
    else { throw refusal }
    let signature = try signature(of: attributes(of: signer), algorithm)
    guard
      ASN1_STRING_set(
        CMS_SignerInfo_get0_signature(signer), signature, Int32(clamping: signature.count)) == 1
    else { throw refusal }
  }

  /// The attributes as they are signed: a set, sorted by their bytes (RFC 5652, 5.4).
  private func attributes(of signer: OpaquePointer) -> [UInt8] {
    var parts: [[UInt8]] = []
    for index in 0..<max(0, CMS_signed_get_attr_count(signer)) {
      guard let attribute = CMS_signed_get_attr(signer, index) else { continue }
      parts.append(OpenSSL.serialize { i2d_X509_ATTRIBUTE(attribute, $0) })
    }
    parts.sort { $0.lexicographicallyPrecedes($1) }
    let body = Array(parts.joined())
    guard body.count > 127 else {
      let head: [UInt8] = [0x31, UInt8(body.count)]
      return head + body
    }
    let shifts: [Int] = [24, 16, 8, 0]
    let digits: [UInt8] = shifts.map { UInt8(body.count >> $0 & 255) }
    let length: [UInt8] = Array(digits.drop { $0 == 0 })
    let head: [UInt8] = [0x31, 128 | UInt8(length.count)]
    return head + length + body
  }

  private func signature(
    of bytes: [UInt8], _ algorithm: OpaquePointer?
  ) throws(SigningError) -> [UInt8] {
    var count = 0
    guard let state = Handle(EVP_MD_CTX_new(), { EVP_MD_CTX_free($0) }),
      EVP_DigestSignInit(state.raw, nil, algorithm, nil, credentials.key) == 1,
      EVP_DigestSign(state.raw, nil, &count, bytes, bytes.count) == 1
    else { throw refusal }
    var signature = [UInt8](repeating: 0, count: count)
    guard EVP_DigestSign(state.raw, &signature, &count, bytes, bytes.count) == 1 else {
      throw refusal
    }
    return Array(signature.prefix(count))
  }
}
