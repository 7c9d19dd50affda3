// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

extension EditEffect {
  /// The effect of changes to annotations, whose ids are given by page.
  init(changed ids: [Int: [String]]) {
    self.init()
    pages = Set(ids.keys)
    // Several pages may list one annotation.
    var known: Set<String> = []
    changed = ids.sorted { $0.key < $1.key }.flatMap(\.value).filter { known.insert($0).inserted }
  }

  /// The effect of a change to fields, with their widgets' differences.
  ///
  /// - Parameter body: makes the change, and returns the ids of the touched widgets by page.
  init(
    ofFields fields: [String], _ document: Document,
    _ body: () throws(EngineError) -> [Int: [String]]
  ) throws(EditError) {
    let before = try engine(document.widgets(ofFields: fields))
    self.init(changed: try engine(body))
    for old in before {
      guard let new = try engine(document.annotations([old.id], onPage: old.pageIndex)).first else {
        continue
      }
      note(new.properties(differingFrom: old), of: old.id)
    }
  }

  /// Changes an annotation of a page, and records the differences. They include those of its popup.
  mutating func change(
    _ id: String, on page: Page, _ body: @autoclosure () throws(EngineError) -> Void
  ) throws(EditError) {
    let before = try engine(page.withPopup(of: id))
    try engine(body())
    pages.insert(page.index)
    pages.formUnion(try engine(page.updateOtherPages(listing: id)))
    changed.append(id)
    for old in before {
      guard let new = try engine(page.annotation(old.id)) else { continue }
      let differences = new.properties(differingFrom: old)
      if new.type == .widget, new.rect != old.rect {
        noteFields(try engine(page.fields(ofWidgets: [new.id])))
      }
      if !differences.isEmpty, old.state != nil || new.state != nil {
        let all = try engine(page.annotations)
        noteStates(before: all.map { $0.id == old.id ? old : $0 }, after: all)
      }
      if old.id != id, differences.isEmpty { continue }
      if old.id != id { changed.append(old.id) }
      note(differences, of: old.id, offset: new.offset(from: old))
    }
  }

  /// Records which of a page's annotations have a new review state. Their state changes if a note is
  /// added, changed or removed. New annotations are left out.
  mutating func noteStates(before: [Annotation], after: [Annotation]) {
    let (old, new) = (before.effectiveStates, after.effectiveStates)
    guard old != new else { return }
    let known = Set(before.map(\.id))
    for id in after.map(\.id) where known.contains(id) && old[id] != new[id] {
      if !changed.contains(id) { changed.append(id) }
      note([.states], of: id)
    }
  }

  /// Records that annotations have different popups than before.
  mutating func notePopups(of parents: some Sequence<String>) {
    for parent in parents {
      changed.append(parent)
      note(["popup"], of: parent)
    }
  }

  /// Reports each annotation once: as removed, or else as changed.
  mutating func settleRemovals() {
    var known = Set(removed)
    changed = changed.filter { known.insert($0).inserted }
    let stays = Set(changed)
    differences = differences.filter { stays.contains($0.key) }
  }

  /// Records that fields changed, were added or removed.
  mutating func noteFields(_ ids: [String]) {
    guard !ids.isEmpty else { return }
    var known = Set(fields.map(\.exact))
    fields += ids.filter { known.insert($0.exact).inserted }
  }

  /// - Parameter offset: how far it moved, if it moved as a whole.
  mutating func note(_ differences: Set<Annotation.Property>, of id: String, offset: Point? = nil) {
    offsets.note(offset, of: id, differences, after: self.differences[id])
    self.differences[id, default: []].formUnion(differences)
  }

  /// Combines consecutive effects. An annotation that was added and removed is not reported; one that was
  /// removed and added again counts as changed in all members.
  static func sum(_ effects: [EditEffect]) -> EditEffect {
    var sum = EditEffect()
    var fates: [String: PresenceChange] = [:]
    var order: [String] = []
    for effect in effects {
      sum.merge(effect)
      for (ids, was, isThere) in [
        (effect.removed, true, false), (effect.added, false, true), (effect.changed, true, true),
      ] {
        for id in ids {
          if fates[id] == nil { order.append(id) }
          if !was, fates[id]?.was == true { sum.note(Annotation.properties, of: id) }
          fates[id, default: PresenceChange(was: was, isThere: isThere)].isThere = isThere
        }
      }
    }
    func ids(_ was: Bool, _ isThere: Bool) -> [String] {
      order.filter { fates[$0] == PresenceChange(was: was, isThere: isThere) }
    }
    (sum.added, sum.changed, sum.removed) = (ids(false, true), ids(true, true), ids(true, false))
    let changed = Set(sum.changed)
    sum.differences = sum.differences.filter { changed.contains($0.key) }
    return sum
  }
}

/// Whether an annotation existed before, and exists afterwards.
private struct PresenceChange: Hashable {
  let was: Bool
  var isThere: Bool
}

extension Page {
  /// An annotation and its popup, if they exist.
  fileprivate func withPopup(of id: String) throws(EngineError) -> [Annotation] {
    guard let annotation = try annotation(id) else { return [] }
    let popup = try annotation.popup.map { id throws(EngineError) in try self.annotation(id) }
    return [annotation] + [popup ?? nil].compactMap(\.self)
  }
}
