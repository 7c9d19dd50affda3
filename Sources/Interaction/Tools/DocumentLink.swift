// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Another document that the user wants to see.
public struct DocumentLink: Hashable, Sendable {
  /// The path as the link gives it, often relative to the document; empty for a document opened from
  /// data.
  public var path: String
  /// The page's index, from 0.
  public var pageIndex: Int?
  /// A named destination.
  public var name: String?
  /// The part of the page to show, in the other document's user space.
  public var view: ActionValue?
  /// Whether it opens in a new window; `nil`: by the user's preference.
  public var newWindow: Bool?
  /// The id of the document, if it is open.
  public var documentID: String?
  /// Whether the file is temporary, and removed when the document is closed.
  public var isTemporary = false

  public init(_ path: String, pageIndex: Int? = nil, name: String? = nil) {
    self.path = path
    self.pageIndex = pageIndex
    self.name = name
  }
}
