// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// What was found out about a signature.
public struct SignatureReport: Hashable, Sendable {
  /// Which moment the certificate was looked at for.
  public enum TimeBasis: String, CaseIterable, Sendable {
    /// When the signer says that it was made.
    case signing
    /// When a time stamp says so.
    case timestamp
    /// The moment of the check.
    case current
    /// The one that was asked for.
    case given
  }

  public var field: String
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
  /// Sentences.
  public var problems: [String] = []

  init(_ field: SignatureField, _ value: SignatureValue) {
    self.field = field.name
    isTimestamp = value.isTimestamp
    (reason, location, contact) = (value.reason, value.location, value.contact)
    (subFilter, time, signer) = (value.subFilter, value.time, value.name)
    certification = value.certification.flatMap(Certification.init(level:))
    lock = value.lock ?? field.lock
    byteRange = value.byteRange
  }
}
