// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON

enum TextDidLackGlyphs: Notification {
  static let name = "text/didLackGlyphs"
  static let summary = """
    Entered text has characters that no font of the server has. The document keeps them, but they \
    are not visible. Follows `annotations/didChange` or `forms/didChange`.
    """

  struct Params: WrittenRecord {
    var documentId = ""
    var texts: [WireLackingText] = []
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("texts", \.texts, "The annotations and fields with such text."),
    ]
  }
}

/// A text with characters that are not visible.
struct WireLackingText: WrittenRecord {
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
  /// `nil` if all characters are visible.
  init?(_ documentID: String, _ effect: EditEffect, _ lacking: MissingGlyphTexts) {
    documentId = documentID
    for id in effect.added + effect.changed {
      if let characters = lacking.annotations[id] {
        texts.append(WireLackingText(annotationId: id, characters))
      }
    }
    for id in effect.fields {
      if let (name, characters) = lacking.fields[id] {
        texts.append(WireLackingText(field: name, characters))
      }
    }
    if texts.isEmpty { return nil }
  }
}

extension WireLackingText {
  fileprivate init(annotationId: String? = nil, field: String? = nil, _ characters: [Character]) {
    (self.annotationId, self.field) = (annotationId, field)
    self.characters = characters.map(String.init)
  }
}

/// The characters of new text that no font has.
struct MissingGlyphTexts {
  /// Whether they are wanted: undo and redo enter no new text.
  var isNeeded = true
  /// By the annotation's id.
  private(set) var annotations: [String: [Character]] = [:]
  /// By the field's id.
  private(set) var fields: [String: (name: String, characters: [Character])] = [:]

  /// Looks at an annotation that an edit added or changed.
  mutating func read(
    _ annotation: Annotation, isNew: Bool, _ effect: EditEffect, in document: Document
  ) {
    guard isNeeded, isNew || effect.rewrites(annotation.id),
      let lacking = try? document.charactersWithoutGlyph(in: annotation), !lacking.isEmpty
    else { return }
    annotations[annotation.id] = lacking
  }

  /// Looks at a field that an edit changed.
  mutating func read(_ field: PlacedField, in document: Document) {
    guard isNeeded, field.field.kind.showsText,
      let lacking = try? document.charactersWithoutGlyph(
        in: field.field.value.joined(), font: "Helvetica"), !lacking.isEmpty
    else { return }
    fields[field.id] = (field.field.name, lacking)
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
