// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import JSON
import JSONRPC

enum BookmarksProviders: PromptMethod {
  static let name = "bookmarks/providers"
  static let summary = "Tells what keeps the bookmarks of a document, in the order of asking."
  static let errors: [ErrorKind] = [.unknownDocument]
  typealias Params = OnlyDocument

  struct Result: Record {
    static let name = "BookmarksProvidersResult"
    var providers: [BookmarkProviderForm] = []
    static let fields: [Field<Self>] = [.required("providers", \.providers, "The providers.")]
  }

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Result {
    var result = Result()
    result.providers = try call.document(params).bookmarks.providers.map(BookmarkProviderForm.init)
    return result
  }
}

struct BookmarkProviderForm: Record {
  static let name = "BookmarkProvider"
  var id = ""
  var kind = ""

  init() {}

  init(_ provider: any BookmarkProvider) { (id, kind) = (provider.id, provider.kind) }

  static let fields: [Field<Self>] = [
    .required("id", \.id, "What a bookmark's `provider` says."),
    .required("kind", \.kind, "Where it keeps them: `embedded` is in the document."),
  ]
}
