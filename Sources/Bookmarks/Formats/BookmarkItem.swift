// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The two JSON forms of bookmarks, which differ slightly.
enum BookmarkDialect {
  /// PSPDFKit's record in a document's XMP.
  case record
  case instantJSON

  var actionType: String { self == .record ? "actionType" : "type" }
  var id: String { self == .record ? "uuid" : "pdfBookmarkId" }
}

/// A bookmark in JSON, kept as read: unknown members stay.
struct BookmarkItem {
  let dialect: BookmarkDialect
  let tree: JSONTree
  /// `nil` if the item cannot be understood.
  let bookmark: Bookmark?

  /// Reads an item. Without UUID it gets an id from its position.
  init(_ tree: JSONTree, position: Int, _ dialect: BookmarkDialect = .record) {
    self.dialect = dialect
    self.tree = tree
    guard let action = tree[member: "action"].flatMap(ActionItem.action) else {
      bookmark = nil
      return
    }
    let id = dialect == .record ? tree.text("uuid") : tree.text("pdfBookmarkId", "id")
    bookmark = Bookmark(
      id: id ?? "pspdf-\(position)", name: tree[member: "name"]?.string,
      action: action, sortKey: tree[member: "sortKey"]?.double)
  }

  /// The JSON of a new item.
  static func tree(of bookmark: Bookmark, _ dialect: BookmarkDialect = .record) -> JSONTree {
    var tree = JSONTree.object([])
    if dialect == .instantJSON {
      tree = ["v": 1, "type": "pspdfkit/bookmark", "id": .string(bookmark.id)]
    }
    tree.set(dialect.id, .string(bookmark.id))
    tree.set("name", bookmark.name.map(JSONTree.string))
    tree.set("action", ActionItem.tree(of: bookmark.action, replacing: nil, dialect))
    tree.set("sortKey", bookmark.sortKey.map(JSONTree.number))
    return tree
  }

  /// The item's JSON, updated to match the bookmark.
  func tree(updatedTo new: Bookmark) -> JSONTree {
    guard let bookmark else { return tree }
    var tree = tree
    if dialect == .record, tree.text("uuid") != new.id { tree.set("uuid", .string(new.id)) }
    if dialect == .instantJSON, tree.text("pdfBookmarkId", "id") != new.id {
      tree.set("id", .string(new.id))
    }
    if !bookmark.name.isExactly(new.name) { tree.set("name", new.name.map(JSONTree.string)) }
    if bookmark.action != new.action {
      let old = tree[member: "action"]
      tree.set("action", ActionItem.tree(of: new.action, replacing: old, dialect))
    }
    if bookmark.sortKey != new.sortKey { tree.set("sortKey", new.sortKey.map(JSONTree.number)) }
    return tree
  }
}
