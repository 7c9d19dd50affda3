// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Another document that the user wants to see.
public struct DocumentLink: Hashable, Sendable {
  /// As the link gives it; often relative to the document. Empty of one that was opened from data.
  public var path: String
  /// From 0.
  public var pageIndex: Int?
  /// A named destination.
  public var name: String?
  /// The part of the page to show, in the other document's user space.
  public var view: ActionValue?
  /// Whether it takes a window of its own; `nil`: as the user likes it.
  public var newWindow: Bool?
  /// The id of a document that is open.
  public var documentID: String?
  /// Whether the file was made for this, and is gone when the document is closed.
  public var isTemporary = false

  public init(_ path: String, pageIndex: Int? = nil, name: String? = nil) {
    self.path = path
    self.pageIndex = pageIndex
    self.name = name
  }
}
