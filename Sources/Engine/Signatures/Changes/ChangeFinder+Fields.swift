// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Finds changes to the fields that the form lists.
extension ChangeFinder {
  mutating func compareFields(_ before: PlainObject, _ now: PlainObject) throws(EngineError) {
    try compareMembers(before, now, of: "the form")
    if newTrees.form.oddities.contains(where: {
      oldTrees.form.oddities[$0.key, default: 0] < $0.value
    }) {
      changes.note(.fields, "The form lists a field twice, or an object that is not a field.")
    }
    for number in oldTrees.form.order {
      guard let known = oldTrees.form.nodes[number] else { continue }
      told.insert(number)
      guard let present = newTrees.form.nodes[number] else {
        changes.note(.fields, "The field \(known.name) was removed.")
        continue
      }
      if known.parent != present.parent {
        changes.note(.fields, "The field \(known.name) was moved.")
      }
      try compare(known, present)
    }
    for number in newTrees.form.order where oldTrees.form.nodes[number] == nil {
      if let added = newTrees.form.nodes[number] { try checkAdded(added) }
    }
    compareLocks()
  }

  /// Compares the members of `Fields` or `Kids`: every old member must remain. New members are checked
  /// separately.
  private mutating func compareMembers(
    _ before: PlainObject, _ now: PlainObject, of what: String
  ) throws(EngineError) {
    guard before != now || before.target.map(differing.contains) == true else { return }
    // Only the arrays themselves: their members are compared separately.
    told.formUnion([before, now].compactMap(\.target))
    let known = try old.follow(before).elements ?? []
    let list = try new.follow(now)
    guard let present = list.elements ?? (list == .null ? [] : nil) else {
      return changes.note(.other, "The fields of \(what) are not an array.")
    }
    if !Set(known).isSubset(of: present) {
      changes.note(.fields, "A field of \(what) was removed.")
    }
    if Set(present).count != present.count, Set(known).count == known.count {
      changes.note(.fields, "A field of \(what) is listed twice.")
    }
  }

  private mutating func compare(
    _ known: FormTree.Node, _ present: FormTree.Node
  ) throws(EngineError) {
    if known.isSigned { return try holdSigned(known, present) }
    if try !differs(.dictionary(known.entries), .dictionary(present.entries)) { return }
    let rules = known.isSignature ? KeyRule.signing : KeyRule.field
    let (before, now) = (
      PlainObject.dictionary(known.entries), PlainObject.dictionary(present.entries)
    )
    var filled: Set<String> = []
    for key in ChangeFinder.keys(before, now) {
      switch rules[key] {
      case .filling:
        if try differs(before[key], now[key], at: key) {
          filled.insert(key)
          release(before[key], now[key])
        }
      case .path where key == "Kids":
        try compareMembers(before[key], now[key], of: known.name)
        // A field with both a widget and fields of its own can be read either way.
        if before[key] != now[key], !oldTrees.form.isGroup(known.number),
          newTrees.form.isGroup(known.number)
        {
          changes.note(.fields, "The field \(known.name) became a group of fields.")
        }
        if before[key] == .null, try new.follow(now[key]).elements?.isEmpty == true {
          changes.note(.fields, "The field \(known.name) became a group without fields.")
        }
      case .path where key == "Ff": compareFlags(known, before[key], now[key])
      case .path: continue
      default:
        try hold(before[key], now[key], at: key, as: .fields, "\(key) of the field \(known.name)")
      }
    }
    if known.isSignature { return try compareUnsigned(known, present, filled) }
    guard !filled.isEmpty else { return }
    changes.note(.formFilling)
    changes.filledFields.formUnion(fillsWith(known))
    try checkFilled(known, present, filled)
  }

  /// The names of a field and of the fields below it. Those inherit the field's entries.
  private func fillsWith(_ field: FormTree.Node) -> Set<ExactText> {
    let names = oldTrees.form.nodes.values.map(\.name)
    return Set((names.filter { FieldName.covers(field.name, $0) } + [field.name]).map(\.exact))
  }

  /// Requires that a signed field does not change.
  private mutating func holdSigned(
    _ known: FormTree.Node, _ present: FormTree.Node
  ) throws(EngineError) {
    let (before, now) = (
      PlainObject.dictionary(known.entries), PlainObject.dictionary(present.entries)
    )
    for key in ChangeFinder.keys(before, now) {
      if key == "V" {
        try hold(before[key], now[key], at: key, as: .other, "The signature of \(known.name)")
      } else {
        try hold(
          before[key], now[key], at: key, as: .fields, "\(key) of the signed field \(known.name)")
      }
    }
  }

  /// Signing makes the fields that it locks read-only.
  private mutating func compareFlags(
    _ known: FormTree.Node, _ before: PlainObject, _ now: PlainObject
  ) {
    guard before != now else { return }
    guard let flags = now.integer, (before.integer ?? known.flags) | 1 == flags else {
      return changes.note(.fields, "Ff of the field \(known.name) was changed.")
    }
    lockedFields.append(known.name)
  }

  /// Fields may become read-only only through a signature.
  mutating func compareLocks() {
    for name in lockedFields {
      if changes.claims.isEmpty {
        changes.note(.fields, "Ff of the field \(name) was changed.")
      } else {
        changes.note(.formFilling)
      }
    }
  }
}
