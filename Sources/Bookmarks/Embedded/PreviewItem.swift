// SPDX-License-Identifier: AGPL-3.0-or-later

/// An item of Apple Preview's record.
struct PreviewItem {
  let fields: [String: String]
  /// A bookmark of a page without name; `nil` where the item cannot be understood.
  let bookmark: Bookmark?
  /// Whether the item says which bookmark it is, so that its place does not matter.
  let isNamed: Bool

  /// An item without UUID gets an id from its position.
  init(_ fields: [String: String], position: Int) {
    self.fields = fields
    let page = fields["PageIndex"].flatMap(Int.init).flatMap { $0 >= 0 ? $0 : nil }
    let uuid = fields["UUID"].flatMap { $0.isEmpty ? nil : $0 }
    let id = uuid ?? "preview-\(position)"
    isNamed = uuid != nil
    bookmark = page.map { Bookmark(id: id, pageIndex: $0) }
  }

  /// A new item; the bookmark goes to a page.
  static func fields(of bookmark: Bookmark) -> [String: String] {
    ["PageIndex": String(bookmark.pageIndex ?? 0), "UUID": bookmark.id]
  }

  /// The item with what differs from the bookmark replaced.
  func fields(updatedTo new: Bookmark) -> [String: String] {
    var fields = fields
    fields["UUID"] = new.id
    if bookmark?.pageIndex != new.pageIndex { fields["PageIndex"] = String(new.pageIndex ?? 0) }
    return fields
  }
}
