// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

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
