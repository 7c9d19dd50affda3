// SPDX-License-Identifier: AGPL-3.0-or-later

struct StructureElements {
  struct Element {
    var object: PDFObject
    var copy: PDFObject
    /// The number of the parent element; 0: the root of the tree.
    var parent: Int
  }

  private(set) var all: [Element] = []
  /// The numbers of the copied elements, by their parents' numbers.
  private(set) var children: [Int: [Int]] = [:]

  var count: Int { all.count }
  subscript(index: Int) -> Element { all[index] }

  /// Reserves an element and its ancestors.
  mutating func reserve(
    _ element: PDFObject, below root: PDFObject, _ graft: ObjectGraft
  ) throws(EngineError) {
    var node = element
    while node.number > 0, !graft.hasCopy(of: node.number) {
      let parent = try node["P"]
      let isTopmost = parent == nil || parent?.number == 0 || parent?.number == root.number
      let above = isTopmost ? 0 : parent?.number ?? 0
      all.append(
        Element(object: node, copy: try graft.reserve(node, isFilled: false), parent: above))
      children[above, default: []].append(node.number)
      guard !isTopmost, let parent else { return }
      node = parent
    }
  }

  /// Whether a kid of an element was or will be copied. It is a copied element, or content of a copied
  /// page.
  ///
  /// - Parameter isHere: whether the element's own page is copied.
  func keeps(
    _ kid: PDFObject, of element: PDFObject, isHere: Bool, _ graft: ObjectGraft
  ) throws(EngineError) -> Bool {
    if kid.number > 0, graft.hasCopy(of: kid.number) { return true }
    guard try kid.kind == .dictionary else { return try kid.kind == .integer && isHere }
    if let object = try kid["Obj"] { return graft.hasCopy(of: object.number) }
    guard try kid["MCID"] != nil else { return false }
    return try kid["Pg"].map { graft.hasCopy(of: $0.number) } ?? isHere
  }

  /// The kept kids of an element, in order. If all kids with contents are kept, empty ones, such as
  /// empty cells of a table, are kept too.
  mutating func kids(
    of element: PDFObject, _ array: PDFObject, isHere: Bool, _ graft: ObjectGraft,
    _ positions: inout ArrayPositions
  ) throws(EngineError) -> [PDFObject] {
    if try array.count > Self.mostReadEachTime {
      let known = try positions.positions(in: array, of: element.number)
      var kept = (children[element.number] ?? []).compactMap { known.ofNumbers[$0] }
      for place in known.direct {
        guard let kid = try array[place] else { continue }
        if try keeps(kid, of: element, isHere: isHere, graft) { kept.append(place) }
      }
      var kids: [PDFObject] = []
      for place in kept.sorted() { if let kid = try array[place] { kids.append(kid) } }
      return kids
    }
    var kept: [(kid: PDFObject, isEmpty: Bool)] = []
    var isWhole = true
    for kid in try array.elements {
      if try keeps(kid, of: element, isHere: isHere, graft) {
        kept.append((kid, false))
      } else if kid.number > 0, try kid["K"] == nil, try kid["S"] != nil {
        kept.append((kid, true))
      } else {
        isWhole = false
      }
    }
    guard isWhole else { return kept.filter { !$0.isEmpty }.map(\.kid) }
    for (kid, isEmpty) in kept where isEmpty {
      all.append(
        Element(
          object: kid, copy: try graft.reserve(kid, isFilled: false), parent: element.number))
    }
    return kept.map(\.kid)
  }

  /// Longer arrays are read only once for all extractions.
  private static let mostReadEachTime = 200
}
