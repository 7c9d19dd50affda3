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

  /// Calls `body` for an outline entry and all entries after it. Entries below any of these are
  /// included.
  func eachOutlineEntry(
    from first: PDFObject, _ body: (PDFObject) throws(EngineError) -> Void
  ) throws(EngineError) {
    var pending = [first]
    var seen: Set<Int> = []
    while let entry = pending.popLast() {
      guard entry.number > 0, seen.insert(entry.number).inserted else { continue }
      try body(entry)
      for key in ["First", "Next"] {
        if let other = try entry[key] { pending.append(other) }
      }
    }
  }

  /// The number of top-level entries that precede the entries of inserted pages. These are all entries
  /// up to the last one that leads to a page before `index`.
  func outlinePosition(ofPage index: Int) throws(EngineError) -> Int {
    var position = 0
    for (place, item) in try outline(depth: 1).enumerated() {
      if let page = item.pageIndex, page < index { position = place + 1 }
    }
    return position
  }

  /// Inserts a chain of copied entries at the outline's top level. They must still be linked with
  /// ``link(outline:_:)``.
  func insert(outline items: [PDFObject], behind position: Int) throws(EngineError) {
    guard let first = items.first, let last = items.last else { return }
    try makeOutline()
    guard let root = try requiredCatalog["Outlines"] else { return }
    let all = try topmostOutlineItems
    let place = min(position, all.count)
    let before = place > 0 ? all[place - 1] : nil
    let after = place < all.count ? all[place] : nil
    try first.set("Prev", before)
    try last.set("Next", after)
    if let before { try before.set("Next", first) } else { try root.set("First", first) }
    if let after { try after.set("Prev", last) } else { try root.set("Last", last) }
    var shown = try root["Count"]?.integer ?? 0
    for item in items { shown &+= 1 &+ max(0, try item["Count"]?.integer ?? 0) }
    try root.set("Count", makeInteger(shown))
  }

  /// Links entries of an inserted chain to each other and the outline. The journal takes time by the
  /// square of the objects that one operation changes, so many entries need several operations.
  func link(outline items: [PDFObject], _ range: Range<Int>) throws(EngineError) {
    guard let root = try catalog?["Outlines"] else { return }
    for place in range.clamped(to: items.indices) {
      try items[place].set("Parent", root)
      if place > 0 { try items[place].set("Prev", items[place - 1]) }
      if place + 1 < items.count { try items[place].set("Next", items[place + 1]) }
    }
  }
}
