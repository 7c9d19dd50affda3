// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import Workspace

enum FormsDidFocus: Notification {
  static let name = "forms/didFocus"
  static let summary = """
    The field with the keyboard focus changed. Without `field`, none has the focus. Clients use \
    this to choose a keyboard or to help with dates.
    """

  struct Params: WrittenRecord {
    var place: HostPlace
    var focused: FocusedField?

    private var field: FormField? { focused?.widget.field }
    private var label: String? { field?.distinctLabel }
    private var format: FieldFormat? { field?.format }

    static let fields: [Field<Self>] = [
      .document(\.place.documentId),
      .required("viewId", \.place.viewId, "The view."),
      .optional("field", \.focused?.id, "The field's id."),
      .optional(
        "annotationId", \.focused?.widget.annotation.id,
        "The widget of the field that has the focus."),
      .optional("type", \.field?.kind, "The type of the field."),
      .optional("label", \.label.shownLine, "The label for people, if it differs from the name."),
      .optional("flags", \.field?.flagNames, "The flags, as in a `Field`."),
      .optional("format", \.format, "The format that the field's scripts require."),
    ]
  }
}
