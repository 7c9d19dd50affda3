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

enum DocumentDidReload: Notification {
  static let name = "document/didReload"
  static let summary = """
    A document's file was read again: all that was read of it before is void. Comes before the reply \
    to the request that did it, and after what has changed of views, selections and bookmarks.
    """
  typealias Params = DocumentOpen.Result
}

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
