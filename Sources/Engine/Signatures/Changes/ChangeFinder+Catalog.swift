// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Finds changes to the catalog and the form's dictionary.
extension ChangeFinder {
  mutating func compareCatalogs(_ before: PlainObject, _ now: PlainObject) throws(EngineError) {
    told.insert(catalogNumber)
    for key in ChangeFinder.keys(before, now) {
      switch KeyRule.catalog[key] {
      case .information: try compareMetadata(key, before[key], now[key])
      case .validation: try compareExtensions(before[key], now[key])
      case .path: continue
      default:
        try hold(before[key], now[key], at: key, as: .other, "The catalog's entry \(key)")
      }
    }
    try compareSecurityStores(before["DSS"], now["DSS"])
    try compareForms(before["AcroForm"], now["AcroForm"])
    if before["Pages"] != now["Pages"] {
      changes.note(.pages, "The tree of pages was replaced.")
    }
    try comparePages()
  }

  private mutating func compareMetadata(
    _ key: String, _ before: PlainObject, _ now: PlainObject
  ) throws(EngineError) {
    guard try differs(before, now) else { return }
    release(before, now)
    changes.note(.information)
    let value = try new.follow(now)
    let isSound =
      switch value {
      case .null: true
      case .name: key == "Version"
      case .stream: key == "Metadata"
      default: false
      }
    if !isSound { changes.note(.other, "The catalog's entry \(key) is invalid.") }
  }

  private mutating func compareExtensions(
    _ before: PlainObject, _ now: PlainObject
  ) throws(EngineError) {
    guard try differs(before, now) else { return }
    release(before, now)
    changes.note(.validation)
    if try !isListOfExtensions(now) {
      changes.note(.other, "The catalog's entry Extensions is invalid.")
    }
  }

  /// Whether this is a dictionary of extensions by developer (7.12). Each extension has its version.
  /// Null counts as one without entries.
  private func isListOfExtensions(_ value: PlainObject) throws(EngineError) -> Bool {
    let known: Set<String> = ["Type", "BaseVersion", "ExtensionLevel", "ExtensionRevision", "URL"]
    switch try new.follow(value) {
    case .null: return true
    case .dictionary(let developers):
      for (key, developer) in developers where key != "Type" {
        let entry = try new.follow(developer)
        for item in entry.elements ?? [entry] {
          guard case .dictionary(let entries) = try new.follow(item),
            known.isSuperset(of: entries.keys)
          else { return false }
        }
      }
      return true
    default: return false
    }
  }

  private mutating func compareForms(
    _ before: PlainObject, _ now: PlainObject
  ) throws(EngineError) {
    let (known, present) = (try old.follow(before), try new.follow(now))
    if known != .null, before.target != now.target {
      changes.note(.fields, "The form was replaced or removed.")
    }
    switch present {
    case .null, .dictionary: break
    default: changes.note(.other, "The form is not a dictionary.")
    }
    for number in [before.target, now.target].compactMap(\.self) { told.insert(number) }
    for key in ChangeFinder.keys(known, present) where KeyRule.form[key] == nil {
      try hold(known[key], present[key], at: key, as: .fields, "The form's entry \(key)")
    }
    try compareSignatureFlags(known["SigFlags"], present["SigFlags"])
    try compareNeedOfAppearances(known["NeedAppearances"], present["NeedAppearances"])
    try compareDefaults(known, present)
    try compareFields(known["Fields"], present["Fields"])
  }

  /// Signing sets flags, and never clears one.
  private mutating func compareSignatureFlags(
    _ before: PlainObject, _ now: PlainObject
  ) throws(EngineError) {
    guard try differs(before, now) else { return }
    release(before, now)
    let known = try old.follow(before).integer ?? 0
    guard let flags = try new.follow(now).integer, flags & known == known, flags | 3 == known | 3
    else { return changes.note(.fields, "The form's entry SigFlags was changed.") }
  }

  private mutating func compareNeedOfAppearances(
    _ before: PlainObject, _ now: PlainObject
  ) throws(EngineError) {
    guard try differs(before, now) else { return }
    release(before, now)
    changes.note(.formFilling)
    let value = try new.follow(now)
    if value.boolean == true {
      try noteRedrawn { _ in true }
      changes.note(.formFilling, "Viewers are asked to redraw the fields.")
    } else if value != .null, value.boolean == nil {
      changes.note(.other, "The form's entry NeedAppearances is neither true nor false.")
    }
  }

  /// Default resources may be added for filling in; none may be replaced.
  private mutating func compareDefaults(
    _ known: PlainObject, _ present: PlainObject
  ) throws(EngineError) {
    if known["DA"] == .null, present["DA"] != .null {
      release(known["DA"], present["DA"])
      changes.note(.formFilling)
      try noteRedrawn { $0 == nil }
    } else {
      try hold(known["DA"], present["DA"], at: "DA", as: .fields, "The form's entry DA")
    }
    let (before, now) = (try old.follow(known["DR"]), try new.follow(present["DR"]))
    if before != .null { requireTarget(known["DR"], present["DR"], "DR") }
    release(known["DR"], present["DR"])
    for category in ChangeFinder.keys(before, now) {
      let (some, others) = (try old.follow(before[category]), try new.follow(now[category]))
      guard case .dictionary = some else {
        if some == .null {
          changes.note(.formFilling, "Resources were added to the form.")
        } else {
          try hold(before[category], now[category], at: "DR", as: .fields, "The form's entry DR")
        }
        continue
      }
      requireTarget(before[category], now[category], "DR")
      for name in ChangeFinder.keys(some, others) {
        if some[name] == .null {
          changes.note(.formFilling, "Resources were added to the form.")
          if category == "Font" { try noteRedrawn { $0?.resource == name } }
        } else {
          try hold(some[name], others[name], at: "DR", as: .fields, "The form's resource \(name)")
        }
      }
    }
  }

  private mutating func requireTarget(_ before: PlainObject, _ now: PlainObject, _ key: String) {
    if before.target != now.target {
      changes.note(.fields, "The form's entry \(key) was replaced.")
    }
  }

  /// Records the fields that readers may draw differently. Only fields of the signed revision count,
  /// except signatures.
  ///
  /// - Parameter isAffected: decides by a field's default appearance, which is `nil` if there is none.
  private mutating func noteRedrawn(
    where isAffected: (DefaultAppearance?) -> Bool
  ) throws(EngineError) {
    let form = try old.follow(old.plainCatalog["AcroForm"])
    for node in oldTrees.form.nodes.values where node.type != nil && !node.isSignature {
      let written = try old.follow(inherited("DA", by: node) ?? form["DA"]).text
      if isAffected(written.map { DefaultAppearance($0) }) {
        changes.redrawnFields.insert(ExactText(node.name))
      }
    }
  }

  /// A field's entry, its own or that of a field above it.
  private func inherited(_ key: String, by node: FormTree.Node) -> PlainObject? {
    var next: FormTree.Node? = node
    while let field = next {
      if let value = field.entries[key] { return value }
      next = field.parent.flatMap { oldTrees.form.nodes[$0] }
    }
    return nil
  }
}
