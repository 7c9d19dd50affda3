// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Fields that got other names, which actions of widgets use: those that reset, submit and hide fields
/// (ISO 32000-2, 12.7.6.2, 12.7.6.3 and 12.6.4.11).
struct RenamedFields {
  /// The new full names, by the names before.
  private var names: [ExactText: String] = [:]

  var isEmpty: Bool { names.isEmpty }

  mutating func note(_ old: String, as new: String) {
    if !new.isExactly(old) { names[ExactText(old)] = new }
  }

  /// Gives the actions of a widget the new names. Only within an operation of the journal.
  func follow(in widget: PDFObject, of document: Document) throws(EngineError) {
    var seen: Set<Int> = []
    try follow(in: widget["A"], of: document, &seen, depth: 0)
    for (_, action) in try widget["AA"]?.entries ?? [] {
      try follow(in: action, of: document, &seen, depth: 0)
    }
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
