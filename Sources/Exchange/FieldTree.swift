// SPDX-License-Identifier: AGPL-3.0-or-later

/// Fields by the parts of their names, as forms nest them (ISO 32000-2, 12.7.4.2).
struct FieldTree {
  /// A partial name.
  let name: String
  /// `nil` of what only holds others.
  private(set) var field: CarriedField?
  private(set) var children: [FieldTree] = []
  private var places: [Substring: Int] = [:]

  init(_ fields: [CarriedField]) {
    self.init(name: "")
    for field in fields {
      let path = field.name.split(
        separator: ".", maxSplits: FieldTree.deepest - 1, omittingEmptySubsequences: false)
      insert(path[...], field)
    }
  }

  /// How many parts a name may have: what is more is one part with the last of them.
  static let deepest = 32

  private init(name: String) { self.name = name }

  private mutating func insert(_ path: ArraySlice<Substring>, _ field: CarriedField) {
    guard let first = path.first else {
      self.field = field
      return
    }
    let index: Int
    if let known = places[first] {
      index = known
    } else {
      children.append(FieldTree(name: String(first)))
      index = children.count - 1
      places[first] = index
    }
    children[index].insert(path.dropFirst(), field)
  }
}
