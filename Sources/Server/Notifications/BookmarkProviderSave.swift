// SPDX-License-Identifier: AGPL-3.0-or-later

enum BookmarkProviderSave: ClientRequest {
  static let name = "bookmarkProvider/save"
  static let summary =
    "The document will be saved: your provider must store its bookmarks."
  typealias Params = BookmarkProviderParams
  typealias Result = Nothing
}
