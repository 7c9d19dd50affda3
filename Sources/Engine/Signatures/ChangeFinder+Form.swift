// SPDX-License-Identifier: AGPL-3.0-or-later

/// Changes to the catalog and the form.
extension ChangeFinder {
  private static let catalogKinds: [String: DocumentChanges.Kind] = [
    "Metadata": .information, "PieceInfo": .information, "LastModified": .information,
    "Version": .information, "Extensions": .validation, "DSS": .validation, "Pages": .pages,
  ]

  private static let formKinds: [String: DocumentChanges.Kind] = [
    "SigFlags": .signatures, "NeedAppearances": .formFilling, "DR": .formFilling,
    "DA": .formFilling,
  ]

  /// What filling in changes in a field or its widget.
  private static let valueKeys: Set<String> = [
    "V", "AS", "AP", "I", "RV", "MK", "M", "DA", "F", "NM",
  ]

  mutating func compareCatalogs(_ before: PDFObject, _ after: PDFObject) throws(EngineError) {
    for key in try differingKeys(before, after) where key != "AcroForm" {
      let known = try before[key]
      if key == "Perms", known == nil {
        changes.note(.signatures)
      } else if let kind = ChangeFinder.catalogKinds[key] {
        changes.note(kind, kind == .pages ? "The tree of pages was replaced." : nil)
      } else {
        changes.note(.other, "The catalog's entry \(key) was changed.")
      }
    }
    accountFor(before.number)
    for number in try closure(of: before["DSS"]) where pending.contains(number) {
      changes.note(.validation)
      accountFor(number)
    }
    try compareForms(before["AcroForm"], after["AcroForm"])
  }

  private mutating func compareForms(
    _ before: PDFObject?, _ after: PDFObject?
  ) throws(EngineError) {
    guard let before else { return }
    guard let after else { return changes.note(.fields, "The form was removed.") }
    for key in try differingKeys(before, after) where key != "Fields" {
      if let kind = ChangeFinder.formKinds[key] {
        changes.note(kind)
      } else {
        changes.note(.fields, "The form's entry \(key) was changed.")
      }
    }
    accountFor(before.number)
    if let number = try before["Fields"]?.number { accountFor(number) }
    for key in ["DR", "DA"] {
      guard let number = try before[key]?.number, pending.contains(number) else { continue }
      changes.note(.formFilling)
      accountFor(number)
    }
  }

  mutating func compareFields() throws(EngineError) {
    let (before, after) = (try old.fieldTree, try new.fieldTree)
    for (number, node) in before.sorted(by: { $0.key < $1.key }) {
      guard let now = after[number] else {
        changes.note(.fields, "The field \(node.name) was removed.")
        continue
      }
      try compare(node, now)
    }
    for (number, node) in after.sorted(by: { $0.key < $1.key }) where before[number] == nil {
      let isSignature = try node.object.inherited("FT")?.name == "Sig"
      guard isSignature, let value = try node.object.inherited("V") else {
        changes.note(.fields, "The field \(node.name) was added.")
        continue
      }
      changes.note(try value["SubFilter"]?.name == "ETSI.RFC3161" ? .validation : .signatures)
    }
  }

  private mutating func compare(_ before: FieldNode, _ now: FieldNode) throws(EngineError) {
    let isSignature = try before.object.inherited("FT")?.name == "Sig"
    let parts = try closure(of: before.object, leavingOut: ["Parent", "Kids", "P", "A", "AA"])
      .subtracting([before.object.number])
    let touched = parts.intersection(pending)
    guard pending.contains(before.object.number) || !touched.isEmpty else { return }
    if isSignature, try before.object["V"]?.kind == .dictionary {
      return try compareSigned(before, now)
    }
    let keys = try differingKeys(before.object, now.object)
    for key in keys.subtracting(ChangeFinder.valueKeys) {
      if key == "Lock", isSignature { continue }
      if key == "Ff", try isOnlyLocked(before.object, now.object) { continue }
      changes.note(.fields, "\(key) of the field \(before.name) was changed.")
    }
    changes.note(isSignature ? .signatures : .formFilling)
    if !isSignature { changes.filledFields.insert(before.name) }
    for number in touched.union([before.object.number]) { accountFor(number) }
  }

  /// A field that was signed already stays as it is, but for how it looks on the page.
  private mutating func compareSigned(
    _ before: FieldNode, _ now: FieldNode
  ) throws(EngineError) {
    let keys = try differingKeys(before.object, now.object)
    if keys.contains("V") {
      changes.note(.other, "The signature of \(before.name) was removed or replaced.")
    } else if let value = try before.object["V"]?.number, pending.contains(value) {
      changes.note(.other, "The signature of \(before.name) was changed.")
      accountFor(value)
    }
    for key in keys.subtracting(["V"]) {
      changes.note(.fields, "\(key) of the signed field \(before.name) was changed.")
    }
    accountFor(before.object.number)
  }

  /// Signing sets the fields that it locks to read-only.
  private func isOnlyLocked(_ a: PDFObject, _ b: PDFObject) throws(EngineError) -> Bool {
    try (a["Ff"]?.integer ?? 0) | 1 == b["Ff"]?.integer
  }

  /// The numbers of the objects that one leads to, itself among them; not what others use too, such as
  /// fonts.
  func closure(
    of object: PDFObject?, leavingOut: Set<String> = []
  ) throws(EngineError) -> Set<Int> {
    guard let object else { return [] }
    var found: Set<Int> = []
    var waiting = [(object: object, depth: 0)]
    while let (next, depth) = waiting.popLast(), found.count < 100_000 {
      if next.number > 0, !found.insert(next.number).inserted { continue }
      guard depth < 8 else { continue }
      for element in try next.elements { waiting.append((element, depth + 1)) }
      for (key, value) in try next.entries
      where !leavingOut.contains(key) && key != "Resources" {
        waiting.append((value, depth + 1))
      }
    }
    return found
  }
}

extension Document {
  /// All nodes of the form's tree by the numbers of their objects, widgets that are no fields of their
  /// own among them.
  fileprivate var fieldTree: [Int: FieldNode] {
    get throws(EngineError) {
      var found: [Int: FieldNode] = [:]
      var pending: [FieldNode] = []
      for root in try catalog?["AcroForm"]?["Fields"]?.elements ?? [] {
        pending.append(FieldNode(object: root, name: ""))
      }
      while let node = pending.popLast(), found.count < 100_000 {
        guard node.object.number > 0, found[node.object.number] == nil else { continue }
        let partial = try node.object["T"]?.text
        let name =
          [node.name, partial ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
        found[node.object.number] = FieldNode(object: node.object, name: name)
        for kid in try node.object["Kids"]?.elements ?? [] {
          pending.append(FieldNode(object: kid, name: name))
        }
      }
      return found
    }
  }
}
