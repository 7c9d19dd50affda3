// SPDX-License-Identifier: AGPL-3.0-or-later

/// The data of a signature, independent of its document.
struct MessageFacts {
  /// Whether it matches the signed bytes.
  var isIntact = false
  var signer: Certificate?
  /// Further certificates in the signature.
  var others: [Certificate] = []
  /// Its revocation data.
  var evidence = RevocationEvidence()
  /// The name of the hash, such as `sha256`.
  var digest: String?
  /// The weaknesses of its hashes.
  var weaknesses: [WeakAlgorithm] = []
  /// The time of signing as claimed by the signer.
  var signingTime: Int64?
  /// The time stamp in the signature.
  var stamped: Stamped?
  var reasons: [SignatureReason] = []

  /// An intact but not yet trusted time stamp of these bytes.
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

  /// Records whether the signed bytes are intact. Unknown stays unrecorded.
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
