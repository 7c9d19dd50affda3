// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The annotations and fields with actions. Removing scripts changes some of them.
struct ScriptActors {
  private let document: Document
  private var annotations: [Int: [Annotation]] = [:]
  private let fields: [String]

  init(in document: Document) throws(EngineError) {
    self.document = document
    for page in 0..<(try document.pageCount) {
      let actors = try document.annotations(onPage: page).filter { $0.action != nil }
      if !actors.isEmpty { annotations[page] = actors }
    }
    fields = try document.fieldsWithActions
  }

  /// Records what changed since.
  func note(in effect: inout EditEffect) throws(EngineError) {
    for (page, actors) in annotations.sorted(by: { $0.key < $1.key }) {
      let present = try document.annotations(Set(actors.map(\.id)), onPage: page)
      let old = Dictionary(actors.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      for new in present {
        guard let old = old[new.id] else { continue }
        let differences = new.properties(differingFrom: old)
        guard !differences.isEmpty else { continue }
        effect.changed.append(new.id)
        effect.note(differences, of: new.id)
      }
    }
    effect.noteFields(fields)
  }
}
