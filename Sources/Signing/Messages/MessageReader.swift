// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL
import Engine

/// Reads the kinds of signatures, by `SubFilter`. See ISO 32000-2, table 260, and 12.8.3.2.
enum MessageReader {
  typealias Reader = @Sendable (SignatureValue, [UInt8], Pieces) -> MessageFacts

  static let readers: [String: Reader] = [
    "adbe.pkcs7.detached": { _, bytes, content in detached(bytes, content) },
    "ETSI.CAdES.detached": { _, bytes, content in detached(bytes, content) },
    "adbe.pkcs7.sha1": { _, bytes, content in enclosed(bytes, content) },
    "ETSI.RFC3161": { _, bytes, content in timestamp(bytes, content) },
    "adbe.x509.rsa_sha1": { value, bytes, content in
      plain(bytes, content, value.certificates)
    },
  ]

  /// Reads a signature of some content.
  static func read(_ value: SignatureValue, _ bytes: [UInt8], _ content: Pieces) -> MessageFacts {
    let kind = value.subFilter ?? "none"
    guard let reader = readers[kind] else {
      return .broken(.unsupportedKind, "Signatures of the kind \(kind) are not supported.")
    }
    defer { ERR_clear_error() }
    return reader(value, bytes, content)
  }

  /// The certificates in a signature and in its time stamp.
  static func certificates(of value: SignatureValue) -> [Certificate] {
    let facts = read(value, value.contents, Pieces([]))
    let all =
      [facts.signer] + facts.others + [facts.stamped?.signer] + (facts.stamped?.others ?? [])
    return all.compactMap(\.self)
  }

  private static let unreadable = SignatureReason(
    .unreadable, "The signature is damaged: it cannot be read.")
  private static var broken: MessageFacts { .broken(unreadable.code, unreadable.message) }

  private static func detached(_ bytes: [UInt8], _ content: Pieces) -> MessageFacts {
    guard let message = SignedMessage(bytes) else { return broken }
    var facts = message.facts
    facts.conclude(isIntact: message.signs(content))
    return facts
  }

  /// Reads a message that holds and signs a hash of the content.
  private static func enclosed(_ bytes: [UInt8], _ content: Pieces) -> MessageFacts {
    guard let message = SignedMessage(bytes) else { return broken }
    var facts = message.facts
    let hash = OpenSSL.digest(EVP_sha1(), content)
    facts.weaknesses.append(.sha1)
    let isOfContent = hash != nil && message.content == hash
    facts.conclude(isIntact: message.holds(NID_pkcs7_data) && message.signsItself && isOfContent)
    return facts
  }

  private static func timestamp(_ bytes: [UInt8], _ content: Pieces) -> MessageFacts {
    guard let message = SignedMessage(bytes), let stamp = TimestampToken(message) else {
      return broken
    }
    var facts = message.facts
    facts.digest = stamp.digest
    facts.conclude(isIntact: message.signsItself && stamp.isOf(content))
    facts.stamped = facts.isIntact ? message.stamped(stamp) : nil
    facts.weaknesses += facts.stamped?.weaknesses ?? []
    return facts
  }

  /// Reads a bare RSA signature of a SHA-1 hash. Its certificates are separate (12.8.3.2).
  private static func plain(
    _ bytes: [UInt8], _ content: Pieces, _ certificates: [[UInt8]]
  ) -> MessageFacts {
    var facts = MessageFacts()
    facts.digest = "sha1"
    facts.weaknesses = [.sha1]
    let all = certificates.compactMap(Certificate.init(der:))
    facts.signer = all.first
    facts.others = Array(all.dropFirst())
    let octets = OpenSSL.parse(bytes) { d2i_ASN1_OCTET_STRING(nil, $0, $1) }
    defer { ASN1_OCTET_STRING_free(octets) }
    guard let signer = facts.signer else {
      facts.reasons.append(SignedMessage.noCertificate)
      return facts
    }
    guard let signature = OpenSSL.bytes(octets),
      let state = Handle(EVP_MD_CTX_new(), { EVP_MD_CTX_free($0) }),
      EVP_DigestVerifyInit(state.raw, nil, EVP_sha1(), nil, X509_get0_pubkey(signer.raw)) == 1
    else {
      facts.reasons.append(unreadable)
      return facts
    }
    content.feed { EVP_DigestUpdate(state.raw, $0.baseAddress, $0.count) }
    facts.conclude(isIntact: EVP_DigestVerifyFinal(state.raw, signature, signature.count) == 1)
    return facts
  }
}
