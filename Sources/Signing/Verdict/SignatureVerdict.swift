// SPDX-License-Identifier: AGPL-3.0-or-later

/// The verdict on a signature, in one word. The cases are ordered from the most severe.
public enum SignatureVerdict: String, CaseIterable, Sendable {
  /// The signed contents were altered, or the signature is worthless.
  case invalid
  /// The signed contents are intact, but later changes exceed the allowed ones.
  case changed
  /// The signer's certificate was untrusted for signatures at the time in question.
  case untrusted
  /// The verdict cannot be determined.
  case unknown
  /// The signed contents are intact, and the signer is trusted. Every later change is allowed.
  case valid

  /// The verdict on one signature. It is only valid if all facts support it and no finding contradicts
  /// it.
  ///
  /// - Parameter areChangesAllowed: `nil` if the changes are unknown.
  public init(
    isIntact: Bool, isTrusted: Bool, areChangesAllowed: Bool?,
    _ findings: some Sequence<SignatureFinding>
  ) {
    if let gravest = findings.filter({ $0.verdict != nil }).min(), let verdict = gravest.verdict {
      self = verdict
    } else {
      self = isIntact && isTrusted && areChangesAllowed == true ? .valid : .unknown
    }
  }

  /// The verdict on a document: the worst verdict on its signatures; `nil` if there is none.
  public init?(ofAll verdicts: some Sequence<SignatureVerdict>) {
    let all = Set(verdicts)
    guard let worst = SignatureVerdict.allCases.first(where: all.contains) else { return nil }
    self = worst
  }
}

/// The possible findings about a signature, ordered by severity; the most severe one determines the
/// verdict.
public enum SignatureFinding: String, CaseIterable, Comparable, Sendable {
  case badByteRange, unreadable, altered, forged, removed, revoked, weakAlgorithm
  case unsupportedKind, unsupportedAlgorithm, noSignerCertificate
  case changesNotAllowed
  case notForSigning, notTrusted, expired, notYetValid
  case noRoots, changesUnknown
  case timestampMismatch, timestampNotTrusted, evidenceUnreadable

  /// The resulting verdict; `nil` if the finding is only reported.
  public var verdict: SignatureVerdict? {
    switch self {
    case .badByteRange, .unreadable, .altered, .forged, .removed: .invalid
    case .revoked, .weakAlgorithm: .invalid
    case .unsupportedKind, .unsupportedAlgorithm, .noSignerCertificate: .unknown
    case .changesNotAllowed: .changed
    case .notForSigning, .notTrusted, .expired, .notYetValid: .untrusted
    case .noRoots, .changesUnknown: .unknown
    case .timestampMismatch, .timestampNotTrusted, .evidenceUnreadable: nil
    }
  }

  public static func < (a: SignatureFinding, b: SignatureFinding) -> Bool { a.weight < b.weight }

  /// The rank of the finding; lower means more severe.
  private var weight: Int { SignatureFinding.allCases.firstIndex(of: self) ?? .max }
}

/// A finding with its message.
public struct SignatureReason: Hashable, Sendable {
  public var code: SignatureFinding
  public var message: String

  public init(_ code: SignatureFinding, _ message: String) {
    (self.code, self.message) = (code, message)
  }
}
