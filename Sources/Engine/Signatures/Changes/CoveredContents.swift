// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Determines whether additions to a page lie over its signed contents.
struct CoveredContents {
  private let page: Page
  private let scale: Double
  /// The signed contents, in grey.
  private let contents: Bitmap
  /// The same with the signed annotations and fields.
  private let shown: Bitmap

  /// - Parameter old: the signed revision.
  init(of index: Int, in old: Document) throws(EngineError) {
    page = try old.page(index)
    scale = min(2, 1500 / max(page.size.width, page.size.height, 1))
    contents = try page.greyBitmap(.contents, scale: scale)
    shown = try page.greyBitmap(.all, scale: scale)
  }

  /// Whether parts of the signed page show anything within a rectangle. The rectangle is in the page's
  /// user space.
  ///
  /// - Parameter parts: the contents, or all parts.
  func show(_ parts: PageParts, in rect: Rect) -> Bool {
    guard let place = place(of: rect) else { return false }
    return (parts == .contents ? contents : shown).hasInk(in: place, scale: scale)
  }

  /// The page with its fields, in the signed and present revisions.
  struct Fields {
    fileprivate let old: Bitmap
    fileprivate let new: Bitmap
  }

  /// - Parameter index: the page's index in the present document.
  func fields(of index: Int, in new: Document) throws(EngineError) -> Fields? {
    let parts: PageParts = [.contents, .widgets]
    let fields = Fields(
      old: try page.greyBitmap(parts, scale: scale),
      new: try new.page(index).greyBitmap(parts, scale: scale))
    let isComparable = fields.new.box == contents.box && fields.old.box == contents.box
    return isComparable ? fields : nil
  }

  /// Whether the fields newly hide contents within a rectangle. They did not hide these contents when
  /// the page was signed. The rectangle is in the page's user space.
  ///
  /// Contents are recognised by their edges, from each pixel to the next in its row: a missing edge is
  /// hidden, by white as well as by black. Text over a plain background, or over a ruled line, leaves
  /// the edges of both.
  func areHidden(by fields: Fields, inUserSpace rect: Rect) -> Bool {
    guard let place = place(of: rect) else { return false }
    let (columns, rows) = contents.pixels(in: place, scale: scale)
    var hidden = 0
    for y in rows {
      for x in columns.dropLast() {
        let edge = contents.step(x, y)
        guard abs(edge) > 64, !fields.old.hides(edge, x, y) else { continue }
        if fields.new.hides(edge, x, y) { hidden += 1 }
      }
    }
    return hidden > 2
  }

  private func place(of rect: Rect) -> Rect? {
    page.transform.apply(rect).intersection(page.bounds)
  }
}

extension Page {
  /// Renders parts of the page as in the file: missing appearances are not drawn.
  fileprivate func greyBitmap(_ parts: PageParts, scale: Double) throws(EngineError) -> Bitmap {
    try Rasterizer(context).renderGrey(
      DisplayList(self, parts, nil), RasterRequest(pageSize: size, scale: scale), cancellation: nil)
  }
}

extension Bitmap {
  /// The step in brightness to the next pixel in the row. The bitmap is grey.
  fileprivate func step(_ x: Int, _ y: Int) -> Int {
    let row = UnsafePointer(base) + y * stride
    return Int(row[x + 1]) - Int(row[x])
  }

  fileprivate func hides(_ edge: Int, _ x: Int, _ y: Int) -> Bool {
    let present = step(x, y)
    return abs(present) < 32 || (present > 0) != (edge > 0)
  }
}
