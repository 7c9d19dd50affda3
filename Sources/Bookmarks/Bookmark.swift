// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A mark that a reader keeps in a document: immutable; a changed copy with the same id replaces it.
///
/// `==` compares all fields, so that a change is seen; which bookmark it is, ``id`` alone decides:
/// ``isSame(as:)``.
public struct Bookmark: Hashable, Sendable {
  /// Opaque and unique in its document.
  public let id: String
  public let name: String?
  /// An action of any kind; usually one that goes to a page.
  public let action: Action
  /// Its place in the custom order. Only the manager interprets it.
  public let sortKey: Double?

  public init(id: String, name: String? = nil, action: Action, sortKey: Double? = nil) {
    self.id = id
    self.name = name
    self.action = action
    self.sortKey = sortKey
  }

  /// A bookmark of a page.
  public init(id: String, name: String? = nil, pageIndex: Int, sortKey: Double? = nil) {
    let action = Action(.goTo(Destination(pageIndex: pageIndex, fit: .page), name: nil))
    self.init(id: id, name: name, action: action, sortKey: sortKey)
  }

  /// The page that it goes to, from 0; `nil` where its action is of another kind.
  public var pageIndex: Int? {
    guard case .goTo(let destination, _) = action.kind else { return nil }
    return destination?.pageIndex
  }

  /// Whether both are states of one bookmark.
  public func isSame(as other: Bookmark) -> Bool { id == other.id }

  /// The same bookmark at another place of the custom order.
  public func withSortKey(_ sortKey: Double?) -> Bookmark {
    Bookmark(id: id, name: name, action: action, sortKey: sortKey)
  }
}

extension Bookmark {
  /// Whether all that it does is to show a page.
  var isOfWholePage: Bool {
    guard case .goTo(let destination?, name: nil) = action.kind else { return false }
    return destination.fit == .page && action.next.isEmpty
  }
}
