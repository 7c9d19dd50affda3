// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// An item of PSPDFKit's record, kept as it was read: what is not known stays in it.
struct BookmarkItem {
  let tree: JSONTree
  /// `nil` where the item cannot be understood.
  let bookmark: Bookmark?

  /// An item without UUID gets an id from its position.
  init(_ tree: JSONTree, position: Int) {
    self.tree = tree
    guard let action = tree[member: "action"].flatMap(ActionItem.action) else {
      bookmark = nil
      return
    }
    bookmark = Bookmark(
      id: tree.text("uuid") ?? "pspdf-\(position)", name: tree[member: "name"]?.string,
      action: action, sortKey: tree[member: "sortKey"]?.double)
  }

  /// A new item.
  static func tree(of bookmark: Bookmark) -> JSONTree {
    var tree = JSONTree.object([])
    tree.set("uuid", .string(bookmark.id))
    tree.set("name", bookmark.name.map(JSONTree.string))
    tree.set("action", ActionItem.tree(of: bookmark.action, replacing: nil))
    tree.set("sortKey", bookmark.sortKey.map(JSONTree.number))
    return tree
  }

  /// The item with what differs from the bookmark replaced.
  func tree(updatedTo new: Bookmark) -> JSONTree {
    guard let bookmark else { return tree }
    var tree = tree
    if tree.text("uuid") != new.id { tree.set("uuid", .string(new.id)) }
    if bookmark.name != new.name { tree.set("name", new.name.map(JSONTree.string)) }
    if bookmark.action != new.action {
      tree.set("action", ActionItem.tree(of: new.action, replacing: tree[member: "action"]))
    }
    if bookmark.sortKey != new.sortKey {
      tree.set("sortKey", new.sortKey.map(JSONTree.number))
    }
    return tree
  }
}
