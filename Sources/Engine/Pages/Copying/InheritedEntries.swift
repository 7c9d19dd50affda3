// SPDX-License-Identifier: AGPL-3.0-or-later

/// The entries that fields inherit from their parents (ISO 32000-2, 12.7.4.1). Fields keep them when
/// they get another parent. Changes only within an operation of the journal.
struct InheritedEntries {
  private let document: Document

  init(_ document: Document) { self.document = document }

  /// Moves a field below another one. It keeps what it inherited, and inherits nothing new.
  func move(_ field: PDFObject, below parent: PDFObject) throws(EngineError) {
    for key in inheritableKeys where try field[key] == nil {
      if let value = try field.inherited(key) {
        try field.set(key, document.detached(value))
      } else if try parent.inherited(key) != nil {
        try handDown(key, to: parent)
      }
    }
    try field.set("Parent", parent)
    try parent["Kids"]?.append(field)
  }

  /// Moves an inheritable entry from a field to its kids. The entries of the field's parents move, too.
  /// All present kids keep the entry, and a new kid does not get it.
  private func handDown(_ key: String, to field: PDFObject) throws(EngineError) {
    var chain = [field]
    while chain.count < 64, let parent = try chain[chain.count - 1]["Parent"] {
      chain.append(parent)
    }
    for holder in chain.reversed() {
      guard let value = try holder[key] else { continue }
      for kid in try holder["Kids"]?.elements ?? [] where try kid[key] == nil {
        try kid.set(key, document.detached(value))
      }
      try holder.set(key, nil)
    }
  }
}

/// The keys that a field can inherit from its parents. It inherits an entry that it does not have
/// itself (ISO 32000-2, 12.7.4.1).
private let inheritableKeys = [
  "FT", "Ff", "V", "RV", "DV", "DA", "DS", "Q", "MaxLen", "Opt", "TI", "I",
]
