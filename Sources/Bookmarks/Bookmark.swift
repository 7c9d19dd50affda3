// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// A reader's bookmark in a document. It is immutable; a changed copy with the same id replaces it.
///
/// `==` compares all fields, so that changes are noticed. Only ``id`` identifies a bookmark: see
/// ``isSame(as:)``.
public struct Bookmark: Hashable, Sendable {
  /// Opaque and unique in its document.
  @Exact public private(set) var id: String
  @Exact public private(set) var name: String?
  /// Any kind of action; usually a jump to a page.
  public let action: Action
  /// The place in the custom order. Only the manager interprets it.
  public let sortKey: Double?

  public init(id: String, name: String? = nil, action: Action, sortKey: Double? = nil) {
    self.id = id
    self.name = name
    self.action = action
    self.sortKey = sortKey
  }

  public init(id: String, name: String? = nil, pageIndex: Int, sortKey: Double? = nil) {
    let action = Action(.goTo(Destination(pageIndex: pageIndex, fit: .page), name: nil))
    self.init(id: id, name: name, action: action, sortKey: sortKey)
  }

  /// The target page, from 0; `nil` if the action is of a different kind.
  public var pageIndex: Int? {
    guard case .goTo(let destination, _) = action.kind else { return nil }
    return destination?.pageIndex
  }

  /// Whether both values are states of the same bookmark.
  public func isSame(as other: Bookmark) -> Bool { id.isExactly(other.id) }

  /// The ``id`` as the key of a dictionary.
  var key: ExactText { ExactText(id) }

  /// The same bookmark with a different place in the custom order.
  public func withSortKey(_ sortKey: Double?) -> Bookmark {
    Bookmark(id: id, name: name, action: action, sortKey: sortKey)
  }
}

extension Bookmark {
  /// Whether its only action is to show a page.
  var isOfWholePage: Bool {
    guard case .goTo(let destination?, name: nil) = action.kind else { return false }
    return destination.fit == .page && action.next.isEmpty
  }
}
