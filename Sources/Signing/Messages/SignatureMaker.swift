// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// The hash algorithms for new signatures.
public enum SigningDigest: String, CaseIterable, Sendable {
  case sha256, sha384, sha512
}

/// Makes signatures: CMS without the content (RFC 5652), with a reference to the certificate (RFC 5035)
/// and, except for ``SignatureFormat/cades``, the signing time as a signed attribute.
struct SignatureMaker {
  let credentials: Credentials
  let digest: SigningDigest
  let format: SignatureFormat
  /// Seconds since 1970.
  let time: Int64

  /// The maximum size of a signature, in bytes.
  func room() throws(SigningError) -> Int {
    do throws(SigningError) {
      // The size of an EC signature varies by some bytes.
      let count = try sign(Pieces([])).count + 32
      return (count + 255) / 256 * 256
    } catch .failed {
      throw .certificate(.unsupportedKey)
    }
  }

  func sign(_ content: Pieces) throws(SigningError) -> [UInt8] {
    defer { ERR_clear_error() }
    guard SignatureMaker.keys.contains(where: { EVP_PKEY_is_a(credentials.key, $0) == 1 }) else {
      throw .certificate(.unsupportedKey)
    }
    let flags = UInt32(CMS_PARTIAL | CMS_DETACHED | CMS_BINARY | CMS_NOSMIMECAP)
    guard let message = Handle(CMS_sign(nil, nil, nil, nil, flags), CMS_ContentInfo_free),
      let signer = CMS_add1_signer(
        message.raw, credentials.certificate.raw, credentials.key,
        EVP_get_digestbyname(digest.rawValue), flags | UInt32(CMS_CADES | keyParameters))
    else { throw .certificate(.unsupportedKey) }
    for certificate in credentials.chain { CMS_add1_cert(message.raw, certificate.raw) }
    if format == .pkcs7 { try enterTime(signer) }
    guard let chain = Handle(CMS_dataInit(message.raw, nil), { BIO_free_all($0) }) else {
      throw refusal
    }
    if format == .cades {
      try signWithoutTime(signer, content)
    } else {
      content.feed { _ = BIO_write(chain.raw, $0.baseAddress, Int32(clamping: $0.count)) }
      guard CMS_dataFinal(message.raw, chain.raw) == 1 else { throw refusal }
    }
    let bytes = OpenSSL.serialize { i2d_CMS_ContentInfo(message.raw, $0) }
    guard !bytes.isEmpty else { throw refusal }
    return bytes
  }

  private func enterTime(_ signer: OpaquePointer) throws(SigningError) {
    guard let moment = CertificateTimeHandle(ASN1_TIME_set(nil, Int(clamping: time))),
      CMS_signed_add1_attr_by_NID(
        signer, NID_pkcs9_signingTime, moment.raw.pointee.type, moment.raw, -1) == 1
    else { throw refusal }
  }

  /// The kinds of keys that sign, by OpenSSL's names. With some hashes, OpenSSL would sign with others, too.
  private static let keys = ["RSA", "RSA-PSS", "EC"]

  /// An RSA-PSS key reports its parameters only if asked.
  private var keyParameters: Int32 {
    EVP_PKEY_is_a(credentials.key, "RSA-PSS") == 1 ? CMS_KEY_PARAM : 0
  }

  var refusal: SigningError {
    .failed("The signature could not be made: use another certificate.")
  }
}

/// Signatures for PAdES (ETSI EN 319 142-1, 6.3, level B-B). The signed attributes identify the
/// certificate but omit the time, which is in the document. OpenSSL's own signing always includes the
/// time.
extension SignatureMaker {
  /// Signs instead of OpenSSL.
  func signWithoutTime(_ signer: OpaquePointer, _ content: Pieces) throws(SigningError) {
    guard EVP_PKEY_is_a(credentials.key, "RSA-PSS") != 1 else {
      throw .unusable(member: "format", "An RSA-PSS key only supports the format pkcs7.")
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
    let signature = try signature(of: SignedAttributes.bytes(of: signer), algorithm)
    guard
      ASN1_STRING_set(
        CMS_SignerInfo_get0_signature(signer), signature, Int32(clamping: signature.count)) == 1
    else { throw refusal }
  }

  func signature(
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
