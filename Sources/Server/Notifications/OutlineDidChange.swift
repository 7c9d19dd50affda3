// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON

enum OutlineDidChange: Notification {
  static let name = "outline/didChange"
  static let summary = """
    A document's outline or the targets of its entries changed. Follows `document/didChange`. \
    Clients that show the outline must get it again.
    """

  struct Params: WrittenRecord {
    var documentId: String
    var change: Change

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .revision(\.change.revision),
      .required("cause", \.change.cause, "The cause of the change."),
    ]
  }
}
