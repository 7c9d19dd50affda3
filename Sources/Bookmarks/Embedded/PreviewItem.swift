// SPDX-License-Identifier: AGPL-3.0-or-later

/// An item of Apple Preview's record.
struct PreviewItem {
  let fields: [String: String]
  /// A bookmark of a page, without a name; `nil` if the item cannot be understood.
  let bookmark: Bookmark?
  /// Whether the item has its bookmark's id, so that its position does not matter.
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
