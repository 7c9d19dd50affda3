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

  /// Removes entries of a name tree, and the nodes that become empty.
  ///
  /// - Parameter isDoomed: receives the name and the value.
  /// - Returns: whether the tree is now empty.
  func removeNames(
    below root: PDFObject, _ isDoomed: ([UInt8]?, PDFObject) throws(EngineError) -> Bool
  ) throws(EngineError) -> Bool {
    var seen: Set<Int> = []
    return try removeNames(below: root, isDoomed, &seen, depth: 0)
  }

  private func removeNames(
    below node: PDFObject, _ isDoomed: ([UInt8]?, PDFObject) throws(EngineError) -> Bool,
    _ seen: inout Set<Int>, depth: Int
  ) throws(EngineError) -> Bool {
    guard depth < 32, node.number == 0 || seen.insert(node.number).inserted else { return false }
    if let kids = try node["Kids"] {
      for position in stride(from: try kids.count - 1, through: 0, by: -1) {
        guard let kid = try kids[position] else { continue }
        if try removeNames(below: kid, isDoomed, &seen, depth: depth + 1) {
          try kids.remove(at: position)
        }
      }
      return try kids.count == 0
    }
    guard let names = try node["Names"] else { return false }
    let before = try names.count
    for position in stride(from: before - before % 2 - 2, through: 0, by: -2) {
      guard let value = try names[position + 1], try isDoomed(names[position]?.bytes, value) else {
        continue
      }
      try names.remove(at: position + 1)
      try names.remove(at: position)
    }
    let after = try names.count
    if after > 1, after < before, try node["Limits"] != nil,
      let first = try names[0], let last = try names[after - after % 2 - 2]
    {
      try node.set("Limits", makeArray([first, last]))
    }
    return after == 0
  }
}
