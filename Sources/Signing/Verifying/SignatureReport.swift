// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The report on a signature.
public struct SignatureReport: Hashable, Sendable {
  /// Which moment the certificate was looked at for.
  public enum TimeBasis: String, CaseIterable, Sendable {
    /// When a trusted time stamp says that it was there.
    case timestamp
    /// The moment of the check.
    case current
    /// The one that was asked for.
    case given
  }

  public var field: String
  /// The verdict on everything found.
  public var verdict = Verdict.unknown
  public var signer: String?
  public var certificate: CertificateFacts?
  public var isTimestamp: Bool
  public var coversWholeDocument = false
  public var isIntact = false
  public var isTrusted = false
  public var trustReason = ""
  public var timeBasis = TimeBasis.current
  /// The moment that the certificate was looked at for, in seconds since 1970.
  public var checkedAt: Int64 = 0
  /// Whether the certificate was valid then.
  public var isExpired = false
  /// Whether the certificates were revoked, as far as the file says.
  public var revocation = RevocationReport()
  /// Whether the document's security store alone proves for the whole chain that nothing was revoked.
  public var isLongTerm = false
  /// When it was made, by what is the best known.
  public var time: Int64?
  public var reason: String?
  public var location: String?
  public var contact: String?
  public var subFilter: String?
  public var digest: String?
  public var certification: Certification?
  public var lock: FieldLock?
  public var byteRange: [Int]?
  public var coveredBytes = 0
  public var changes: ChangesSince?
  /// The findings, in order of weight.
  public private(set) var reasons: [SignatureReason] = []
  /// The same in sentences.
  public var problems: [String] { reasons.map(\.message) }

  init(_ field: SignatureField, _ value: SignatureValue) {
    self.field = field.name
    isTimestamp = value.isTimestamp
    (reason, location, contact) = (value.reason, value.location, value.contact)
    (subFilter, time, signer) = (value.subFilter, value.time, value.name)
    certification = value.certification.flatMap(Certification.init(level:))
    lock = value.lock ?? field.lock
    byteRange = value.byteRange
  }

  mutating func note(_ code: SignatureFinding, _ message: String) {
    note(SignatureReason(code, message))
  }

  mutating func note(_ reason: SignatureReason) {
    if !reasons.contains(reason) { reasons.append(reason) }
  }

  /// Weighs what was found.
  mutating func conclude() {
    if let changes, !changes.isAllowed {
      let why = changes.notes.first ?? "the signatures do not say that it is."
      note(.changesNotAllowed, "A later change is not allowed: \(why)")
    }
    reasons.sort { $0.code < $1.code }
    verdict = Verdict(
      isIntact: isIntact, isTrusted: isTrusted, areChangesAllowed: changes?.isAllowed,
      reasons.map(\.code))
  }
}
