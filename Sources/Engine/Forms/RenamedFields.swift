// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Fields that got other names. Actions use them that reset, submit and hide fields (ISO 32000-2, 12.7.6.2,
/// 12.7.6.3 and 12.6.4.11), simple calculations, and signature fields that lock others (12.7.5.5).
final class RenamedFields {
  /// The new full names, by the names before.
  private var names: [ExactText: String] = [:]
  /// For fields that came from another document: their full names there and those of their groups. Other
  /// names mean nothing here.
  private var foreign: Set<ExactText>?
  /// The numbers of the objects that have the new names. They are not renamed twice: the new name of one
  /// field may be the old name of another.
  private var followed: Set<Int> = []

  /// - Parameter areForeign: whether the fields come from another document.
  init(areForeign: Bool = false) { foreign = areForeign ? [] : nil }

  private var isEmpty: Bool { names.isEmpty && foreign == nil }

  /// Records the name of a field that came from another document. It is the full name there.
  func noteForeign(_ name: String) {
    let parts = FieldName.parts(of: name)
    for count in parts.indices {
      foreign?.insert(ExactText(parts[...count].joined(separator: ".")))
    }
  }

  /// Keeps a field of this document and its ancestors as they are. A field that came from another
  /// document has joined it.
  func leave(_ field: PDFObject) throws(EngineError) {
    for holder in try FieldReader.chain(field) where holder.number > 0 {
      followed.insert(holder.number)
    }
  }

  func note(_ old: String, as new: String) {
    if !new.isExactly(old) { names[ExactText(old)] = new }
  }

  /// Gives the new names to everything in a document that names fields. Only within an operation of the
  /// journal.
  func follow(throughout document: Document) throws(EngineError) {
    for widget in try document.form.entries.flatMap(\.widgets) {
      try follow(in: widget.object, of: document)
    }
    for index in 0..<(try document.pageCount) {
      if let page = try document.readablePage(index) { try follow(onPage: page, of: document) }
    }
    guard let catalog = try document.catalog else { return }
    try follow(in: catalog, of: document)
    if let outline = try catalog["Outlines"] { try follow(inOutline: outline, of: document) }
  }

  /// Updates field names in the actions of a page. The actions of its annotations are included. Only
  /// within an operation of the journal.
  func follow(onPage page: PDFObject, of document: Document) throws(EngineError) {
    for holder in try [page] + (page["Annots"]?.elements ?? []) {
      try follow(in: holder, of: document)
    }
  }

  /// Updates field names in the actions of an outline entry. The entries below it are included. Only
  /// within an operation of the journal.
  func follow(inOutline entry: PDFObject, of document: Document) throws(EngineError) {
    try follow(in: entry, of: document)
    guard let first = try entry["First"] else { return }
    try document.eachOutlineEntry(from: first) { (entry) throws(EngineError) in
      try follow(in: entry, of: document)
    }
  }

  /// Updates field names in the actions and locks of an object. The object is a page, an annotation or
  /// an outline entry; its parents are included. Only within an operation of the journal.
  func follow(in object: PDFObject, of document: Document) throws(EngineError) {
    guard !isEmpty else { return }
    for holder in try FieldReader.chain(object) where isNew(holder) {
      try followActions(of: holder, in: document)
      for lock in try [holder["Lock"], holder["SV"]?["Lock"]].compactMap(\.self) where isNew(lock) {
        try rename("Fields", of: lock, isExclusion: lock["Action"]?.name == "Exclude", document)
      }
    }
  }

  /// Whether an object has the old names. It is expected to get the new ones.
  private func isNew(_ object: PDFObject) -> Bool {
    object.number == 0 || followed.insert(object.number).inserted
  }

  private func followActions(
    of holder: PDFObject, in document: Document
  ) throws(EngineError) {
    var actions: [PDFObject] = []
    if let more = try holder["AA"], isNew(more) { actions = try more.entries.map(\.value) }
    for key in ["A", "OpenAction"] {
      if let action = try holder[key] { actions.append(action) }
    }
    for action in actions { try follow(in: action, of: document, depth: 0) }
  }

  private func follow(
    in action: PDFObject?, of document: Document, depth: Int
  ) throws(EngineError) {
    guard let action, depth < 16, isNew(action) else { return }
    switch try action["S"]?.name {
    case "ResetForm", "SubmitForm":
      // Without a list, the action would be one for all fields.
      let isExclusion = (try action["Flags"]?.integer ?? 0) & 1 == 1
      if try !rename("Fields", of: action, isExclusion: isExclusion, document) {
        try action.set("S", document.makeName("Hide"))
        try action.set("T", document.makeArray())
      }
    case "Hide": try rename("T", of: action, document)
    case "JavaScript": try renameCalculated(in: action, of: document)
    default: break
    }
    for next in try action["Next"]?.members ?? [] {
      try follow(in: next, of: document, depth: depth + 1)
    }
  }

  /// - Parameter isExclusion: whether the list says which fields are left out.
  /// - Returns: whether a field is left.
  @discardableResult
  private func rename(
    _ key: String, of holder: PDFObject, isExclusion: Bool = false, _ document: Document
  ) throws(EngineError) -> Bool {
    guard let named = try holder[key] else { return true }
    let isText = try named.kind == .string
    let old = isText ? [named] : try named.elements
    var new: [PDFObject] = []
    var isChanged = false
    for element in old {
      if let text = try element.text {
        if let name = newName(of: text) {
          new.append(try document.makeText(name))
          isChanged = true
          continue
        }
        guard isExclusion || isKnown(text) else {
          isChanged = true
          continue
        }
      }
      new.append(element)
    }
    guard isChanged else { return true }
    if isText, let only = new.first {
      try holder.set(key, only)
    } else {
      let list = try document.makeArray()
      for element in new { try list.append(document.detached(element)) }
      try holder.set(key, list)
    }
    return !new.isEmpty
  }

  /// Gives the fields of a simple calculation their new names.
  private func renameCalculated(
    in action: PDFObject, of document: Document
  ) throws(EngineError) {
    let script = try ScriptText.read(action["JS"])
    guard var calculation = FieldCalculation(script: script) else { return }
    let names = calculation.fields.compactMap { newName(of: $0) ?? (isKnown($0) ? $0 : nil) }
    guard names != calculation.fields else { return }
    calculation.fields = names
    // Without any field, the result would be 0.
    try action.set("JS", document.makeText(names.isEmpty ? "" : calculation.script))
  }

  private func isKnown(_ name: String) -> Bool { foreign?.contains(ExactText(name)) ?? true }

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
