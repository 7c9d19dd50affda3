// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// A box of a page (ISO 32000-2, 14.11.2).
public enum PageBox: String, CaseIterable, Sendable {
  case media, crop, bleed, trim, art
}

public struct PageBoxChange: Hashable, Sendable {
  public var pageIndex: Int
  public var box: PageBox
  /// The box in the file's user space; `nil` removes it, so that its default counts. A page always has
  /// a media box.
  public var rect: Rect?

  public init(_ box: PageBox, ofPage pageIndex: Int, to rect: Rect?) {
    self.pageIndex = pageIndex
    self.box = box
    self.rect = rect
  }
}

extension Document {
  /// The boxes that a page has, in the file's user space.
  ///
  /// Corners are in order, and boxes are clipped to the media box (ISO 32000-2, 14.11.2). A box that lies
  /// outside of the media box is left out.
  public func pageBoxes(_ index: Int) throws(EngineError) -> [PageBox: Rect] {
    try check(pages: [index])
    var boxes: [PageBox: Rect] = [:]
    guard let page = try pageObject(index) else { return boxes }
    try settleBoxes(of: page)
    for box in PageBox.allCases {
      let value = try box.isInherited ? page.inherited(box.key) : page[box.key]
      guard let rect = try value?.rect?.upright else { continue }
      guard let media = boxes[.media] ?? (box == .media ? rect : nil) else { continue }
      boxes[box] = rect.intersection(media)
    }
    return boxes
  }

  /// Corrects a wrong media or crop box. The page is then shown as in other readers.
  func settleBoxes(of page: PDFObject) throws(EngineError) {
    try context.call { cm_settle_boxes($0, page.raw, $1) }
  }

  /// Changes boxes of pages. Only within an operation of the journal.
  ///
  /// - Throws: ``EngineError/unsupported(_:)`` for a box that no page may have.
  public func setPageBoxes(_ changes: [PageBoxChange]) throws(EngineError) {
    for change in changes {
      try check(pages: [change.pageIndex])
      if let page = try pageObject(change.pageIndex) { try set(change, of: page) }
    }
    reloadPages()
  }

  func set(_ change: PageBoxChange, of page: PDFObject) throws(EngineError) {
    guard let rect = change.rect?.upright else {
      guard change.box != .media else { throw .unsupported("a page always has a media box") }
      return try removeBox(change.box, of: page)
    }
    guard NewPage.sides.contains(rect.width), NewPage.sides.contains(rect.height) else {
      throw .unsupported("a page's sides are from 3 to 14,400 points long")
    }
    try page.set(change.box.key, makeReals([rect.x0, rect.y0, rect.x1, rect.y1]))
  }

  /// Removes a box. An inherited crop box is overridden by one as large as the page.
  private func removeBox(_ box: PageBox, of page: PDFObject) throws(EngineError) {
    try page.set(box.key, nil)
    guard box.isInherited, try page.inherited(box.key) != nil,
      let media = try page.inherited(PageBox.media.key)?.rect?.upright
    else { return }
    try page.set(box.key, makeReals([media.x0, media.y0, media.x1, media.y1]))
  }
}

extension PageBox {
  fileprivate var key: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() + "Box" }
  fileprivate var isInherited: Bool { self == .media || self == .crop }
}

extension Rect {
  /// The rectangle with its corners in order.
  fileprivate var upright: Rect { Rect(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)) }
}
