// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import System

/// Bookmarks in Instant JSON: the list `bookmarks` of an object. All its other members are kept.
struct InstantBookmarks {
  private static let format = "https://pspdfkit.com/instant-json/v1"
  private let root: JSONTree
  private let items: [BookmarkItem]
  /// The ids in the file.
  var named: Set<ExactText> {
    Set(items.compactMap { $0.tree.text("pdfBookmarkId", "id").map(\.exact) })
  }

  /// An empty list.
  init() {
    root = ["format": .string(InstantBookmarks.format)]
    items = []
  }

  /// - Throws: ``BookmarkError/malformed(_:)``.
  init(_ bytes: [UInt8]) throws(BookmarkError) {
    do throws(JSONParseError) {
      root = JSONTree(try JSONDocument.parse(bytes).root)
    } catch {
      throw .malformed("It is not JSON: \(error)")
    }
    guard case .object = root else { throw .malformed("It is not a JSON object.") }
    if let format = root[member: "format"], format.string != InstantBookmarks.format {
      throw .malformed("format: expected \(InstantBookmarks.format).")
    }
    guard let list = root[member: "bookmarks"] else {
      items = []
      return
    }
    guard case .array(let trees) = list else { throw .malformed("bookmarks: expected an array.") }
    var ids: Set<ExactText> = []
    var items: [BookmarkItem] = []
    for (index, tree) in trees.enumerated() {
      let item = BookmarkItem(tree, position: index, .instantJSON)
      guard let bookmark = item.bookmark else {
        throw .malformed("bookmarks[\(index)].action: expected an action with a type.")
      }
      if case .goTo(nil, nil) = bookmark.action.kind {
        throw .malformed("bookmarks[\(index)].action.pageIndex: expected a page index from 0.")
      }
      guard ids.insert(bookmark.key).inserted else {
        throw .malformed("bookmarks[\(index)].id: \(bookmark.id) is repeated.")
      }
      items.append(item)
    }
    self.items = items
  }

  var bookmarks: [Bookmark] { items.compactMap(\.bookmark) }

  /// The object's bytes with these bookmarks.
  func bytes(with bookmarks: [Bookmark]) -> [UInt8] {
    let known = Dictionary(
      items.map { ($0.bookmark?.key ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    let trees = bookmarks.map {
      known[$0.key]?.tree(updatedTo: $0) ?? BookmarkItem.tree(of: $0, .instantJSON)
    }
    var root = root
    root.set("bookmarks", .array(trees))
    return root.wireBytes + [0x0A]
  }
}
