// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum DocumentDidFailToSave: Notification {
  static let name = "document/didFailToSave"
  static let summary = "A document was to be saved by `autosave`, and was not; its next change is."

  struct Params: Record {
    static let name = "DocumentDidFailToSaveParams"
    var documentId = ""
    var error = RPCError(.internalError, "")

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document; its changes are in its edit log."),
      .required("error", \.error, "Why it was not."),
    ]
  }
}
