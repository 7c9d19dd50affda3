// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import Workspace

enum FormsDidFocus: Notification {
  static let name = "forms/didFocus"
  static let summary = """
    Another field has the keys, or, without `field`, none has them any more: what a client needs to \
    show the right keyboard, or to help with a date.
    """

  struct Params: Record {
    static let name = "FormsDidFocusParams"
    var documentId = ""
    var viewId = ""
    var field: String?
    var annotationId: String?
    var type: FormField.Kind?
    var label: String?
    var flags: [String]?
    var format: WireFieldFormat?

    init() {}

    init(_ view: OpenView, _ focused: FocusedField?) {
      (documentId, viewId) = (view.owner.id, view.id)
      guard let focused else { return }
      let members = FieldMembers(focused.widget.field)
      field = focused.id
      annotationId = focused.widget.annotation.id
      (type, label) = (members.type, members.label)
      (flags, format) = (members.flags, members.format)
    }

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required("viewId", \.viewId, "The view."),
      .optional("field", \.field, "The field's id."),
      .optional("annotationId", \.annotationId, "Which of its places."),
      .optional("type", \.type, "The type of the field."),
      .optional("label", \.label.shownLine, "The label for people, if it differs from the name."),
      .optional("flags", \.flags, "As those of a `Field`."),
      .optional("format", \.format, "The format that its scripts require."),
    ]
  }
}
