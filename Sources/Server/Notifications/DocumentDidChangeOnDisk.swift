// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Workspace

extension DiskChange: WireEnum {}

enum DocumentDidChangeOnDisk: Notification {
  static let name = "document/didChangeOnDisk"
  static let summary = """
    Another program has changed a document's file; told once for each version, when that is complete.
    """

  struct Params: Record {
    static let name = "DocumentDidChangeOnDiskParams"
    var documentId = ""
    var change = DiskChange.replaced
    var dirty = false
    var error: RPCError?

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document, which is still as it was read."),
      .required(
        "change", \.change,
        "`replaced`: another file has its name; `overwritten`: it was written to; `removed`: it is "
          + "gone."),
      .required("dirty", \.dirty, "Whether the document has changes that are not saved."),
      .optional("error", \.error, "Why it was not reloaded, where `autoReload` asked for that."),
    ]
  }
}
