// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Resolves conflicts between the role and class names (ISO 32000-2, 14.7.3 and 14.7.6.3) of two
/// documents.
struct TagNames {
  private let document: Document
  /// The new names by the old names.
  private var roles: [ExactText: String] = [:]
  private var classes: [ExactText: String] = [:]

  init(_ document: Document) { self.document = document }

  mutating func merge(_ tags: PDFObject, into root: PDFObject) throws(EngineError) {
    roles = try merge("RoleMap", tags, root)
    classes = try merge("ClassMap", tags, root)
  }

  /// - Returns: the names that had to be changed.
  private func merge(
    _ key: String, _ tags: PDFObject, _ root: PDFObject
  ) throws(EngineError) -> [ExactText: String] {
    guard let theirs = try tags[key] else { return [:] }
    guard let ours = try root[key] else {
      try root.set(key, theirs)
      return [:]
    }
    var changed: [ExactText: String] = [:]
    for (name, value) in try theirs.entries {
      guard let known = try ours[name] else {
        try ours.set(name, value)
        continue
      }
      var budget = ValueBudget()
      guard try known.value(within: &budget) != value.value(within: &budget) else { continue }
      var number = 2
      while try ours["\(name)_\(number)"] != nil { number += 1 }
      changed[ExactText(name)] = "\(name)_\(number)"
      try ours.set("\(name)_\(number)", value)
    }
    return changed
  }

  /// Renames elements and their descendants.
  func rename(in elements: [PDFObject]) throws(EngineError) {
    guard !roles.isEmpty || !classes.isEmpty else { return }
    var pending = elements
    var seen: Set<Int> = []
    while let element = pending.popLast() {
      guard try element.kind == .dictionary,
        element.number == 0 || seen.insert(element.number).inserted
      else { continue }
      if let role = try element["S"]?.name, let new = roles[ExactText(role)] {
        try element.set("S", document.makeName(new))
      }
      if let name = try element["C"] { try rename(name, of: element) }
      guard let kids = try element["K"] else { continue }
      pending += try kids.kind == .array ? kids.elements : [kids]
    }
  }

  private func rename(_ value: PDFObject, of element: PDFObject) throws(EngineError) {
    if let name = try value.name {
      if let new = classes[ExactText(name)] { try element.set("C", document.makeName(new)) }
      return
    }
    for place in 0..<(try value.count) {
      guard let name = try value[place]?.name, let new = classes[ExactText(name)] else { continue }
      try value.replace(at: place, with: document.makeName(new))
    }
  }
}
