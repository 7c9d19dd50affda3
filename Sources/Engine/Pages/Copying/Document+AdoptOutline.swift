// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// The top-level entries of the outline.
  var topmostOutlineItems: [PDFObject] {
    get throws(EngineError) {
      var items: [PDFObject] = []
      var seen: Set<Int> = []
      var next = try catalog?["Outlines"]?["First"]
      while let item = next, item.number > 0, seen.insert(item.number).inserted {
        items.append(item)
        next = try item["Next"]
      }
      return items
    }
  }

  /// The number of top-level entries to keep before the entries of pages that are inserted at an
  /// index: all up to the last one that leads to an earlier page.
  func outlinePosition(ofPage index: Int) throws(EngineError) -> Int {
    var position = 0
    for (place, item) in try outline(depth: 1).enumerated() {
      if let page = item.pageIndex, page < index { position = place + 1 }
    }
    return position
  }

  /// Inserts entries with their descendants among the top-level entries of the outline.
  func insert(outline items: [PDFObject], behind position: Int) throws(EngineError) {
    guard !items.isEmpty else { return }
    try makeOutline()
    guard let root = try requiredCatalog["Outlines"] else { return }
    var all = try topmostOutlineItems
    all.insert(contentsOf: items, at: min(position, all.count))
    for (place, item) in all.enumerated() {
      try item.set("Parent", root)
      try item.set("Prev", place > 0 ? all[place - 1] : nil)
      try item.set("Next", place + 1 < all.count ? all[place + 1] : nil)
    }
    try root.set("First", all.first)
    try root.set("Last", all.last)
    var shown = try root["Count"]?.integer ?? 0
    for item in items { shown &+= 1 &+ max(0, try item["Count"]?.integer ?? 0) }
    try root.set("Count", makeInteger(shown))
  }
}
