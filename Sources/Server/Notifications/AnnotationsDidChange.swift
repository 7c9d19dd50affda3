// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON

enum AnnotationsDidChange: Notification {
  static let name = "annotations/didChange"
  static let summary = "Annotations were added, changed or removed; follows `document/didChange`."

  struct Params: Record {
    static let name = "AnnotationsDidChangeParams"
    var documentId = ""
    var added: [WireAnnotation] = []
    var changed: [WireAnnotation] = []
    var changes: [AnnotationChange]?
    var patches: [AnnotationPatch]?
    var removed: [String] = []
    var flattened: [String]?
    var cause = ChangeCause.api

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required("added", \.added, "New ones, as they are now."),
      .required(
        "changed", \.changed,
        "Changed ones, as they are now; none for a client that takes `annotationChanges`."),
      .optional(
        "changes", \.changes, "The changed properties of each changed annotation."),
      .optional(
        "patches", \.patches,
        "Instead of `changed` and `changes`, for a client that takes `annotationChanges`: what changed "
          + "of the changed annotations."),
      .required("removed", \.removed, "The ids of the removed ones."),
      .optional(
        "flattened", \.flattened,
        "Those of them that have become part of their pages' contents, where some have."),
      .required("cause", \.cause, "The cause of the change."),
    ]
  }
}
