// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

public struct SignatureReport: Hashable, Sendable {
  /// The basis for the time at which the certificate was checked.
  public enum TimeBasis: String, CaseIterable, Sendable {
    /// The time proven by a trusted time stamp.
    case timestamp
    /// The time of the check.
    case current
    /// The requested time.
    case given
  }

  public var field: String
  /// The verdict on everything found.
  public var verdict = SignatureVerdict.unknown
  public var signer: String?
  public var certificate: CertificateFacts?
  public var isTimestamp: Bool
  public var coversWholeDocument = false
  public var isIntact = false
  public var isTrusted = false
  public var trustReason = ""
  public var timeBasis = TimeBasis.current
  /// The time at which the certificate was checked, in seconds since 1970.
  public var checkedAt: Int64 = 0
  /// Whether the certificate was outside its validity period at ``checkedAt``.
  public var isExpired = false
  /// Whether certificates were revoked, according to the evidence in the file.
  public var revocation = RevocationReport()
  /// Whether the document's security store alone rules out revocation. It proves that no certificate of
  /// the chain was revoked.
  public var isLongTerm = false
  /// The time of signing, by the best available source.
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
  /// The findings, ordered by severity.
  public private(set) var reasons: [SignatureReason] = []
  /// The findings as sentences.
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

  /// Determines the verdict from the findings.
  mutating func conclude() {
    // Signed bytes that are not intact say enough if nothing came after them.
    if let changes, !changes.isAllowed, isIntact || !changes.kinds.isEmpty {
      let why = changes.objection ?? "no signature permits it."
      note(.changesNotAllowed, "A later change is not allowed: \(why)")
    }
    reasons.sort { $0.code < $1.code }
    verdict = SignatureVerdict(
      isIntact: isIntact, isTrusted: isTrusted, areChangesAllowed: changes?.isAllowed,
      reasons.map(\.code))
  }
}
