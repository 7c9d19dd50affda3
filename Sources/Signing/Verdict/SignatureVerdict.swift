// SPDX-License-Identifier: AGPL-3.0-or-later

/// The verdict on a signature, in one word, ordered from the most severe.
public enum SignatureVerdict: String, CaseIterable, Sendable {
  /// The signed contents were altered, or the signature is worthless.
  case invalid
  /// The signed contents are intact, but later changes exceed the allowed ones.
  case changed
  /// The signer's certificate was not trusted for signatures at the time in question.
  case untrusted
  /// The verdict cannot be determined.
  case unknown
  /// The signed contents are intact, the signer is trusted, and every later change is allowed.
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
