// SPDX-License-Identifier: AGPL-3.0-or-later

/// The named destinations of a document, by target page.
struct NamedPlaces {
  struct Place {
    var name: [UInt8]
    var value: PDFObject
    /// The index of the entry in the dictionary of PDF 1.1; `nil` in the name tree.
    var entry: Int?
  }

  private(set) var leads: [[UInt8]: ExtractionIndex.Lead] = [:]
  private(set) var placesOfPage: [Int: [Place]] = [:]
  private var pending: [PDFObject] = []
  private var leaf: (names: PDFObject, next: Int, count: Int)?
  private var seen: Set<Int> = []
  private var dictionary: PDFObject?
  private static let namesAtOnce = 500

  init(_ document: Document) throws(EngineError) {
    let catalog = try document.catalog
    pending = try catalog?["Names"]?["Dests"].map { [$0] } ?? []
    dictionary = try catalog?["Dests"]
  }

  /// - Returns: whether all are read.
  mutating func advance(_ index: ExtractionIndex) throws(EngineError) -> Bool {
    if try readLeaf(index) { return false }
    while let node = pending.popLast() {
      guard node.number == 0 || seen.insert(node.number).inserted else { continue }
      pending += try node["Kids"]?.elements.reversed() ?? []
      guard let names = try node["Names"] else { continue }
      leaf = (try names.target, 0, try names.count)
      return false
    }
    guard let old = dictionary else { return true }
    dictionary = nil
    for (entry, (key, value)) in try old.entries.enumerated() {
      try note(Place(name: Array(key.utf8), value: value, entry: entry), index)
    }
    return true
  }

  private mutating func readLeaf(_ index: ExtractionIndex) throws(EngineError) -> Bool {
    guard let leaf, leaf.next + 1 < leaf.count else { return false }
    let end = min(leaf.next + 2 * Self.namesAtOnce, leaf.count)
    for position in stride(from: leaf.next, to: end - 1, by: 2) {
      guard let name = try leaf.names[position]?.bytes, let value = try leaf.names[position + 1]
      else { continue }
      try note(Place(name: name, value: value), index)
    }
    self.leaf?.next = end
    return true
  }

  private mutating func note(_ place: Place, _ index: ExtractionIndex) throws(EngineError) {
    guard leads[place.name] == nil else { return }
    // A name that stands for another name has no target.
    let lead = try index.lead(ofExplicit: place.value)
    leads[place.name] = lead
    if case .page(let page) = lead { placesOfPage[page, default: []].append(place) }
  }
}
