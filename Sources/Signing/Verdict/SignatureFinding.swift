// SPDX-License-Identifier: AGPL-3.0-or-later

/// The possible findings about a signature, in order of weight: the gravest one found makes the
/// verdict.
public enum SignatureFinding: String, CaseIterable, Comparable, Sendable {
  case badByteRange, unreadable, altered, forged, removed, revoked, weakAlgorithm
  case unsupportedKind, unsupportedAlgorithm, noSignerCertificate
  case changesNotAllowed
  case notForSigning, notTrusted, expired, notYetValid
  case noRoots, changesUnknown
  case timestampMismatch, timestampNotTrusted, evidenceUnreadable

  /// The verdict that it leads to; `nil`: it is only told.
  public var verdict: Verdict? {
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

  /// The lighter, the graver.
  private var weight: Int { SignatureFinding.allCases.firstIndex(of: self) ?? .max }
}

/// A finding with the sentence that tells it.
public struct SignatureReason: Hashable, Sendable {
  public var code: SignatureFinding
  public var message: String

  public init(_ code: SignatureFinding, _ message: String) {
    (self.code, self.message) = (code, message)
  }
}
