// SPDX-License-Identifier: AGPL-3.0-or-later

/// The verdict on a signature, in one word; the gravest first.
public enum Verdict: String, CaseIterable, Sendable {
  /// The signed contents differ from the present ones, or the signature is worthless.
  case invalid
  /// The signed contents are there, but later changes exceed what the signatures allow.
  case changed
  /// The signer's certificate is not one to be trusted with signatures at the time in question.
  case untrusted
  /// It cannot be determined.
  case unknown
  /// The signed contents are there, the signer is trusted, and every later change is allowed.
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
