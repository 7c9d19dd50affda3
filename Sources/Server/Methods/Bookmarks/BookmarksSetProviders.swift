// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import JSON
import JSONRPC
import System
import Workspace

extension BookmarkFileFormat: WireEnum {}

enum BookmarksSetProviders: PromptMethod {
  static let name = "bookmarks/setProviders"
  static let effect = Effect.arranges(.latest())
  static let summary = """
    Sets the bookmark providers of a document, while it is open. The first provider that takes a \
    bookmark keeps it.
    """
  static let errors: [ErrorKind] = [.unknownDocument, .unsupported]
  typealias Result = WireBookmarkProviders

  struct Params: DocumentParams {
    var documentId = ""
    var providers: [BookmarkProviderChoice] = []

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required(
        "providers", \.providers,
        "The providers, in the order in which they are asked; initially `embedded` alone."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> WireBookmarkProviders {
    let open = try call.document(params)
    var providers: [any BookmarkProvider] = []
    for (index, choice) in params.providers.enumerated() {
      let path = "params.providers[\(index)]"
      let provider = try provider(choice, path, open, call.session)
      guard !providers.contains(where: { $0.id.isExactly(provider.id) }) else {
        throw RPCError(
          WireError(path: path, message: "The provider \(provider.id) is given twice."))
      }
      providers.append(provider)
    }
    open.bookmarks.set(providers)
    return WireBookmarkProviders(open.bookmarks)
  }

  private static func provider(
    _ choice: BookmarkProviderChoice, _ path: String, _ open: OpenDocument, _ session: Session
  ) throws(RPCError) -> any BookmarkProvider {
    switch choice.kind {
    case .embedded: return EmbeddedProvider(open.editor)
    case .client:
      guard let id = choice.id else {
        throw RPCError(WireError(path: path + ".id", message: "A client provider needs an id."))
      }
      try PlainName.check(id, path: path + ".id")
      return ClientBookmarks(session: session)
        .provider(id, of: open, milliseconds: choice.timeoutMs)
    case .file:
      let isTable = choice.path?.lowercased().hasSuffix(".csv") == true
      let format = choice.format ?? (isTable ? .csv : .json)
      return FileProvider(try file(choice.path, format, path, open), format, folder: open.sidecars)
    }
  }

  private static func file(
    _ given: String?, _ format: BookmarkFileFormat, _ path: String, _ open: OpenDocument
  ) throws(RPCError) -> String {
    guard let given else {
      guard let place = open.sidecars?.defaultPath(format) else {
        throw RPCError(
          .unsupported,
          "This document has no default place for bookmarks: give the path of a file.")
      }
      return place
    }
    guard !given.isEmpty, !given.utf8.contains(0), !open.file.isNamed(given) else {
      throw RPCError(
        WireError(
          path: path + ".path", message: "Give the path of a file other than the document's own."))
    }
    return SidecarFolder.absolute(given)
  }
}

/// The kinds of places where bookmarks are stored.
enum BookmarkProviderKind: String, WireEnum { case embedded, file, client }

/// A provider that a client chooses.
struct BookmarkProviderChoice: Record {
  static let summary = "A place to store bookmarks."
  var kind = BookmarkProviderKind.embedded
  var path: String?
  var format: BookmarkFileFormat?
  var id: String?
  var timeoutMs = 1000

  static let fields: [Field<Self>] = [
    .required(
      "kind", \.kind,
      "`embedded`: in the document; `file`: in a file beside it; `client`: in the client."),
    .optional(
      "path", \.path,
      "For `file`: its path; by default, a file in the user's state folder."),
    .optional(
      "format", \.format,
      """
      The format that `file` writes. `csv` holds only bookmarks of whole pages and leaves others \
      to the next provider. By default, from the path's extension, or else `json`.
      """),
    .optional("id", \.id, "For `client`: its name in requests: letters, digits, `.`, `-`, `_`."),
    .timeout(\.timeoutMs, "For `client`: how long to wait for an answer, in milliseconds."),
  ]
}
