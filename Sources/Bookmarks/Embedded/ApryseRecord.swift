// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// The bookmarks of Apryse's apps: items like those of an outline under the key `pdftronUserBookmarks` of
/// the catalog, each with a title and an action that goes to a page. They are read, and kept in sync with
/// changes and removals; new bookmarks are not added to them.
struct ApryseRecord {
  private struct Item {
    let object: PDFObject
    /// `nil` if the item is not a bookmark.
    let bookmark: Bookmark?
    /// Whether its page no longer exists.
    let isStale: Bool
  }

  static let key = "pdftronUserBookmarks"
  private let document: Document
  private let root: PDFObject?
  private let items: [Item]

  init(of document: Document) throws(EngineError) {
    self.document = document
    root = try document.catalog?[ApryseRecord.key]
    var items: [Item] = []
    var seen: Set<Int> = []
    var next = try root?["First"]
    while let object = next, object.number > 0, seen.insert(object.number).inserted {
      items.append(try ApryseRecord.item(object, document))
      next = try object["Next"]
    }
    self.items = items
  }

  var isEmpty: Bool { items.isEmpty }
  var bookmarks: [Bookmark] { items.compactMap(\.bookmark) }

  /// The bookmarks that XMP must hold. This record cannot hold them completely, or XMP has them
  /// already.
  func leaving(_ bookmarks: [Bookmark], knownElsewhere: Set<ExactText>) -> [Bookmark] {
    let own = Dictionary(
      self.bookmarks.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    return bookmarks.filter { bookmark in
      guard let old = own[bookmark.key], !knownElsewhere.contains(bookmark.key) else { return true }
      return bookmark.sortKey != nil
        || !(bookmark.action == old.action || bookmark.isOfWholePage)
    }
  }

  /// Updates the items to match these bookmarks. Call this only within an operation of the journal.
  ///
  /// - Parameter elsewhere: the ids of the bookmarks that XMP holds, too. An item's own id would not
  ///   survive a rewriting of the file.
  func write(_ bookmarks: [Bookmark], alsoElsewhere elsewhere: Set<ExactText>) throws(EngineError) {
    guard root != nil else { return }
    let wanted = Dictionary(bookmarks.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var kept: [PDFObject] = []
    for item in items where !item.isStale {
      guard let old = item.bookmark else {
        kept.append(item.object)
        continue
      }
      guard let new = wanted[old.key] else { continue }
      try update(item.object, from: old, to: new)
      if elsewhere.contains(new.key) { try item.object.set("NM", document.makeText(new.id)) }
      kept.append(item.object)
    }
    if kept.count < items.count { try link(kept) }
  }

  private func update(
    _ object: PDFObject, from old: Bookmark, to new: Bookmark
  ) throws(EngineError) {
    if !new.name.isExactly(old.name) {
      try object.set("Title", document.makeText(new.name ?? ""))
    }
    guard let index = new.pageIndex, index != old.pageIndex,
      let page = try document.pageObject(index)
    else { return }
    let action = try document.makeDictionary()
    try action.set("S", document.makeName("GoTo"))
    try action.set("D", document.makeArray([page, document.makeName("Fit")]))
    try object.set("Dest", nil)
    try object.set("A", action)
  }

  /// Makes these the items. Without items the record is removed, as in Apryse's apps.
  private func link(_ kept: [PDFObject]) throws(EngineError) {
    guard let root, let first = kept.first, let last = kept.last else {
      try document.catalog?.set(ApryseRecord.key, nil)
      return
    }
    try root.set("First", first)
    try root.set("Last", last)
    if try root["Count"] != nil { try root.set("Count", document.makeInteger(kept.count)) }
    for (index, object) in kept.enumerated() {
      try object.set("Prev", index > 0 ? kept[index - 1] : nil)
      try object.set("Next", index + 1 < kept.count ? kept[index + 1] : nil)
    }
  }

  private static func item(_ object: PDFObject, _ document: Document) throws(EngineError) -> Item {
    let action = try document.action(of: object)
    if case .goTo(nil, name: nil)? = action?.kind {
      return Item(object: object, bookmark: nil, isStale: true)
    }
    let title = try object["Title"]?.text ?? ""
    let name = try object["NM"]?.text ?? ""
    let bookmark = action.map {
      Bookmark(
        id: name.isEmpty ? "pdftron-\(object.number)" : name, name: title.isEmpty ? nil : title,
        action: $0)
    }
    return Item(object: object, bookmark: bookmark, isStale: false)
  }
}
