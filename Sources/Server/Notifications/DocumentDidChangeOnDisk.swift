// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Workspace

extension DiskChange: WireEnum {}

enum DocumentDidChangeOnDisk: Notification {
  static let name = "document/didChangeOnDisk"
  static let summary =
    "Another program changed a document's file. Sent once per version, when it is complete."

  struct Params: WrittenRecord {
    var documentId = ""
    var change = DiskChange.replaced
    var dirty = false
    var error: RPCError?

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document, which still has its old contents."),
      .required(
        "change", \.change,
        """
        The change: `replaced` by another file of the same name, `overwritten` in place, or \
        `removed`.
        """),
      .required("dirty", \.dirty, "Whether the document has unsaved changes."),
      .optional("error", \.error, "Why the document was not reloaded, if `autoReload` is on."),
    ]
  }
}
