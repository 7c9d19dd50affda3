// SPDX-License-Identifier: AGPL-3.0-or-later

/// Fields that are said to be signed now. Whether they are is for others to say: here they are only
/// claims.
extension ChangeFinder {
  /// A signature's field that was not signed.
  ///
  /// - Parameter keys: those of what filling in may change whose values differ.
  mutating func compareUnsigned(
    _ known: FormTree.Node, _ present: FormTree.Node, _ keys: Set<String>
  ) throws(EngineError) {
    let isSigned = present.isSigned
    if isSigned {
      release(known.entries["V"] ?? .null, present.entries["V"] ?? .null)
      claim(present)
    } else if present.value != known.value {
      changes.note(.other, "The value of the field \(known.name) is no signature.")
    } else if !keys.isEmpty {
      changes.note(.fields, "The field \(known.name) was changed, but is not signed.")
    }
    if keys.contains("AP") {
      try checkAppearance(known.name, known.entries["AP"], present.entries["AP"])
    }
  }

  /// A field or widget that the form did not list.
  mutating func checkAdded(_ node: FormTree.Node) throws(EngineError) {
    let isOwn = node.parent.flatMap { newForm.nodes[$0] }
    guard node.isNamed || isOwn.map({ oldForm.nodes[$0.number] == nil }) == true else {
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
    guard node.isNamed else { return }
    if oldForm.nodes.values.contains(where: { $0.isNamed && $0.name == node.name }) {
      changes.note(.other, "The new field \(node.name) has the name of another one.")
    }
    claim(node)
  }

  private mutating func claim(_ node: FormTree.Node) {
    changes.claims.append(SignatureClaim(field: node.name))
  }

  /// Whether a widget takes room on its page, and is not hidden.
  func isVisible(_ widget: PlainObject) throws(EngineError) -> Bool {
    let flags = try new.follow(widget["F"]).integer ?? 0
    guard flags & (2 | 32) == 0 else { return false }
    let sides = try new.follow(widget["Rect"]).elements ?? []
    var values: [Double] = []
    for side in sides { values.append(try new.follow(side).real ?? .nan) }
    guard values.count == 4 else { return false }
    return !(values[0] == values[2] || values[1] == values[3])
  }
}
