// SPDX-License-Identifier: AGPL-3.0-or-later

/// The fields that signatures lock against later changes. See ISO 32000-2, 12.8.2.2 and 12.8.2.4.
public struct FieldLocks: Hashable, Sendable {
  /// The fields that a signature locks.
  enum Scope: Hashable, Sendable {
    case all
    case only([String])
    case allBut([String])
  }

  struct Lock: Hashable, Sendable {
    /// The signature field's id.
    let signature: String
    let scope: Scope
  }

  var locks: [Lock] = []
  public var isEmpty: Bool { locks.isEmpty }

  /// The signature that locks a field; `nil` if there is none.
  public func signature(locking field: String) -> String? {
    locks.first { lock in
      switch lock.scope {
      case .all: true
      case .only(let names): FieldLocks.has(names, field)
      case .allBut(let names): !FieldLocks.has(names, field)
      }
    }?.signature
  }

  /// Whether the names include a field; a name includes the fields below it.
  private static func has(_ names: [String], _ field: String) -> Bool {
    names.contains { FieldName.covers($0, field) }
  }
}

extension Document {
  /// The fields that the present signatures lock; cached until the next change.
  public var fieldLocks: FieldLocks {
    get throws(EngineError) {
      if let known = formMemory.locks { return known }
      let locks = try readLocks()
      formMemory.locks = locks
      return locks
    }
  }

  private func readLocks() throws(EngineError) -> FieldLocks {
    var locks = FieldLocks()
    for entry in try form.entries {
      guard let object = entry.objects.first, try object.inherited("FT")?.name == "Sig",
        let signature = try object["V"], try signature["ByteRange"] != nil
      else { continue }
      if let lock = try object["Lock"] {
        locks.locks.append(.init(signature: entry.id, scope: try .init(lock)))
      }
      for reference in try signature["Reference"]?.elements ?? [] {
        guard let params = try reference["TransformParams"] else { continue }
        switch try reference["TransformMethod"]?.name {
        case "FieldMDP": locks.locks.append(.init(signature: entry.id, scope: try .init(params)))
        case "DocMDP" where try params["P"]?.integer == 1:
          locks.locks.append(.init(signature: entry.id, scope: .all))
        default: break
        }
      }
    }
    return locks
  }
}

extension FieldLocks.Scope {
  /// Reads a signature's field lock dictionary. The parameters of `FieldMDP` have the same entries.
  fileprivate init(_ dictionary: PDFObject) throws(EngineError) {
    var names: [String] = []
    for name in try dictionary["Fields"]?.elements ?? [] {
      if let text = try name.text { names.append(text) }
    }
    switch try dictionary["Action"]?.name {
    case "Include": self = .only(names)
    case "Exclude": self = .allBut(names)
    default: self = .all
    }
  }
}
