// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import Workspace

enum OutlineDidChange: Notification {
  static let name = "outline/didChange"
  static let summary = """
    The outline of a document or the targets of its entries changed; follows `document/didChange`. \
    Clients that show the outline must get it again.
    """

  struct Params: WrittenRecord {
    var documentId = ""
    var revision = 0
    var cause = ChangeCause.api

    init(_ open: OpenDocument, _ change: Change) {
      documentId = open.id
      revision = change.revision
      cause = change.cause
    }

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .revision(\.revision),
      .required("cause", \.cause, "The cause of the change."),
    ]
  }
}
