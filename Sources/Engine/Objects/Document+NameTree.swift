// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// The entries of a name tree (ISO 32000-2, 7.9.6), in order. Loops are cut.
  func nameTreeEntries(
    _ root: PDFObject
  ) throws(EngineError) -> [(name: [UInt8], value: PDFObject)] {
    var entries: [(name: [UInt8], value: PDFObject)] = []
    var pending = [root]
    var seen: Set<Int> = []
    while let node = pending.popLast(), seen.count < 100_000 {
      guard node.number == 0 || seen.insert(node.number).inserted else { continue }
      if let kids = try node["Kids"] { pending += try kids.elements.reversed() }
      guard let leaf = try node["Names"]?.target else { continue }
      for index in stride(from: 0, to: try leaf.count - 1, by: 2) {
        guard let name = try leaf[index]?.bytes, let value = try leaf[index + 1] else { continue }
        entries.append((name, value))
      }
    }
    return entries
  }
}
