// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension EditEffect {
  /// Erases text, and records everything that changed with it. That is the annotations, the fields, and
  /// the other parts that must be read again.
  mutating func erase(_ erasures: [TextErasure], from document: Document) throws(EditError) {
    let objects = Set(erasures.filter(\.mayChangeAnnotations).map(\.object)).subtracting([0])
    let changesFields = erasures.contains { $0.place == .fields }
    let (places, before, ids) = try engine { () throws(EngineError) in
      let places = try document.pages(withAnnotationsIn: objects)
      let before = try places.map { page throws(EngineError) in
        try document.annotations(onPage: page)
      }
      return (places, before, changesFields ? try document.fieldIDs : [])
    }
    pages = try engine(document.erase(erasures))
    note(erasures)
    for (page, old) in zip(places, before) {
      note(old, became: try engine(document.annotations(onPage: page)))
      pages.insert(page)
    }
    guard changesFields else { return }
    let (now, touched) = try engine { () throws(EngineError) in
      (try document.fieldIDs, try document.fields(in: objects))
    }
    let (former, present) = (Set(ids.map(\.exact)), Set(now.map(\.exact)))
    noteFields(ids.filter { !present.contains($0.exact) })
    noteFields(now.filter { !former.contains($0.exact) } + touched)
  }

  /// Records how the annotations of a page differ after a change.
  private mutating func note(_ old: [Annotation], became new: [Annotation]) {
    noteStates(before: old, after: new)
    let old = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for annotation in new {
      guard let before = old[annotation.id] else { continue }
      let differences = annotation.properties(differingFrom: before)
      guard !differences.isEmpty else { continue }
      if !changed.contains(annotation.id) { changed.append(annotation.id) }
      note(differences, of: annotation.id)
    }
  }
}

extension TextErasure {
  /// Whether annotations may have other members without the text.
  fileprivate var mayChangeAnnotations: Bool {
    [.annotations, .fields, .links, .scripts].contains(place)
  }
}
