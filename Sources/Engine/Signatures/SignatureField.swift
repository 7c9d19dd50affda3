// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A field for a digital signature (ISO 32000-2, 12.7.5.5).
public struct SignatureField: Hashable, Sendable {
  /// The place of its widget; the area is empty if the signature is invisible.
  public struct Place: Hashable, Sendable {
    public var annotationID: String
    public var pageIndex: Int
    /// The rectangle in page space.
    public var rect: Rect
    public var flags: AnnotationFlags
  }

  /// The full name.
  public var name: String
  /// The display name: `TU`, or else the name.
  public var label: String
  public var isReadOnly: Bool
  public var places: [Place]
  /// The fields that signing this one locks (table 236).
  public var lock: FieldLock?
  /// The level of changes that are allowed after signing, 1 to 3. It is `P` of the field's lock, as for
  /// a certification.
  public var lockedTo: Int?
  /// What the field demands of its signature.
  public var seed: SeedValue?
  /// The signature; `nil` if the field is unsigned.
  public var signature: SignatureValue?
  public var number: Int
}

/// A signature dictionary (ISO 32000-2, table 255).
public struct SignatureValue: Hashable, Sendable {
  public var filter: String?
  /// The format: `adbe.pkcs7.detached`, `ETSI.CAdES.detached`, …
  public var subFilter: String?
  /// Pairs of offset and length in the file; `nil` if it is not an array of integers.
  public var byteRange: [Int]?
  /// The signature with the padding after it.
  public var contents: [UInt8]
  /// For `adbe.x509.rsa_sha1`: the signer's certificate, and its issuers' certificates.
  public var certificates: [[UInt8]]
  public var name: String?
  /// The time that the signer claims, in seconds since 1970.
  public var time: Int64?
  public var reason: String?
  public var location: String?
  public var contact: String?
  /// The level of changes that the certification allows (table 257): 1 none, 2 form filling and
  /// signing, 3 also annotations; `nil` for a signature that does not certify.
  public var certification: Int?
  /// The locks of fields, all of which count (table 259).
  public var locks: [FieldLock]
  /// Whether the catalog refers to it as the document's certification.
  public var isDocumentCertification: Bool
  /// The object number; 0 if the field contains it directly.
  public var number: Int

  public var isTimestamp: Bool { subFilter == "ETSI.RFC3161" }
  /// The fields that it locks.
  public var lock: FieldLock? {
    locks.dropFirst().reduce(locks.first) { $0?.joined(with: $1) }
  }
}

/// The fields that a signature locks (ISO 32000-2, tables 236 and 259).
public struct FieldLock: Hashable, Sendable {
  public enum Action: String, CaseIterable, Sendable {
    case all = "All"
    case include = "Include"
    case exclude = "Exclude"
  }

  public var action: Action
  /// Full names; a name includes all fields below it.
  public var fields: [String]

  public init(_ action: Action, _ fields: [String] = []) {
    self.action = action
    self.fields = fields
  }

  public func locks(_ name: String) -> Bool {
    switch action {
    case .all: true
    case .include: isListed(name)
    case .exclude: !isListed(name)
    }
  }

  private func isListed(_ name: String) -> Bool {
    fields.contains { FieldName.covers($0, name) }
  }

  /// One lock for the fields that either lock has. If no lock is exactly that, it has more fields.
  func joined(with other: FieldLock) -> FieldLock {
    switch (action, other.action) {
    case (.all, _), (_, .all): return FieldLock(.all)
    case (.include, .include): return FieldLock(.include, fields + other.fields)
    case (.include, .exclude): return other.joined(with: self)
    case (.exclude, .include):
      let free = fields.filter { name in
        !other.locks(name) && !other.fields.contains { FieldName.covers(name, $0) }
      }
      return FieldLock(.exclude, free)
    case (.exclude, .exclude):
      return FieldLock(
        .exclude, fields.filter { !other.locks($0) } + other.fields.filter { !locks($0) })
    }
  }
}
