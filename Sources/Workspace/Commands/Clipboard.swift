// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The annotations copied last. They can be pasted into any document of the client.
struct Clipboard: Hashable {
  /// Each `layer` is a ``CopiedLayer``: an id alone says nothing in another document.
  var annotations: [Annotation] = []
}

/// The layer of a copied annotation, as text: its id, a space, and its name.
struct CopiedLayer {
  let text: String

  init(text: String) { self.text = text }

  init?(_ id: String?, among layers: [Layer]) {
    guard let layer = layers.first(where: { $0.id == id }) else { return nil }
    text = CopiedLayer.text(of: layer)
  }

  /// The same layer, or else the only one of that name; `nil` if the document has neither.
  func id(among layers: [Layer]) -> String? {
    if let same = layers.first(where: { CopiedLayer.text(of: $0) == text }) { return same.id }
    let name = text.drop { $0 != " " }.dropFirst()
    let namesakes = layers.filter { $0.name == name }
    return namesakes.count == 1 ? namesakes[0].id : nil
  }

  private static func text(of layer: Layer) -> String { "\(layer.id ?? "") \(layer.name)" }
}

extension Annotation {
  /// Whether the annotation can be copied: widgets belong to their form, and of types that are not drawn
  /// here a copy would be empty.
  var isCopyable: Bool { type.isDrawn && type != .widget }
}

extension [Annotation] {
  /// All except replies to one of them.
  var withoutTheirReplies: [Annotation] {
    let ids = Set(map(\.id))
    return filter { annotation in
      annotation.isGrouped || annotation.replyTo.map(ids.contains) != true
    }
  }

  /// All except the unwanted replies. What replies to an unwanted reply is left out too.
  func keepingReplies(where isWanted: (Annotation) -> Bool) -> [Annotation] {
    let firsts = Set(withoutTheirReplies.map(\.id))
    let replies = filter { !firsts.contains($0.id) }
    var kept = firsts
    var found = replies.filter { isWanted($0) && $0.replyTo.map(kept.contains) == true }
    while !found.isEmpty {
      kept.formUnion(found.map(\.id))
      found = replies.filter {
        !kept.contains($0.id) && isWanted($0) && $0.replyTo.map(kept.contains) == true
      }
    }
    return filter { kept.contains($0.id) }
  }
}
