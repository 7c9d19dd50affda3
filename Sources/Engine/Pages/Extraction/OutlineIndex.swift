// SPDX-License-Identifier: AGPL-3.0-or-later

/// A document's outline in display order, and by target page. See ISO 32000-2, 12.3.3.
struct OutlineIndex {
  struct Entry {
    var object: PDFObject
    /// The index of the parent entry.
    var parent: Int?
    var lead: ExtractionIndex.Lead
    var isOpen: Bool
  }

  private(set) var entries: [Entry] = []
  private(set) var entriesOfPage: [Int: [Int]] = [:]
  /// Entries that lead to no page and are more than headings. A heading only groups other entries.
  private(set) var independent: [Int] = []
  private var pending: [(object: PDFObject, parent: Int?)] = []
  private var seen: Set<Int> = []
  private static let entriesAtOnce = 200

  init(_ document: Document) throws(EngineError) {
    if let first = try document.catalog?["Outlines"]?["First"] { pending = [(first, nil)] }
  }

  /// - Returns: whether all are read.
  mutating func advance(_ index: ExtractionIndex) throws(EngineError) -> Bool {
    for _ in 0..<Self.entriesAtOnce {
      guard let (object, parent) = pending.popLast() else { return true }
      guard object.number > 0, seen.insert(object.number).inserted else { continue }
      let item = try object.target
      let number = entries.count
      let lead = try index.lead(ofObject: item)
      if let next = try item["Next"] { pending.append((next, parent)) }
      let first = try item["First"]
      if let first { pending.append((first, number)) }
      let isOpen = try item["Count"]?.integer ?? 0 > 0
      entries.append(Entry(object: object, parent: parent, lead: lead, isOpen: isOpen))
      switch lead {
      case .page(let page): entriesOfPage[page, default: []].append(number)
      case .otherPage: break
      case .elsewhere:
        let (action, destination) = (try item["A"], try item["Dest"])
        let isHeading = action == nil && destination == nil && first != nil
        if !isHeading { independent.append(number) }
      }
    }
    return false
  }
}
