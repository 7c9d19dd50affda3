// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum DocumentDidFailToSave: Notification {
  static let name = "document/didFailToSave"
  static let summary = "Saving a document by `autosave` failed; its next change tries again."

  struct Params: WrittenRecord {
    var documentId = ""
    var error = RPCError(.internalError, "")

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document, whose changes are in its edit log."),
      .required("error", \.error, "Why the document was not saved."),
    ]
  }
}
