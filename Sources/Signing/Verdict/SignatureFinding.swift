// SPDX-License-Identifier: AGPL-3.0-or-later

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
