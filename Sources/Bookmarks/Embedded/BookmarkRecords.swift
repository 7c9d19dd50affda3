// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import System
import XMP

/// The two records of bookmarks in a document's XMP form one list: a bookmark is in one of them, or
/// in both under the same id. If they differ, PSPDFKit's record wins, because it holds more.
struct BookmarkRecords {
  private(set) var items: [RecordItem]
  private(set) var previews: [PreviewItem]
  /// All bookmarks: those of PSPDFKit's record, then those that only Preview's record has.
  private(set) var bookmarks: [Bookmark]
  /// Whether both records agree about each bookmark. Each bookmark must also have only one item in a
  /// record.
  let isRegular: Bool

  /// - Parameters:
  ///   - known: records that were read before, to avoid reading their items again.
  ///   - count: counts the items that are read.
  /// - Throws: ``EngineError/damaged(_:)`` if PSPDFKit's record is not a JSON array.
  init(
    _ packet: XMPPacket, known: BookmarkRecords? = nil, counting count: inout Int
  ) throws(EngineError) {
    items = try BookmarkRecords.items(
      of: packet.text(of: .pspdfBookmarks) ?? "", known?.items ?? [], &count)
    previews = packet.structs(of: .previewBookmarks).enumerated()
      .map { PreviewItem($1, position: $0) }
    let written = items.compactMap(\.item.bookmark)
    var seen: Set<ExactText> = []
    bookmarks = (written + previews.compactMap(\.bookmark)).filter { seen.insert($0.key).inserted }
    isRegular =
      bookmarks.count == written.count
      && items.allSatisfy { $0.isNamed || $0.item.bookmark == nil }
      && BookmarkRecords.agree(previews, written)
  }

  /// The records with these bookmarks: all in PSPDFKit's record, and bookmarks of pages in Preview's
  /// record, too. Items that cannot be understood stay.
  func merged(with bookmarks: [Bookmark]) -> MergedRecords {
    let merged = merge(
      bookmarks, into: items.map { ($0.item.bookmark?.key, $0) }, old: { $0 },
      update: { RecordItem($0.item.tree(updatedTo: $1)) },
      new: { RecordItem(BookmarkItem.tree(of: $0)) })
    let pages = bookmarks.filter { $0.pageIndex != nil }
    let structs = merge(
      pages, into: previews.map { ($0.bookmark?.key, $0) }, old: \.fields,
      update: { $0.fields(updatedTo: $1) }, new: PreviewItem.fields)
    return MergedRecords(items: merged, structs: structs)
  }

  /// Writes merged records to the packet. Afterwards only ``items`` is current, so that the packet can be
  /// read again without reading the written items.
  mutating func write(_ merged: MergedRecords, to packet: inout XMPPacket) throws(XMPError) {
    try BookmarkRecords.write(merged.items, to: &packet)
    items = merged.items
    try packet.setStructs(merged.structs, of: .previewBookmarks)
  }

  /// Applies changes to regular records and to their packet. The records must have been read from the
  /// packet. Unchanged items are neither read nor rewritten.
  mutating func make(_ changes: [BookmarkChange], in packet: inout XMPPacket) throws(XMPError) {
    for change in changes {
      switch change {
      case .add(let bookmark): try put(bookmark, &packet)
      case .remove(let bookmark):
        items.removeAll { $0.item.bookmark?.key == bookmark.key }
        try setPreview(of: bookmark.key, to: nil, &packet)
      }
    }
    bookmarks = items.compactMap(\.item.bookmark)
    try BookmarkRecords.write(items, to: &packet)
  }

  private mutating func put(_ bookmark: Bookmark, _ packet: inout XMPPacket) throws(XMPError) {
    if let place = items.firstIndex(where: { $0.item.bookmark?.key == bookmark.key }) {
      items[place] = RecordItem(items[place].item.tree(updatedTo: bookmark))
    } else {
      items.append(RecordItem(BookmarkItem.tree(of: bookmark)))
    }
    try setPreview(of: bookmark.key, to: bookmark.pageIndex == nil ? nil : bookmark, &packet)
  }

  private mutating func setPreview(
    of key: ExactText, to bookmark: Bookmark?, _ packet: inout XMPPacket
  ) throws(XMPError) {
    let known = previews.firstIndex { $0.bookmark?.key == key }
    guard known != nil || bookmark != nil else { return }
    let place = known ?? previews.count
    let fields = bookmark.map { bookmark in
      known.map { previews[$0].fields(updatedTo: bookmark) } ?? PreviewItem.fields(of: bookmark)
    }
    if let fields {
      previews.replaceSubrange(
        place..<min(place + 1, previews.count), with: [PreviewItem(fields, position: place)])
    } else {
      previews.remove(at: place)
    }
    if previews.isEmpty { return try packet.setStructs([], of: .previewBookmarks) }
    try packet.setStruct(fields, at: place, of: .previewBookmarks)
  }

  private static func write(_ items: [RecordItem], to packet: inout XMPPacket) throws(XMPError) {
    let text = "[" + items.map(\.text).joined(separator: ",") + "]"
    try packet.setText(items.isEmpty ? nil : text, of: .pspdfBookmarks)
  }

  /// Whether Preview's record has exactly the page bookmarks among these. Unknown items do not count.
  private static func agree(_ previews: [PreviewItem], _ written: [Bookmark]) -> Bool {
    let understood = previews.filter { $0.bookmark != nil }
    let pages = Dictionary(
      understood.compactMap(\.bookmark).map { ($0.key, $0.pageIndex) },
      uniquingKeysWith: { first, _ in first })
    let ofPages = written.filter { $0.pageIndex != nil }
    return understood.allSatisfy(\.isNamed) && pages.count == understood.count
      && pages.count == ofPages.count && ofPages.allSatisfy { pages[$0.key] == $0.pageIndex }
  }
}

extension BookmarkRecords {
  private static func items(
    of text: String, _ known: [RecordItem], _ count: inout Int
  ) throws(EngineError) -> [RecordItem] {
    if text.allSatisfy(\.isWhitespace) { return [] }
    if let items = parts(of: text, known, &count) { return items }
    // Reading the whole record yields an error that says what is wrong and where.
    let tree: JSONTree
    do throws(JSONParseError) { tree = try JSONTree.parse(text) } catch {
      throw .damagedBookmarks("In pspdf:Bookmarks: \(error)")
    }
    guard case .array(let trees) = tree else {
      throw .damagedBookmarks("The property pspdf:Bookmarks is not a JSON array.")
    }
    count += trees.count
    return trees.enumerated().map { RecordItem($1, position: $0) }
  }

  /// The elements of the array, each read separately; `nil` if that is impossible.
  private static func parts(
    of text: String, _ known: [RecordItem], _ count: inout Int
  ) -> [RecordItem]? {
    guard let texts = RecordText.elements(of: text) else { return nil }
    let read = Dictionary(
      known.lazy.filter(\.isNamed).map { (ExactText($0.text), $0) },
      uniquingKeysWith: { first, _ in first })
    var items: [RecordItem] = []
    items.reserveCapacity(texts.count)
    for (position, text) in texts.enumerated() {
      if let known = read[ExactText(text)] {
        items.append(known)
      } else if let item = try? RecordItem(text, position: position) {
        items.append(item)
        count += 1
      } else {
        return nil
      }
    }
    return items
  }

  /// The items in their order without the removed ones, then new ones. If several have the same id, the
  /// first is the bookmark; the others stay as long as it does.
  private func merge<Item, Form>(
    _ bookmarks: [Bookmark], into items: [(key: ExactText?, item: Item)], old: (Item) -> Form,
    update: (Item, Bookmark) -> Form, new: (Bookmark) -> Form
  ) -> [Form] {
    let wanted = Dictionary(bookmarks.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    var seen: Set<ExactText> = []
    var forms: [Form] = []
    for (key, item) in items {
      guard let key else {
        forms.append(old(item))
        continue
      }
      guard let bookmark = wanted[key] else { continue }
      forms.append(seen.insert(key).inserted ? update(item, bookmark) : old(item))
    }
    for bookmark in bookmarks where seen.insert(bookmark.key).inserted {
      forms.append(new(bookmark))
    }
    return forms
  }
}

/// Both records, ready to be written.
struct MergedRecords {
  let items: [RecordItem]
  let structs: [[String: String]]
}
