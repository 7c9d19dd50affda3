// SPDX-License-Identifier: AGPL-3.0-or-later

/// Fields by the parts of their names, nested as in forms (ISO 32000-2, 12.7.4.2).
struct FieldTree {
  /// A partial name.
  let name: String
  /// The field; `nil` if the node only contains other fields.
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

  /// The maximum number of parts of a name. Further parts are joined with the last one.
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
