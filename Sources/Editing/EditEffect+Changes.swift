// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension EditEffect {
  /// Makes a change to an annotation of a page, and notes what is otherwise about it then, and about
  /// its popup.
  mutating func change(
    _ id: String, on page: Page, _ body: () throws(EngineError) -> Void
  ) throws(EditError) {
    let before = try engine { () throws(EngineError) in try page.withPopup(of: id) }
    try engine(body)
    pages.insert(page.index)
    changed.append(id)
    for old in before {
      guard let new = try engine({ () throws(EngineError) in try page.annotation(old.id) }) else {
        continue
      }
      let differences = new.properties(differingFrom: old)
      if old.id != id, differences.isEmpty { continue }
      if old.id != id { changed.append(old.id) }
      note(differences, of: old.id)
    }
  }

  /// Notes that annotations have other popups than before.
  mutating func notePopups(of parents: some Sequence<String>) {
    for parent in parents {
      changed.append(parent)
      note([.popup], of: parent)
    }
  }

  mutating func note(_ differences: Set<Annotation.Property>, of id: String) {
    self.differences[id, default: []].formUnion(differences)
  }

  /// What remains once all is done: what came and went was never there.
  var summed: EditEffect {
    var summed = self
    let (came, gone) = (Set(added), Set(removed))
    summed.added = added.filter { !gone.contains($0) }
    summed.removed = removed.filter { !came.contains($0) }
    var seen = came.union(gone)
    summed.changed = changed.filter { seen.insert($0).inserted }
    let changed = Set(summed.changed)
    summed.differences = differences.filter { changed.contains($0.key) }
    return summed
  }
}

extension Page {
  /// An annotation and its popup, as far as they are there.
  fileprivate func withPopup(of id: String) throws(EngineError) -> [Annotation] {
    guard let annotation = try annotation(id) else { return [] }
    let popup = try annotation.popup.map { id throws(EngineError) in try self.annotation(id) }
    return [annotation] + [popup ?? nil].compactMap(\.self)
  }
}
