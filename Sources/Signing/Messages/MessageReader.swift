// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL
import Engine

/// The kinds of signature, by what `SubFilter` calls them (ISO 32000-2, table 260, and 12.8.3.2).
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

  /// What a signature says of some content.
  static func read(
    _ value: SignatureValue, _ bytes: [UInt8], _ content: Pieces
  ) -> MessageFacts {
    let kind = value.subFilter ?? "none"
    guard let reader = readers[kind] else {
      return .broken("Signatures of the kind \(kind) are not known.")
    }
    defer { ERR_clear_error() }
    return reader(value, bytes, content)
  }

  private static let unreadable = "The signature is damaged: it cannot be read."

  private static func detached(_ bytes: [UInt8], _ content: Pieces) -> MessageFacts {
    guard let message = SignedMessage(bytes) else { return .broken(unreadable) }
    var facts = message.facts
    facts.isIntact = message.signs(content)
    if !facts.isIntact { facts.problems.append(changed) }
    return facts
  }

  /// The message holds a hash of the content, and signs that.
  private static func enclosed(_ bytes: [UInt8], _ content: Pieces) -> MessageFacts {
    guard let message = SignedMessage(bytes) else { return .broken(unreadable) }
    var facts = message.facts
    let hash = OpenSSL.digest(EVP_sha1(), content)
    facts.isIntact = message.signsItself && hash != nil && message.content == hash
    if !facts.isIntact { facts.problems.append(changed) }
    return facts
  }

  private static func timestamp(_ bytes: [UInt8], _ content: Pieces) -> MessageFacts {
    guard let message = SignedMessage(bytes), let stamp = Timestamp(message) else {
      return .broken(unreadable)
    }
    var facts = message.facts
    facts.digest = stamp.digest
    facts.isIntact = message.signsItself && stamp.isOf(content)
    facts.stamped = .init(time: stamp.time, signer: facts.signer, others: facts.others)
    if !facts.isIntact { facts.problems.append(changed) }
    return facts
  }

  /// A bare RSA signature of a SHA-1 hash, the certificates beside it (12.8.3.2).
  private static func plain(
    _ bytes: [UInt8], _ content: Pieces, _ certificates: [[UInt8]]
  ) -> MessageFacts {
    var facts = MessageFacts()
    facts.digest = "sha1"
    let all = certificates.compactMap(Certificate.init(der:))
    facts.signer = all.first
    facts.others = Array(all.dropFirst())
    let octets = OpenSSL.parse(bytes) { d2i_ASN1_OCTET_STRING(nil, $0, $1) }
    defer { ASN1_OCTET_STRING_free(octets) }
    guard let signer = facts.signer, let signature = OpenSSL.bytes(octets),
      let state = Handle(EVP_MD_CTX_new(), { EVP_MD_CTX_free($0) }),
      EVP_DigestVerifyInit(state.raw, nil, EVP_sha1(), nil, X509_get0_pubkey(signer.raw)) == 1
    else {
      facts.problems.append(unreadable)
      return facts
    }
    content.feed { EVP_DigestUpdate(state.raw, $0.baseAddress, $0.count) }
    facts.isIntact = EVP_DigestVerifyFinal(state.raw, signature, signature.count) == 1
    if !facts.isIntact { facts.problems.append(changed) }
    return facts
  }

  private static let changed = "What was signed has been changed since, or the signature is forged."
}
