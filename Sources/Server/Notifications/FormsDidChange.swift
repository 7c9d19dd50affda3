// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import Workspace

enum FormsDidChange: Notification {
  static let name = "forms/didChange"
  static let summary = """
    Form fields changed, were added or removed; follows `document/didChange`. Sent once for all \
    fields that changed together.
    """

  struct Params: Record {
    static let name = "FormsDidChangeParams"
    var documentId = ""
    var changed: [WireField] = []
    var removed: [String]?
    var cause = ChangeCause.api

    init() {}

    /// - Parameter fields: the changed fields after the change.
    init(_ open: OpenDocument, _ change: Change, _ fields: [WireField]) {
      documentId = open.id
      changed = fields
      let there = Set(changed.map(\.id))
      let gone = change.effect.fields.filter { !there.contains($0) }
      removed = gone.isEmpty ? nil : gone
      cause = change.cause
    }

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("changed", \.changed, "The fields after the change."),
      .optional("removed", \.removed, "The ids of removed fields, if any."),
      .required("cause", \.cause, "The cause of the change."),
    ]
  }
}
