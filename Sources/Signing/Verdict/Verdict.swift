// SPDX-License-Identifier: AGPL-3.0-or-later

/// What a signature comes to, in one word; the gravest first.
public enum Verdict: String, CaseIterable, Sendable {
  /// What was signed is not what is there, or the signature is worth nothing.
  case invalid
  /// What was signed is there, and changes were made that the signatures do not allow.
  case changed
  /// The signer's certificate is not one to be trusted with signatures at the time in question.
  case untrusted
  /// It cannot be determined.
  case unknown
  /// What was signed is there, the signer is trusted, and every change since is allowed.
  case valid

  /// The verdict on one signature. It is valid only where all facts say so and no finding speaks
  /// against it.
  ///
  /// - Parameter areChangesAllowed: `nil`: what was changed is not known.
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

  /// The verdict on a document: that on its worst signature; `nil` if there is none.
  public init?(ofAll verdicts: some Sequence<Verdict>) {
    let all = Set(verdicts)
    guard let worst = Verdict.allCases.first(where: all.contains) else { return nil }
    self = worst
  }
}
