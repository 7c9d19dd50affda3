// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum BookmarkProviderDidChange: PromptMethod {
  static let name = "bookmarkProvider/didChange"
  static let effect = Effect.arranges()
  static let summary = """
    Reports that a bookmark provider of the client changed its bookmarks. The server lists them \
    again.
    """
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: DocumentParams {
    var documentId = ""
    var providerId = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("providerId", \.providerId, "The provider."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    guard try call.document(params).bookmarks.clientDidChange(params.providerId) else {
      throw RPCError(
        .notFound, "The document has no client provider \(params.providerId).",
        data: [.init("what", "bookmarkProvider")])
    }
    return Nothing()
  }
}
