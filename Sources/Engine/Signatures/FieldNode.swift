// SPDX-License-Identifier: AGPL-3.0-or-later

/// A terminal field of the form, which has no fields below it, with its full name.
struct FieldNode {
  let object: PDFObject
  let name: String
}

extension Document {
  /// The terminal fields of the form (ISO 32000-2, 12.7.4.1), in its order. Each field is visited
  /// once, even if a broken file has loops or repetitions.
  var terminalFields: [FieldNode] {
    get throws(EngineError) {
      guard let roots = try catalog?["AcroForm"]?["Fields"] else { return [] }
      var found: [FieldNode] = []
      var pending = try roots.elements.reversed().map { FieldNode(object: $0, name: "") }
      var seen: Set<Int> = []
      while let node = pending.popLast(), seen.count < 100_000 {
        guard node.object.number == 0 || seen.insert(node.object.number).inserted else { continue }
        let partial = try node.object["T"]?.text ?? ""
        let name =
          node.name.isEmpty ? partial : partial.isEmpty ? node.name : node.name + "." + partial
        var kids: [FieldNode] = []
        for kid in try node.object["Kids"]?.elements ?? [] where try kid["T"] != nil {
          kids.append(FieldNode(object: kid, name: name))
        }
        if kids.isEmpty { found.append(FieldNode(object: node.object, name: name)) }
        pending += kids.reversed()
      }
      return found
    }
  }
}
