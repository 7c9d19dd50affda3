// SPDX-License-Identifier: AGPL-3.0-or-later

/// Finds changes to the page tree, the pages and their annotation lists.
extension ChangeFinder {
  mutating func comparePages() throws(EngineError) {
    if newTrees.pages.pages != oldTrees.pages.pages
      || newTrees.pages.branches != oldTrees.pages.branches
    {
      changes.note(.pages, "Pages were added, moved or removed.")
    }
    told.formUnion(oldTrees.pages.nodes)
    for number in oldTrees.pages.branches {
      let (before, now) = (try old.plainObject(number), try new.plainObject(number))
      try holdPage(before ?? .null, now ?? .null, "of a node of the page tree")
    }
    for (index, number) in oldTrees.pages.pages.enumerated() {
      let (before, now) = (
        try old.plainObject(number) ?? .null, try new.plainObject(number) ?? .null
      )
      try holdPage(before, now, "of page \(index)", but: ["Annots", "LastModified"])
      if before["LastModified"] != now["LastModified"], now["LastModified"].bytes == nil {
        changes.note(.pages, "LastModified of page \(index) was changed.")
      }
      try compareAnnotations(of: index, before["Annots"], now["Annots"])
    }
  }

  private mutating func holdPage(
    _ before: PlainObject, _ now: PlainObject, _ of: String, but lenient: Set<String> = []
  ) throws(EngineError) {
    if case .dictionary = now {} else { changes.note(.pages, "A page tree node is missing.") }
    for key in ChangeFinder.keys(before, now) where !lenient.contains(key) {
      // Null is not the same as nothing where a value is inherited.
      if before[key] == now[key], (before.entries?[key] == nil) != (now.entries?[key] == nil) {
        changes.note(.pages, "\(key) \(of) is null now, or was null before.")
      }
      try hold(before[key], now[key], at: key, as: .pages, "\(key) \(of)")
    }
  }

  private mutating func compareAnnotations(
    of page: Int, _ before: PlainObject, _ now: PlainObject
  ) throws(EngineError) {
    told.formUnion([before, now].compactMap(\.target))
    let list = try new.follow(now)
    guard let present = list.elements ?? (list == .null ? [] : nil) else {
      return changes.note(.other, "Annots of page \(page) is not an array.")
    }
    let known = try old.follow(before).elements ?? []
    var count: [PlainObject: Int] = [:]
    for annotation in present { count[annotation, default: 0] += 1 }
    for annotation in known {
      let isThere = try old.follow(annotation) != .null
      if let left = count[annotation], left > 0 {
        count[annotation] = left - 1
        if isThere { try compareAnnotation(annotation, on: page) }
      } else if isThere {
        try noteRemoved(annotation, from: page)
      }
      // An object that the signed revision referred to but did not have is new if it exists now.
      if !isThere, annotation.target.map(differing.contains) == true {
        try checkAdded(annotation, to: page)
      }
    }
    for annotation in present where count[annotation, default: 0] > 0 {
      count[annotation, default: 0] -= 1
      try checkAdded(annotation, to: page)
    }
    let common = Set(known).intersection(present)
    if known.filter(common.contains) != present.filter(common.contains) {
      changes.note(.annotations, "The order of the annotations on page \(page) was changed.")
    }
  }

  private mutating func noteRemoved(_ annotation: PlainObject, from page: Int) throws(EngineError) {
    release(annotation, .null)
    let entries = try old.follow(annotation)
    guard entries["Subtype"].name != "Widget" else {
      return changes.note(.fields, "A field was removed from page \(page).")
    }
    changes.note(.annotations)
    if try isShown(entries, in: old) {
      changes.notes(about: "An annotation was removed from page \(page).")
    }
  }
}
