// SPDX-License-Identifier: AGPL-3.0-or-later

/// Finds changes to the document security store. The store has the data for later validation of
/// signatures (ISO 32000-2, 12.8.4.3).
extension ChangeFinder {
  mutating func compareSecurityStores(
    _ before: PlainObject, _ now: PlainObject
  ) throws(EngineError) {
    guard try differs(before, now) else { return }
    release(before, now)
    changes.note(.validation)
    let store = try new.follow(now)
    guard store != .null else {
      return changes.note(.other, "The document security store was removed.")
    }
    guard case .dictionary(let entries) = store else { return refuseStore() }
    for (key, value) in entries {
      switch key {
      case "Type": if value.name != "DSS" { refuseStore() }
      case "VRI": try checkRecords(value)
      case "Certs", "OCSPs", "CRLs": try checkStreams(value)
      default: refuseStore()
      }
    }
    // Without it, a certificate that was revoked would no longer count as revoked.
    guard let known = try old.securityStore, try new.securityStore?.includes(known) != true
    else { return }
    changes.note(
      .other,
      "The document security store lacks data that was signed, or has it behind more than is read.")
  }

  private mutating func checkRecords(_ value: PlainObject) throws(EngineError) {
    guard case .dictionary(let records) = try new.follow(value) else { return refuseStore() }
    for record in records.values {
      guard case .dictionary(let entries) = try new.follow(record) else {
        refuseStore()
        continue
      }
      for (key, value) in entries {
        switch (key, try new.follow(value)) {
        case ("Type", .name), ("TU", .string), ("TS", .stream): continue
        case ("Cert", .array), ("OCSP", .array), ("CRL", .array): try checkStreams(value)
        default: refuseStore()
        }
      }
    }
  }

  private mutating func checkStreams(_ value: PlainObject) throws(EngineError) {
    guard let elements = try new.follow(value).elements else { return refuseStore() }
    for element in elements {
      guard case .stream = try new.follow(element) else { return refuseStore() }
    }
  }

  private mutating func refuseStore() {
    changes.note(.other, "The document security store has invalid contents.")
  }
}

/// Finds fields that claim to be newly signed. The claims are verified elsewhere.
extension ChangeFinder {
  /// Compares a signature field that was not signed before.
  ///
  /// - Parameter keys: the keys that filling in may change, with different values.
  mutating func compareUnsigned(
    _ known: FormTree.Node, _ present: FormTree.Node, _ keys: Set<String>
  ) throws(EngineError) {
    let isSigned = present.isSigned
    if isSigned {
      release(known.entries["V"] ?? .null, present.entries["V"] ?? .null)
      claim(present, isNew: false, isSeen: !keys.isDisjoint(with: ["AP", "F"]))
      try remember(.dictionary(present.entries), number: known.number, filling: known.name)
    } else if present.value != known.value {
      changes.note(.other, "The value of the field \(known.name) is not a signature.")
    } else if !keys.isEmpty {
      changes.note(.fields, "The field \(known.name) was changed, but is not signed.")
    }
    requireWidget(known, keys)
    if keys.contains("AP") {
      try checkAppearance(known.name, known.entries["AP"], present.entries["AP"])
    }
  }

  /// Checks a field or widget that the form did not list before.
  mutating func checkAdded(_ node: FormTree.Node) throws(EngineError) {
    let isOwn = node.parent.flatMap { newTrees.form.nodes[$0] }
    guard node.isNamed || isOwn.map({ oldTrees.form.nodes[$0.number] == nil }) == true else {
      return changes.note(.fields, "A widget was added to the field \(node.name).")
    }
    guard node.isSigned, try old.plainObject(node.number) == nil else {
      return changes.note(.fields, "The field \(node.name) was added.")
    }
    let entries = PlainObject.dictionary(node.entries)
    release(.null, entries)
    for key in node.entries.keys.sorted() where !KeyRule.newSignatureField.contains(key) {
      changes.note(.other, "The new field \(node.name) has an entry \(key).")
    }
    try checkAppearance(node.name, nil, node.entries["AP"])
    let isSeen = try mayShow(entries)
    guard node.isNamed else { return changes.see(isSeen, node.name) }
    if oldTrees.form.nodes.values.contains(where: { $0.isNamed && $0.name.isExactly(node.name) }) {
      changes.note(.other, "The new field \(node.name) has the name of another one.")
    }
    claim(node, isNew: true, isSeen: isSeen)
  }

  private mutating func claim(_ node: FormTree.Node, isNew: Bool, isSeen: Bool) {
    changes.claims.append(SignatureClaim(field: node.name, isNew: isNew, isSeen: isSeen))
  }

  /// Whether a new signature's widget may be visible: unless it has no rectangle, or an empty one.
  /// Flags do not reliably hide it: readers show or print it in spite of some, and scripts change
  /// them.
  func mayShow(_ widget: PlainObject) throws(EngineError) -> Bool {
    guard let sides = try new.follow(widget["Rect"]).elements else { return false }
    guard let rect = try numbers(sides), rect.count == 4 else { return true }
    return rect[0] != rect[2] && rect[1] != rect[3]
  }
}
