// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Fields that got other names. Actions use them that reset, submit and hide fields (ISO 32000-2, 12.7.6.2,
/// 12.7.6.3 and 12.6.4.11), and signature fields that lock others (12.7.5.5).
struct RenamedFields {
  /// The new full names, by the names before.
  private var names: [ExactText: String] = [:]

  var isEmpty: Bool { names.isEmpty }

  mutating func note(_ old: String, as new: String) {
    if !new.isExactly(old) { names[ExactText(old)] = new }
  }

  /// Gives all that names fields in a document the new names. Only within an operation of the journal.
  func follow(throughout document: Document) throws(EngineError) {
    for widget in try document.form.entries.flatMap(\.widgets) {
      try follow(in: widget.object, of: document)
    }
    for index in 0..<(try document.pageCount) {
      guard let page = try document.readablePage(index) else { continue }
      for holder in try [page] + (page["Annots"]?.elements ?? []) {
        try followActions(of: holder, in: document)
      }
    }
    guard let catalog = try document.catalog else { return }
    try followActions(of: catalog, in: document)
    guard let first = try catalog["Outlines"]?["First"] else { return }
    try document.eachOutlineEntry(from: first) { (entry) throws(EngineError) in
      try followActions(of: entry, in: document)
    }
  }

  /// Gives the actions and locks of a widget and its fields the new names. Only within an operation of the
  /// journal.
  func follow(in widget: PDFObject, of document: Document) throws(EngineError) {
    for holder in try FieldReader.chain(widget) {
      try followActions(of: holder, in: document)
      for lock in try [holder["Lock"], holder["SV"]?["Lock"]] {
        if let lock { try rename("Fields", of: lock, document) }
      }
    }
  }

  private func followActions(
    of holder: PDFObject, in document: Document
  ) throws(EngineError) {
    var actions = try holder["AA"]?.entries.map(\.value) ?? []
    for key in ["A", "OpenAction"] {
      if let action = try holder[key] { actions.append(action) }
    }
    var seen: Set<Int> = []
    for action in actions { try follow(in: action, of: document, &seen, depth: 0) }
  }

  private func follow(
    in action: PDFObject?, of document: Document, _ seen: inout Set<Int>, depth: Int
  ) throws(EngineError) {
    guard let action, depth < 16, action.number == 0 || seen.insert(action.number).inserted
    else { return }
    switch try action["S"]?.name {
    case "ResetForm", "SubmitForm": try rename("Fields", of: action, document)
    case "Hide": try rename("T", of: action, document)
    default: break
    }
    for next in try action["Next"]?.members ?? [] {
      try follow(in: next, of: document, &seen, depth: depth + 1)
    }
  }

  private func rename(
    _ key: String, of action: PDFObject, _ document: Document
  ) throws(EngineError) {
    guard let named = try action[key] else { return }
    if let text = try named.text {
      if let new = newName(of: text) { try action.set(key, document.makeText(new)) }
      return
    }
    for (index, element) in try named.elements.enumerated() {
      guard let text = try element.text, let new = newName(of: text) else { continue }
      try named.replace(at: index, with: document.makeText(new))
    }
  }

  /// The new name of a field or of a group; `nil` if it keeps its name.
  private func newName(of name: String) -> String? {
    let parts = FieldName.parts(of: name)
    for count in stride(from: parts.count, to: 0, by: -1) {
      let group = parts[..<count].joined(separator: ".")
      guard let new = names[ExactText(group)] else { continue }
      return ([new] + parts[count...]).joined(separator: ".")
    }
    return nil
  }
}
