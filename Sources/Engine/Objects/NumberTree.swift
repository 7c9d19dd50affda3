// SPDX-License-Identifier: AGPL-3.0-or-later

/// Looks up values in a number tree (ISO 32000-2, 7.9.7). Look-ups in a broken tree end when the budget of
/// nodes and entries is used up.
struct NumberTree {
  private let root: PDFObject
  private var budget = 100_000

  init(_ root: PDFObject) { self.root = root }

  /// The value of a key; `nil` if there is none.
  mutating func value(_ key: Int) throws(EngineError) -> PDFObject? {
    try value(key, below: root, depth: 0)
  }

  private mutating func value(
    _ key: Int, below node: PDFObject, depth: Int
  ) throws(EngineError) -> PDFObject? {
    budget -= 1
    guard depth < 32, budget > 0 else { return nil }
    if let limits = try node["Limits"], let least = try limits[0]?.integer,
      let greatest = try limits[1]?.integer
    {
      guard least <= key, key <= greatest else { return nil }
    }
    for kid in try node["Kids"]?.elements ?? [] {
      if let found = try value(key, below: kid, depth: depth + 1) { return found }
    }
    guard let numbers = try node["Nums"] else { return nil }
    for place in stride(from: 0, to: try numbers.count - 1, by: 2) {
      budget -= 1
      guard budget > 0 else { return nil }
      if try numbers[place]?.integer == key { return try numbers[place + 1] }
    }
    return nil
  }
}
