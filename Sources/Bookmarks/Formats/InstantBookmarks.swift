// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Bookmarks as Instant JSON has them: the list `bookmarks` of an object that may hold much else, all
/// of which stays.
struct InstantBookmarks {
  private static let format = "https://pspdfkit.com/instant-json/v1"
  private let root: JSONTree
  private let items: [BookmarkItem]
  /// The ids that stand in it.
  var named: Set<String> {
    Set(items.compactMap { $0.tree.text("pdfBookmarkId", "id") })
  }

  /// None yet.
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
    guard case .object = root else { throw .malformed("It is no JSON object.") }
    if let format = root[member: "format"], format.string != InstantBookmarks.format {
      throw .malformed("format: \(InstantBookmarks.format) is wanted.")
    }
    guard let list = root[member: "bookmarks"] else {
      items = []
      return
    }
    guard case .array(let trees) = list else { throw .malformed("bookmarks: a list is wanted.") }
    var ids: Set<String> = []
    var items: [BookmarkItem] = []
    for (index, tree) in trees.enumerated() {
      let item = BookmarkItem(tree, position: index, .instantJSON)
      guard let bookmark = item.bookmark else {
        throw .malformed("bookmarks[\(index)].action: an action with its type is wanted.")
      }
      if case .goTo(nil, nil) = bookmark.action.kind {
        throw .malformed("bookmarks[\(index)].action.pageIndex: a page from 0 is wanted.")
      }
      guard ids.insert(bookmark.id).inserted else {
        throw .malformed("bookmarks[\(index)].id: \(bookmark.id) is there twice.")
      }
      items.append(item)
    }
    self.items = items
  }

  var bookmarks: [Bookmark] { items.compactMap(\.bookmark) }

  /// The same object with these bookmarks.
  func bytes(with bookmarks: [Bookmark]) -> [UInt8] {
    let known = Dictionary(
      items.map { ($0.bookmark?.id ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    let trees = bookmarks.map {
      known[$0.id]?.tree(updatedTo: $0) ?? BookmarkItem.tree(of: $0, .instantJSON)
    }
    var root = root
    root.set("bookmarks", .array(trees))
    return root.wireBytes + [0x0A]
  }
}
