// SPDX-License-Identifier: AGPL-3.0-or-later

/// The facts in a signature, apart from its document.
struct MessageFacts {
  /// Whether it is of the bytes that it was looked at with.
  var isIntact = false
  var signer: Certificate?
  /// Further certificates that it brings along.
  var others: [Certificate] = []
  /// Its data about revoked certificates.
  var evidence = RevocationEvidence()
  /// `sha256`, …
  var digest: String?
  /// The weaknesses of its hashes.
  var weaknesses: [WeakAlgorithm] = []
  /// When the signer says that it was made.
  var signingTime: Int64?
  /// When others say that it was.
  var stamped: Stamped?
  var reasons: [SignatureReason] = []

  /// A time stamp of these bytes, intact, but not yet trusted.
  struct Stamped {
    var time: Int64
    var signer: Certificate?
    var others: [Certificate]
    var evidence: RevocationEvidence
    var weaknesses: [WeakAlgorithm]
  }

  static func broken(_ code: SignatureFinding, _ why: String) -> MessageFacts {
    var facts = MessageFacts()
    facts.reasons = [.init(code, why)]
    return facts
  }

  /// Records whether the bytes are those that were signed; nothing is recorded if that is unknown.
  mutating func conclude(isIntact: Bool) {
    self.isIntact = isIntact
    let isKnown = !reasons.contains {
      $0.code == .unsupportedAlgorithm || $0.code == .noSignerCertificate
    }
    if !isIntact, isKnown {
      reasons.append(
        .init(.altered, "The signed contents have been changed since, or the signature is forged."))
    }
  }
}
