// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import JSON
import JSONRPC

enum BookmarksProviders: PromptMethod {
  static let name = "bookmarks/providers"
  static let effect = Effect.reads
  static let summary = "Lists a document's bookmark providers, in the order of being asked."
  static let errors: [ErrorKind] = [.unknownDocument]
  typealias Params = OnlyDocument
  typealias Result = WireBookmarkProviders

  static func handle(
    _ params: OnlyDocument, _ call: Call
  ) throws(RPCError) -> WireBookmarkProviders {
    WireBookmarkProviders(try call.document(params).bookmarks)
  }
}

/// The wire form of a document's bookmark providers.
struct WireBookmarkProviders: WrittenRecord {
  var providers: [WireBookmarkProvider] = []
  static let fields: [Field<Self>] = [.required("providers", \.providers, "The providers.")]

  init(_ manager: BookmarkManager) {
    providers = manager.providers.map { WireBookmarkProvider($0, manager.problem(of: $0)) }
  }
}

struct WireBookmarkProvider: WrittenRecord {
  var id = ""
  var kind = ""
  var path: String?
  var format: BookmarkFileFormat?
  var problem: RPCError?

  init(_ provider: any BookmarkProvider, _ problem: BookmarkError?) {
    (id, kind) = (provider.id, provider.kind)
    if let file = provider as? FileProvider { (path, format) = (file.path, file.format) }
    self.problem = problem.map { RPCError($0) }
  }

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The id, as in a bookmark's `provider`."),
    .required(
      "kind", \.kind,
      "The place that keeps the bookmarks: `embedded`, `file` or `client`."),
    .optional("path", \.path, "For `file`: the path; the first save creates the file."),
    .optional("format", \.format, "For `file`: its format."),
    .optional(
      "problem", \.problem,
      "Why the last read failed, or why `embedded` takes no bookmarks."),
  ]
}
