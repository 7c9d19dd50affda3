// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import Workspace

enum OutlineDidChange: Notification {
  static let name = "outline/didChange"
  static let summary = """
    The outline of a document has changed, or where its entries lead; follows `document/didChange`. \
    Who shows it asks for it again.
    """

  struct Params: Record {
    static let name = "OutlineDidChangeParams"
    var documentId = ""
    var revision = 0
    var cause = ChangeCause.api

    init() {}

    init(_ open: OpenDocument, _ change: Change) {
      documentId = open.id
      revision = change.revision
      cause = change.cause
    }

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required("revision", \.revision, "Its revision now."),
      .required("cause", \.cause, "The cause of the change."),
    ]
  }
}
