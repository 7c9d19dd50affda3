// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON

enum AnnotationsDidChange: Notification {
  static let name = "annotations/didChange"
  static let summary = "Annotations were added, changed or removed; follows `document/didChange`."

  struct Params: WrittenRecord {
    var documentId = ""
    var added: [WireAnnotation] = []
    var changed: [WireAnnotation] = []
    var changes: [AnnotationChange]?
    var patches: [AnnotationPatch]?
    var removed: [String] = []
    var flattened: [String]?
    var cause = ChangeCause.api

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("added", \.added, "The new annotations."),
      .required(
        "changed", \.changed,
        """
        The changed annotations after the change; empty for a client with the capability \
        `annotationChanges`.
        """),
      .optional("changes", \.changes, "The changed properties of each changed annotation."),
      .optional(
        "patches", \.patches,
        """
        For a client with the capability `annotationChanges`, instead of `changed` and `changes`: \
        the changes to each annotation.
        """),
      .required("removed", \.removed, "The ids of the removed annotations."),
      .optional(
        "flattened", \.flattened,
        "The removed annotations that became page content, if any."),
      .required("cause", \.cause, "The cause of the change."),
    ]
  }
}
