// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import Workspace

enum TextDidLackGlyphs: Notification {
  static let name = "text/didLackGlyphs"
  static let summary = """
    Text was written with characters that no font of the server has: they are kept in the document, \
    but do not show. Follows `annotations/didChange` or `forms/didChange`.
    """

  struct Params: Record {
    static let name = "TextDidLackGlyphsParams"
    var documentId = ""
    var texts: [WireLackingText] = []
    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required("texts", \.texts, "The annotations and fields whose text is concerned."),
    ]
  }
}

/// A text with characters that do not show.
struct WireLackingText: Record {
  static let name = "LackingText"
  var annotationId: String?
  var field: String?
  var characters: [String] = []

  static let fields: [Field<Self>] = [
    .optional("annotationId", \.annotationId, "The annotation, if it is the text of one."),
    .optional("field", \.field, "The name of the form field, if it is the value of one."),
    .required("characters", \.characters, "The characters, each once, in the order of the text."),
  ]
}

extension TextDidLackGlyphs.Params {
  /// `nil` if all that was written shows. Undo and redo write nothing new.
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
