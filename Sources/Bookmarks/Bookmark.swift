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

/// Makes ids for new bookmarks.
public enum BookmarkID {
  /// A random UUID (RFC 9562, version 4) in upper case. PSPDFKit and Preview write such ids.
  public static func make(using generator: inout some RandomNumberGenerator) -> String {
    let high = generator.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    let low = generator.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    let digits = hex(high) + hex(low)
    var text = ""
    for (position, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(position) { text += "-" }
      text.append(digit)
    }
    return text
  }

  private static func hex(_ value: UInt64) -> String {
    value.padded(to: 16, radix: 16).uppercased()
  }
}

/// The order of a list of bookmarks. Sorting never changes the stored order.
public enum BookmarkSortOrder: String, CaseIterable, Sendable {
  /// The reader's own order: by sort key, then bookmarks without a key, in the order of addition.
  case custom
  /// Sorts by page. Bookmarks without a target page come last. Equal bookmarks keep the order in which
  /// they were added.
  case pageBased

  /// The bookmarks in this order.
  public func sorted(_ entries: [BookmarkEntry]) -> [BookmarkEntry] {
    let keys = entries.map { key(of: $0.bookmark) ?? .infinity }
    // Sorts by index as well, because the library's sort is not stable.
    return entries.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { entries[$0] }
  }

  private func key(of bookmark: Bookmark) -> Double? {
    switch self {
    case .custom: bookmark.sortKey.flatMap { $0.isNaN ? nil : $0 }
    case .pageBased: bookmark.pageIndex.map(Double.init)
    }
  }
}
