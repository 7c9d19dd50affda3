// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum DocumentDidClose: Notification {
  static let name = "document/didClose"
  static let summary = """
    The server had to close a document. Its process was lost, and the file cannot be opened again. \
    Unsaved changes are in its edit log.
    """

  struct Params: WrittenRecord {
    static let name = "DidCloseParams"
    var documentId = ""
    var why = ""

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document, which is no longer open."),
      .required("why", \.why, "The reason, for people."),
    ]
  }
}
