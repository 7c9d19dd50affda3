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
    A bookmark provider failed. Sent if the next one was asked, or if no request waits for the \
    outcome, as in undo.
    """

  struct Params: WrittenRecord {
    var documentId = ""
    var provider = ""
    var operation = ProviderFailure.Operation.list
    var error = RPCError(.internalError, "")

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("provider", \.provider, "The provider's id, as in `bookmarks/providers`."),
      .required("operation", \.operation, "The failed operation."),
      .required("error", \.error, "Why the operation failed."),
    ]
  }
}
