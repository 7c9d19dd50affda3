// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// The page of a structure element (ISO 32000-2, 14.7.2): its own entry, or the entry of the
  /// first element or item below it that has one.
  func pageIndex(ofStructure element: PDFObject) throws(EngineError) -> Int? {
    var pending = [element]
    var budget = 4096
    while budget > 0, let next = pending.popLast() {
      budget -= 1
      guard try next.kind == .dictionary else { continue }
      if let page = try next["Pg"], let index = try pageIndex(of: page) { return index }
      pending += try next["K"]?.members.prefix(budget).reversed() ?? []
    }
    return nil
  }

  /// The place of a structure element: the upper edge of its bounding box if it has one, as figures
  /// do, or else the top of its page.
  func structureDestination(of element: PDFObject) throws(EngineError) -> Destination? {
    guard let index = try pageIndex(ofStructure: element) else { return nil }
    var top = 0.0
    for attributes in try element["A"]?.members ?? [] {
      guard try attributes.kind == .dictionary, let box = try attributes["BBox"]?.rect else {
        continue
      }
      top = max(0, try pageGeometry(index).transform.apply(box).y0)
      break
    }
    return Destination(pageIndex: index, fit: .position(left: nil, top: top, zoom: nil))
  }
}
