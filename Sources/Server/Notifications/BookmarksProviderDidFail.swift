// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import JSON
import JSONRPC

extension ProviderFailure.Operation: WireEnum {
  public static let name = "BookmarkOperation"
}

enum BookmarksProviderDidFail: Notification {
  static let name = "bookmarks/providerDidFail"
  static let summary = """
    A provider of bookmarks could not do what it was asked for, and the next one was asked, or nobody \
    waits for an answer, as in undoing.
    """

  struct Params: Record {
    static let name = "BookmarksProviderDidFailParams"
    var documentId = ""
    var provider = ""
    var operation = ProviderFailure.Operation.list
    var error = RPCError(.internalError, "")

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required("provider", \.provider, "The provider's id, as `bookmarks/providers` tells it."),
      .required("operation", \.operation, "The failed operation."),
      .required("error", \.error, "Why it could not."),
    ]
  }
}
