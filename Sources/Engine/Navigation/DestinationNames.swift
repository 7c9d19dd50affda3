// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// The named destinations of a document's name tree. See ISO 32000-2, 7.9.6 and 12.3.2.4.
final class DestinationNames {
  private let context: EngineContext
  private let raw: OpaquePointer

  fileprivate init(owning raw: OpaquePointer, _ context: EngineContext) {
    self.raw = raw
    self.context = context
  }

  deinit { cm_drop_names(context.raw, raw) }

  /// The destination of a name, given as a string.
  func find(_ name: PDFObject) throws(EngineError) -> PDFObject? {
    try PDFObject.make(context) { cm_find_name($0, raw, name.raw, $1, $2) }
  }
}

extension Document {
  /// The destination of a string. It is looked up in the name tree, or in the dictionary of older
  /// files.
  func namedDestination(_ name: PDFObject) throws(EngineError) -> PDFObject? {
    // The pending operation may change the names.
    guard journal.operation == nil else { return try namedDestinationNow(name) }
    if let found = try destinationNames().find(name) { return found }
    return try catalog?["Dests"] == nil ? nil : namedDestinationNow(name)
  }

  /// The destination of a name object: in the dictionary of older files (ISO 32000-2, 12.3.2.4), or else in the
  /// name tree, which other readers look into as well.
  func namedTarget(_ object: PDFObject) throws(EngineError) -> PDFObject? {
    guard let name = try object.name, !name.isEmpty else { return nil }
    if let old = try oldDestination(name) { return old }
    return try namedDestination(make(.string(Array(name.utf8))))
  }

  /// The destination of a name in the dictionary of older files.
  func oldDestination(_ name: String) throws(EngineError) -> PDFObject? {
    try catalog?["Dests"]?[name]
  }

  /// The same for a string, without the cache.
  func namedDestinationNow(_ name: PDFObject) throws(EngineError) -> PDFObject? {
    try PDFObject.make(context) { cm_named_destination($0, raw, name.raw, $1, $2) }
  }

  /// The names, read on first use, and again after a change.
  private func destinationNames() throws(EngineError) -> DestinationNames {
    if let names = catalogMemory.destinationNames { return names }
    let tree = try catalog?["Names"]?["Dests"]
    var out: OpaquePointer?
    try context.call { cm_read_names($0, raw, tree?.raw, &out, $1) }
    guard let out else { throw .damaged("its named destinations cannot be read") }
    let names = DestinationNames(owning: out, context)
    catalogMemory.destinationNames = names
    return names
  }

  /// The place that a destination leads to: an array, a name, a string, or a dictionary with `D` (ISO
  /// 32000-2, 12.3.2); `nil` if it leads nowhere in this document.
  public func destination(_ object: PDFObject) throws(EngineError) -> Destination? {
    var target: PDFObject? = object
    // A name may stand for a dictionary with another name; the limit ends a loop.
    for _ in 0..<4 {
      guard let current = target else { return nil }
      switch try current.kind {
      case .array: return try explicitDestination(current)
      case .dictionary, .stream:
        target = try current["D"]
        if target == nil { target = try current["SD"] }
      case .string: target = try namedDestination(current)
      case .name: target = try namedTarget(current)
      default: return nil
      }
    }
    return nil
  }

  /// The index of a page dictionary; `nil` if it is not a page of the document.
  public func pageIndex(of page: PDFObject) throws(EngineError) -> Int? {
    try choosePageLookup()
    var index: Int32 = -1
    do throws(EngineError) {
      try context.call { cm_page_index($0, raw, page.raw, &index, $1) }
    } catch .damaged {
      // MuPDF reports a page that is not in the tree as a format error.
      return nil
    }
    return index >= 0 ? Int(index) : nil
  }

  private func explicitDestination(_ array: PDFObject) throws(EngineError) -> Destination? {
    guard let page = try array[0] else { return nil }
    // In remote destinations a number stands for a page; some writers use it for local ones too.
    var target = try page.integer
    if target == nil { target = try pageIndex(of: page) }
    if target == nil { target = try pageIndex(ofStructure: page) }
    guard let index = target, index >= 0, index < (try pageCount) else { return nil }
    let map = try pageGeometry(index).transform
    func left(_ position: Int) throws(EngineError) -> Double? { try array[position]?.real }
    let kind = try array[1]?.name ?? "Fit"
    switch kind {
    case "XYZ":
      let point = partial(try left(2), try left(3), map)
      let zoom = try left(4).flatMap { $0 > 0 ? $0 : nil }
      return Destination(pageIndex: index, fit: .position(left: point.x, top: point.y, zoom: zoom))
    case "FitH", "FitBH":
      let top = partial(nil, try left(2), map).y
      return Destination(
        pageIndex: index, fit: kind == "FitH" ? .width(top: top) : .contentWidth(top: top))
    case "FitV", "FitBV":
      let edge = partial(try left(2), nil, map).x
      return Destination(
        pageIndex: index, fit: kind == "FitV" ? .height(left: edge) : .contentHeight(left: edge))
    case "FitR":
      let values = try array.reals ?? []
      guard values.count >= 6 else { return Destination(pageIndex: index, fit: .page) }
      let rect = map.apply(Rect(values[2], values[3], values[4], values[5]))
      return Destination(pageIndex: index, fit: .rect(rect))
    case "FitB":
      return Destination(pageIndex: index, fit: .content)
    default:
      return Destination(pageIndex: index, fit: .page)
    }
  }

  /// Maps a point that may lack a coordinate. On a page rotated by 90 degrees, the file's x coordinate
  /// becomes y.
  private func partial(_ x: Double?, _ y: Double?, _ map: Matrix) -> (x: Double?, y: Double?) {
    let point = map.apply(Point(x ?? 0, y ?? 0))
    let turned = map.a.magnitude < map.b.magnitude
    return turned
      ? (y == nil ? nil : point.x, x == nil ? nil : point.y)
      : (x == nil ? nil : point.x, y == nil ? nil : point.y)
  }

  /// The index of the page of a structure element (ISO 32000-2, 14.7.2).
  func pageIndex(ofStructure element: PDFObject) throws(EngineError) -> Int? {
    try element.firstPage(pageIndex(of:))
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
