// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// The size of a page and the position of its user space.
public struct PageGeometry: Hashable, Sendable {
  /// The size in page space.
  public var size: Size
  /// Maps the file's user space to page space.
  public var transform: Matrix
  /// The page's rotation: clockwise, 0, 90, 180 or 270 degrees.
  public var rotation: Int
}

extension Document {
  /// The geometry of a page, without loading it. It is cached because every link and outline entry
  /// needs the geometry of its target page.
  public func pageGeometry(_ index: Int) throws(EngineError) -> PageGeometry {
    if let known = loadedPages.geometries[index] { return known }
    guard let object = try pageObject(index) else {
      throw .notFound(
        what: "page",
        "There is no page \(index): the document has \(try pageCount), counted from 0.")
    }
    let geometry = try pageGeometry(of: object)
    loadedPages.geometries[index] = geometry
    return geometry
  }

  func pageGeometry(of object: PDFObject) throws(EngineError) -> PageGeometry {
    var bounds = fz_rect()
    var transform = fz_matrix()
    try settleBoxes(of: object)
    try context.call { cm_page_object_transform($0, object.raw, &bounds, &transform, $1) }
    let rotation = try object.inherited("Rotate")?.integer ?? 0
    return PageGeometry(
      size: Size(Double(bounds.x1 - bounds.x0), Double(bounds.y1 - bounds.y0)),
      transform: Matrix(transform), rotation: ((rotation % 360) + 360) % 360 / 90 * 90)
  }

  /// Maps the whole sheet (the media box, neither cropped nor rotated; origin at its upper left
  /// corner, y down, 1/72 inch) to page space.
  public func sheetToPage(_ index: Int) throws(EngineError) -> Matrix {
    let map = try pageGeometry(index).transform
    let box = try pageObject(index)?.inherited("MediaBox")?.rect ?? Rect(0, 0, 612, 792)
    return Matrix(1, 0, 0, -1, box.x0, box.y1).then(map)
  }
}

/// Predicts changes of a page's space. They matter to data that is kept in that space outside of the
/// file.
extension Document {
  /// Maps a page's present space to its space after a rotation; `nil` if it stays the same.
  public func spaceChange(ofPage index: Int, rotatedBy degrees: Int) throws(EngineError) -> Matrix?
  {
    try spaceChange(ofPage: index) { (page) throws(EngineError) in
      try rotate(page, by: degrees)
    }
  }

  /// Maps a page's present space to its space after changes of boxes; `nil` if it stays the same.
  public func spaceChange(
    ofPage index: Int, settingBoxes changes: [PageBoxChange]
  ) throws(EngineError) -> Matrix? {
    try spaceChange(ofPage: index) { (page) throws(EngineError) in
      for change in changes where change.pageIndex == index { try set(change, of: page) }
    }
  }

  /// - Parameter change: makes the change in a copy of the page's dictionary.
  private func spaceChange(
    ofPage index: Int, _ change: (PDFObject) throws(EngineError) -> Void
  ) throws(EngineError) -> Matrix? {
    guard let page = try pageObject(index) else { return nil }
    let copy = try makeDictionary(like: page)
    try change(copy)
    let old = try pageGeometry(index).transform
    let new = try pageGeometry(of: copy).transform
    return old == new ? nil : old.inverse?.then(new)
  }
}
