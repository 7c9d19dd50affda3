// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Finds fields that a change of the whole form concerns, though none of their own entries changed.
extension ChangeFinder {
  /// Records the fields of the signed revision, except signatures, that readers may draw differently.
  ///
  /// - Parameter isAffected: decides by a field's default appearance, which is `nil` if there is none.
  mutating func noteRedrawn(
    where isAffected: (DefaultAppearance?) -> Bool
  ) throws(EngineError) {
    let form = try old.follow(old.plainCatalog["AcroForm"])
    for node in oldTrees.form.nodes.values where node.type != nil && !node.isSignature {
      let written = try old.follow(inherited("DA", by: node) ?? form["DA"]).text
      if isAffected(written.map { DefaultAppearance($0) }) {
        changes.redrawnFields.insert(ExactText(node.name))
      }
    }
  }

  /// A field's entry, its own or that of a field above it.
  private func inherited(_ key: String, by node: FormTree.Node) -> PlainObject? {
    var next: FormTree.Node? = node
    while let field = next {
      if let value = field.entries[key] { return value }
      next = field.parent.flatMap { oldTrees.form.nodes[$0] }
    }
    return nil
  }
}
