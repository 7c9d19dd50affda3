// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import XMP

/// An item of PSPDFKit's record, and its text in the record.
struct RecordItem {
  let text: String
  let item: BookmarkItem
  /// Whether the item has its bookmark's id. If so, its position does not matter.
  let isNamed: Bool

  init(_ text: String, position: Int) throws(JSONParseError) {
    self.init(try JSONTree.parse(text), as: text, position: position)
  }

  init(_ tree: JSONTree, position: Int = 0) {
    self.init(tree, as: tree.wireText.escapingNoncharacters(), position: position)
  }

  private init(_ tree: JSONTree, as text: String, position: Int) {
    self.text = text
    item = BookmarkItem(tree, position: position)
    isNamed = tree.text("uuid") != nil
  }
}

extension String {
  /// JSON that escapes the noncharacters, because XML cannot hold them.
  fileprivate func escapingNoncharacters() -> String {
    guard unicodeScalars.contains(where: { $0.value & ~1 == 0xFFFE }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{FFFE}": text += "\\uFFFE"
      case "\u{FFFF}": text += "\\uFFFF"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// An item of Apple Preview's record.
struct PreviewItem {
  let fields: [String: String]
  /// A bookmark of a page, without a name; `nil` if the item cannot be understood.
  let bookmark: Bookmark?
  /// Whether the item has its bookmark's id. If so, its position does not matter.
  let isNamed: Bool

  /// Reads an item. Without UUID it gets an id from its position.
  init(_ fields: [String: String], position: Int) {
    self.fields = fields
    let page = fields["PageIndex"].flatMap(Int.init).flatMap { $0 >= 0 ? $0 : nil }
    let uuid = fields["UUID"].flatMap { $0.isEmpty ? nil : $0 }
    let id = uuid ?? "preview-\(position)"
    isNamed = uuid != nil
    bookmark = page.map { Bookmark(id: id, pageIndex: $0) }
  }

  /// The fields of a new item; the bookmark must go to a page.
  static func fields(of bookmark: Bookmark) -> [String: String] {
    ["PageIndex": String(bookmark.pageIndex ?? 0), "UUID": bookmark.id]
  }

  /// The item's fields, updated to match the bookmark.
  func fields(updatedTo new: Bookmark) -> [String: String] {
    var fields = fields
    fields["UUID"] = new.id
    if bookmark?.pageIndex != new.pageIndex { fields["PageIndex"] = String(new.pageIndex ?? 0) }
    return fields
  }
}

extension XMPName {
  /// The record of PSPDFKit: a text that holds a JSON array.
  static let pspdfBookmarks = XMPName(
    namespace: "http://pspdfkit.com/pdf/xmp/1.0/", prefix: "pspdf", local: "Bookmarks")
  /// The record of Apple Preview: an array of structs with `PageIndex` and `UUID`.
  static let previewBookmarks = XMPName(
    namespace: "http://ns.apple.com/Preview/1.0/", prefix: "apple-preview", local: "Bookmarks")
}
