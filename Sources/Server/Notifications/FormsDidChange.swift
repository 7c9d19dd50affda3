// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import System
import Workspace

enum FormsDidChange: Notification {
  static let name = "forms/didChange"
  static let summary = """
    Form fields changed, were added or removed; follows `document/didChange`. Sent once for all \
    fields that changed together.
    """

  struct Params: WrittenRecord {
    var documentId = ""
    var changed: [PlacedField] = []
    var removed: [String]?
    var cause = ChangeCause.api

    /// - Parameter fields: the changed fields after the change.
    init(_ open: OpenDocument, _ change: Change, _ fields: [PlacedField]) {
      documentId = open.id
      changed = fields
      let there = Set(changed.flatMap { [ExactText($0.id), ExactText($0.field.name)] })
      let gone = change.effect.fields.filter { !there.contains(ExactText($0)) }
      removed = gone.unlessEmpty
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
