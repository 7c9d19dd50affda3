// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Replaces named destinations of annotations, outline entries and the actions of pages by explicit
  /// ones, since another document may use the name for something else.
  func makeDestinationsExplicit(_ pages: [PDFObject], _ outline: [PDFObject]) throws(EngineError) {
    for page in pages {
      for annotation in try page["Annots"]?.elements ?? [] { try makeExplicit(annotation) }
      try makeExplicit(page)
    }
    var pending = outline
    var seen: Set<Int> = []
    while let item = pending.popLast() {
      guard item.number > 0, seen.insert(item.number).inserted else { continue }
      try makeExplicit(item)
      try item.set("SE", nil)
      if let first = try item["First"] { pending.append(first) }
      if let next = try item["Next"] { pending.append(next) }
    }
  }

  private func makeExplicit(_ object: PDFObject) throws(EngineError) {
    if let name = try object["Dest"], let target = try explicitTarget(name) {
      try object.set("Dest", target)
    }
    var actions = try object["AA"]?.entries.map(\.value) ?? []
    for key in ["A", "PA"] {
      if let action = try object[key] { actions.append(action) }
    }
    var seen: Set<Int> = []
    while let action = actions.popLast() {
      guard action.number == 0 || seen.insert(action.number).inserted else { continue }
      if try action.kind == .array { actions += try action.elements }
      if let next = try action["Next"] { actions.append(next) }
      guard try action["S"]?.name == "GoTo", let name = try action["D"],
        let target = try explicitTarget(name)
      else { continue }
      try action.set("D", target)
      try action.set("SD", nil)
    }
  }

  /// The target of a name; `nil` if the object is not a name, or the name is unknown.
  private func explicitTarget(_ name: PDFObject) throws(EngineError) -> PDFObject? {
    guard [.name, .string].contains(try name.kind) else { return nil }
    let target = try PDFObject.make(context) { cm_named_destination($0, raw, name.raw, $1, $2) }
    return try target?.place
  }
}
