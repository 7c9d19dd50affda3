// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// What a message says twice. OpenSSL uses one of the two; other readers use the other, or refuse the
/// message.
extension SignedMessage {
  /// Whether the signed attributes name the type of the content (RFC 5652, 11.1), and the signature's
  /// algorithm has the hash of the message (5.3).
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
    guard OBJ_find_sigid_algs(kind(of: signature), &digest, &key) == 1, digest != NID_undef
    else { return true }
    return digest == kind(of: hash)
  }

  private func kind(of algorithm: UnsafePointer<X509_ALGOR>?) -> Int32 {
    guard let algorithm else { return NID_undef }
    var object: OpaquePointer?
    X509_ALGOR_get0(&object, nil, nil, algorithm)
    return OBJ_obj2nid(object)
  }
}
