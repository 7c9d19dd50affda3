// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import Workspace

enum FormsDidChange: Notification {
  static let name = "forms/didChange"
  static let summary = """
    Fields of a form have other values, came or went; follows `document/didChange`, and comes once for \
    all that changed with a field.
    """

  struct Params: Record {
    static let name = "FormsDidChangeParams"
    var documentId = ""
    var changed: [WireField] = []
    var removed: [String]?
    var cause = ChangeCause.api

    init() {}

    init(_ open: OpenDocument, _ change: Change) {
      documentId = open.id
      changed = open.document.wireFields(change.effect.fields)
      let there = Set(changed.map(\.id))
      let gone = change.effect.fields.filter { !there.contains($0) }
      removed = gone.isEmpty ? nil : gone
      cause = change.cause
    }

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required("changed", \.changed, "The fields, as they are now."),
      .optional("removed", \.removed, "The ids of fields that are gone, where some are."),
      .required("cause", \.cause, "The cause of the change."),
    ]
  }
}
