// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The changes that a certified document allows (ISO 32000-2, table 257).
public enum Certification: String, CaseIterable, Sendable {
  case noChanges, formFilling, annotations

  public var level: Int {
    switch self {
    case .noChanges: 1
    case .formFilling: 2
    case .annotations: 3
    }
  }

  public init?(level: Int) {
    guard let one = Certification.allCases.first(where: { $0.level == level }) else { return nil }
    self = one
  }
}

/// Settings for signing a document.
public struct SignatureRequest {
  public var credentials: Credentials
  /// The name of the field to sign; a new field unless given.
  public var field: String?
  /// The place of a new field; `nil` makes the field invisible.
  public var place: NewSignature.Place?
  /// The signer's name, if it differs from the certificate's.
  public var name: String?
  public var reason: String?
  public var location: String?
  public var contact: String?
  public var appearance = NewSignature.Appearance()
  public var certification: Certification?
  public var lock: FieldLock?
  public var digest = SigningDigest.sha256
  public var format = SignatureFormat.pkcs7
  /// Seconds since 1970.
  public var time: Int64

  public init(_ credentials: Credentials, time: Int64) {
    self.credentials = credentials
    self.time = time
  }
}
