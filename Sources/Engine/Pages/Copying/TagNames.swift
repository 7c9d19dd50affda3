// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Resolves name conflicts between the tags of two documents. The names are those of roles and classes,
/// and the IDs of elements (ISO 32000-2, 14.7.3, 14.7.6.3 and table 355).
struct TagNames {
  private let document: Document
  /// The new names by the old names.
  private var roles: [ExactText: String] = [:]
  private var classes: [ExactText: String] = [:]
  private var ids: [[UInt8]: [UInt8]] = [:]

  init(_ document: Document) { self.document = document }

  mutating func merge(_ tags: PDFObject, into root: PDFObject) throws(EngineError) {
    roles = try merge("RoleMap", tags, root)
    classes = try merge("ClassMap", tags, root)
    ids = try mergeIDs(tags, root)
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

  /// - Returns: the IDs that had to be changed.
  private func mergeIDs(
    _ tags: PDFObject, _ root: PDFObject
  ) throws(EngineError) -> [[UInt8]: [UInt8]] {
    guard let theirs = try tags["IDTree"] else { return [:] }
    guard let ours = try root["IDTree"] else {
      try root.set("IDTree", theirs)
      return [:]
    }
    var entries = try document.nameTreeEntries(ours)
    var known = Set(entries.map(\.name))
    var changed: [[UInt8]: [UInt8]] = [:]
    for (name, value) in try document.nameTreeEntries(theirs) {
      var (new, number) = (name, 2)
      while !known.insert(new).inserted {
        new = name + "_\(number)".utf8
        number += 1
      }
      if new != name { changed[name] = new }
      entries.append((new, value))
    }
    let names = try document.makeArray()
    for (name, value) in entries.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
      try names.append(document.makeString(name))
      try names.append(value)
    }
    let tree = try document.makeDictionary()
    try tree.set("Names", names)
    try root.set("IDTree", document.add(tree))
    return changed
  }

  /// Renames elements and their descendants.
  func rename(in elements: [PDFObject]) throws(EngineError) {
    guard !roles.isEmpty || !classes.isEmpty || !ids.isEmpty else { return }
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
      if let id = try element["ID"]?.bytes, let new = ids[id] {
        try element.set("ID", document.makeString(new))
      }
      try renameHeaders(of: element, &seen)
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

  /// Updates the IDs of headers in the cells of tables. See ISO 32000-2, table 384.
  private func renameHeaders(
    of element: PDFObject, _ seen: inout Set<Int>
  ) throws(EngineError) {
    guard !ids.isEmpty, let attributes = try element["A"] else { return }
    for attribute in try attributes.kind == .array ? attributes.elements : [attributes]
    where attribute.number == 0 || seen.insert(attribute.number).inserted {
      guard try attribute.kind == .dictionary, let headers = try attribute["Headers"] else {
        continue
      }
      for (place, header) in try headers.elements.enumerated() {
        guard let id = try header.bytes, let new = ids[id] else { continue }
        try headers.replace(at: place, with: document.makeString(new))
      }
    }
  }
}
