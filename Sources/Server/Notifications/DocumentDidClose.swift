// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum DocumentDidClose: Notification {
  static let name = "document/didClose"
  static let summary = """
    The server had to give a document up: it cannot be opened again after its process was lost. \
    Changes that were not saved are in its edit log.
    """

  struct Params: Record {
    static let name = "DidCloseParams"
    var documentId = ""
    var why = ""

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document, which is not open any more."),
      .required("why", \.why, "Why, for people."),
    ]
  }
}
