// SPDX-License-Identifier: AGPL-3.0-or-later

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
