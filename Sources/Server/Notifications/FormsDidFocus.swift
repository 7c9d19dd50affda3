// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import Workspace

enum FormsDidFocus: Notification {
  static let name = "forms/didFocus"
  static let summary = """
    The field with the keyboard focus changed; without `field`, none has the focus. Clients use \
    this to choose a keyboard or to help with dates.
    """

  struct Params: WrittenRecord {
    var documentId = ""
    var viewId = ""
    var field: String?
    var annotationId: String?
    var type: FormField.Kind?
    var label: String?
    var flags: [String]?
    var format: FieldFormat?

    init(_ view: OpenView, _ focused: FocusedField?) {
      (documentId, viewId) = (view.owner.id, view.id)
      guard let focused else { return }
      let new = focused.widget.field
      field = focused.id
      annotationId = focused.widget.annotation.id
      (type, label) = (new.kind, new.distinctLabel)
      (flags, format) = (new.flagNames, new.format)
    }

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("viewId", \.viewId, "The view."),
      .optional("field", \.field, "The field's id."),
      .optional("annotationId", \.annotationId, "The widget of the field that has the focus."),
      .optional("type", \.type, "The type of the field."),
      .optional("label", \.label.shownLine, "The label for people, if it differs from the name."),
      .optional("flags", \.flags, "The flags, as in a `Field`."),
      .optional("format", \.format, "The format that the field's scripts require."),
    ]
  }
}
