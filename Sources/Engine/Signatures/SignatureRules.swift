// SPDX-License-Identifier: AGPL-3.0-or-later

/// The changes that a document's signatures allow (ISO 32000-2, 12.8.2).
public struct SignatureRules: Hashable, Sendable {
  /// The number of signed fields.
  public var count = 0
  /// The level that a certification or a signed field's lock allows: 1 nothing, 2 form filling and
  /// signing, 3 also annotations; `nil` if they set none.
  public var level: Int?
  private var locks: [FieldLock] = []

  public init(_ fields: [SignatureField]) {
    for field in fields {
      guard let signature = field.signature else { continue }
      count += 1
      let levels = [signature.certification, signature.isTimestamp ? nil : field.lockedTo]
      if let strictest = (levels + [level]).compactMap(\.self).min() { level = strictest }
      locks += signature.locks
      if let lock = field.lock { locks.append(lock) }
    }
  }

  public var allowsFormFilling: Bool { level ?? 3 >= 2 }
  public var allowsAnnotations: Bool { level ?? 3 >= 3 }
  /// Whether a further signature may be added.
  public var allowsSigning: Bool { allowsFormFilling }
  /// Whether any other change is allowed without invalidating a signature.
  public var allowsOtherChanges: Bool { level == nil }

  /// Whether a signature locks the field with this full name.
  public func locks(field name: String) -> Bool { locks.contains { $0.locks(name) } }
}
