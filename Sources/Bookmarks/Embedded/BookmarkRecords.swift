// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import XMP

/// The two records of bookmarks in a document's XMP, which are one list: a bookmark is in one of
/// them or in both under the same id. Where they differ, PSPDFKit's counts, which says more.
struct BookmarkRecords {
  private let items: [BookmarkItem]
  private let previews: [PreviewItem]

  /// - Throws: ``EngineError/damaged(_:)`` where PSPDFKit's record is no JSON array.
  init(_ packet: XMPPacket) throws(EngineError) {
    let text = packet.text(of: .pspdfBookmarks) ?? ""
    let trees = text.allSatisfy(\.isWhitespace) ? [] : try BookmarkRecords.parse(text)
    items = trees.enumerated().map { BookmarkItem($1, position: $0) }
    previews = packet.structs(of: .previewBookmarks).enumerated()
      .map { PreviewItem($1, position: $0) }
  }

  /// All bookmarks: those of PSPDFKit's record, and then those that only Preview's has.
  var bookmarks: [Bookmark] {
    var seen: Set<String> = []
    return (items.compactMap(\.bookmark) + previews.compactMap(\.bookmark))
      .filter { seen.insert($0.id).inserted }
  }

  /// Puts these bookmarks into the packet: all into PSPDFKit's record, those of pages into Preview's
  /// too. Items that cannot be understood stay.
  func write(_ bookmarks: [Bookmark], to packet: inout XMPPacket) throws(XMPError) {
    let trees = merge(
      bookmarks, into: items.map { ($0.bookmark?.id, $0) }, old: \.tree,
      update: { $0.tree(updatedTo: $1) }, new: { BookmarkItem.tree(of: $0) })
    let text = trees.isEmpty ? nil : JSONTree.array(trees).wireText.escapingNoncharacters()
    try packet.setText(text, of: .pspdfBookmarks)

    let pages = bookmarks.filter { $0.pageIndex != nil }
    let structs = merge(
      pages, into: previews.map { ($0.bookmark?.id, $0) }, old: \.fields,
      update: { $0.fields(updatedTo: $1) }, new: PreviewItem.fields)
    try packet.setStructs(structs, of: .previewBookmarks)
  }

  private static func parse(_ text: String) throws(EngineError) -> [JSONTree] {
    let tree: JSONTree
    do throws(JSONParseError) { tree = try JSONTree.parse(text) } catch {
      throw .damagedBookmarks("In pspdf:Bookmarks: \(error)")
    }
    guard case .array(let trees) = tree else {
      throw .damagedBookmarks("The property pspdf:Bookmarks is not a JSON array.")
    }
    return trees
  }

  /// The items in their order without those that are gone, and then the new ones. Of several with
  /// one id the first is the bookmark; the others stay as long as it does.
  private func merge<Item, Form>(
    _ bookmarks: [Bookmark], into items: [(id: String?, item: Item)], old: (Item) -> Form,
    update: (Item, Bookmark) -> Form, new: (Bookmark) -> Form
  ) -> [Form] {
    let wanted = Dictionary(bookmarks.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    var seen: Set<String> = []
    var forms: [Form] = []
    for (id, item) in items {
      guard let id else {
        forms.append(old(item))
        continue
      }
      guard let bookmark = wanted[id] else { continue }
      forms.append(seen.insert(id).inserted ? update(item, bookmark) : old(item))
    }
    for bookmark in bookmarks where seen.insert(bookmark.id).inserted {
      forms.append(new(bookmark))
    }
    return forms
  }
}

extension String {
  /// JSON in which the noncharacters that XML has no way to write stand as escapes.
  fileprivate func escapingNoncharacters() -> String {
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
