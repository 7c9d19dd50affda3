// SPDX-License-Identifier: AGPL-3.0-or-later

/// The hierarchy of a document's parts (ISO 32000-2, 14.12).
///
/// The parts of documents that are printed for many recipients have metadata about each of them.
struct PartHierarchy {
  private let document: Document
  /// The indices of the document's pages, by the numbers of their dictionaries.
  private var pages: [Int: Int] = [:]
  /// The pages that name a part, by its number.
  private var ranges: [Int: ClosedRange<Int>] = [:]
  /// The numbers of the parts with pages.
  private var kept: Set<Int> = []

  /// Removes the parts without any of the document's pages. Only within an operation of the journal.
  static func prune(in document: Document) throws(EngineError) {
    guard let catalog = try document.catalog, let root = try catalog["DPartRoot"] else { return }
    var hierarchy = try PartHierarchy(of: document)
    guard let top = try root["DPartRootNode"], try !hierarchy.prune(from: top) else { return }
    try catalog.set("DPartRoot", nil)
  }

  private init(of document: Document) throws(EngineError) {
    self.document = document
    for index in 0..<(try document.pageCount) {
      guard let page = try document.readablePage(index) else { continue }
      pages[page.number] = index
      guard let part = try page["DPart"]?.number else { continue }
      ranges[part] = (ranges[part]?.lowerBound ?? index)...index
    }
  }

  /// - Returns: whether the part at the top is kept.
  private mutating func prune(from top: PDFObject) throws(EngineError) -> Bool {
    var parts = [top]
    var seen: Set<Int> = [top.number]
    var next = 0
    while next < parts.count {
      for list in try parts[next]["DParts"]?.elements ?? [] {
        for part in try list.elements where seen.insert(part.number).inserted {
          parts.append(part)
        }
      }
      next += 1
    }
    for part in parts.reversed() {
      var isKept = try keepsParts(below: part)
      if !isKept { isKept = try keepsPages(of: part) }
      if isKept { kept.insert(part.number) } else { try part.empty() }
    }
    return kept.contains(top.number)
  }

  /// Takes the removed parts out of the lists of another one.
  private func keepsParts(below part: PDFObject) throws(EngineError) -> Bool {
    guard let lists = try part["DParts"] else { return false }
    for position in (0..<(try lists.count)).reversed() {
      let list = try lists[position]
      for place in (0..<(try list?.count ?? 0)).reversed() {
        if let part = try list?[place], kept.contains(part.number) { continue }
        try list?.remove(at: place)
      }
      if try list?.count ?? 0 == 0 { try lists.remove(at: position) }
    }
    return try lists.count > 0
  }

  /// Limits a part to the pages that are left of it.
  private func keepsPages(of part: PDFObject) throws(EngineError) -> Bool {
    let (start, end) = (try part["Start"], try part["End"])
    let range = ranges[part.number]
    let last = end.flatMap { pages[$0.number] }
    guard let first = start.flatMap({ pages[$0.number] }) ?? range?.lowerBound ?? last else {
      return false
    }
    try set("Start", of: part, from: start, toPage: first)
    let newLast = last ?? max(first, range?.upperBound ?? first)
    try set("End", of: part, from: end, toPage: newLast == first && end == nil ? nil : newLast)
    return true
  }

  private func set(
    _ key: String, of part: PDFObject, from old: PDFObject?, toPage index: Int?
  ) throws(EngineError) {
    guard let index, let page = try document.pageObject(index) else { return }
    if old?.isSame(as: page) != true { try part.set(key, page) }
  }
}
