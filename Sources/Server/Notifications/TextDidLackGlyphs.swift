// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import Workspace

enum TextDidLackGlyphs: Notification {
  static let name = "text/didLackGlyphs"
  static let summary = """
    Text was entered with characters that no font of the server has: the document keeps them, but \
    they are not visible. Follows `annotations/didChange` or `forms/didChange`.
    """

  struct Params: Record {
    static let name = "TextDidLackGlyphsParams"
    var documentId = ""
    var texts: [WireLackingText] = []
    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required("texts", \.texts, "The annotations and fields with such text."),
    ]
  }
}

/// A text with characters that are not visible.
struct WireLackingText: Record {
  static let name = "LackingText"
  var annotationId: String?
  var field: String?
  var characters: [String] = []

  static let fields: [Field<Self>] = [
    .optional("annotationId", \.annotationId, "The annotation, if the text belongs to one."),
    .optional("field", \.field, "The name of the form field, if the text is its value."),
    .required("characters", \.characters, "The characters, without repeats, in text order."),
  ]
}

extension TextDidLackGlyphs.Params {
  /// `nil` if all characters are visible. Undo and redo enter no new text.
  init?(_ open: OpenDocument, _ change: Change) {
    guard ![.undo, .redo, .rollback].contains(change.cause) else { return nil }
    documentId = open.id
    let (document, effect) = (open.document, change.effect)
    let added = Set(effect.added)
    for id in effect.added + effect.changed where added.contains(id) || effect.rewrites(id) {
      guard let annotation = try? document.pageOfAnnotation(id).annotation(id),
        let lacking = try? document.charactersWithoutGlyph(in: annotation)
      else { continue }
      add(lacking, to: WireLackingText(annotationId: annotation.id))
    }
    for id in effect.fields {
      guard let field = try? document.formField(id)?.field, field.kind.showsText,
        let lacking = try? document.charactersWithoutGlyph(
          in: field.value.joined(), font: "Helvetica")
      else { continue }
      add(lacking, to: WireLackingText(field: field.name))
    }
    if texts.isEmpty { return nil }
  }

  private mutating func add(_ lacking: [Character], to text: WireLackingText) {
    guard !lacking.isEmpty else { return }
    var text = text
    text.characters = lacking.map(String.init)
    texts.append(text)
  }
}

extension FormField.Kind {
  fileprivate var showsText: Bool { [.text, .comboBox, .listBox].contains(self) }
}

extension EditEffect {
  /// Whether the edit changed the text of an annotation.
  fileprivate func rewrites(_ id: String) -> Bool {
    let changes = differences[id] ?? []
    return !changes.isDisjoint(with: ["contents", "overlayText", "picture", "richText", "font"])
  }
}
