// SPDX-License-Identifier: AGPL-3.0-or-later

enum BookmarkProviderSave: ClientRequest {
  static let name = "bookmarkProvider/save"
  static let summary =
    "The document is about to be saved: what your provider keeps is to be stored."
  typealias Params = BookmarkProviderParams
  typealias Result = Nothing
}
