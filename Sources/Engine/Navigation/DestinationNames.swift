// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// The named destinations of the name tree (ISO 32000-2, 7.9.6 and 12.3.2.4), by the bytes of their
  /// names: to look many of them up.
  func destinationNames() throws(EngineError) -> [[UInt8]: PDFObject] {
    guard let root = try catalog?["Names"]?["Dests"] else { return [:] }
    return try nameTree(root)
  }

  /// Runs what looks up many named destinations.
  func withDestinationNames<Result>(
    _ names: [[UInt8]: PDFObject]?, _ body: () throws(EngineError) -> Result
  ) throws(EngineError) -> Result {
    knownDestinationNames = names
    defer { knownDestinationNames = nil }
    return try body()
  }

  /// All of a name tree; of equal names the first counts, and a loop is cut.
  func nameTree(_ root: PDFObject) throws(EngineError) -> [[UInt8]: PDFObject] {
    var names: [[UInt8]: PDFObject] = [:]
    for (name, value) in try nameTreeEntries(root) where names[name] == nil { names[name] = value }
    return names
  }

  /// The entries of a name tree in its order; a loop is cut.
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
