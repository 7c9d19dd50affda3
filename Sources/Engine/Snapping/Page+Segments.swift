// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension Page {
  /// The lines that the page's contents show: those of its paths, with curves flattened, and the edges
  /// of its pictures; read once, then kept with the page.
  ///
  /// If the page has very many, only the first ones drawn are taken.
  ///
  /// - Throws: ``EngineError/cancelled``, or why the page cannot be interpreted.
  public func segments(cancellation: Cancellation? = nil) throws(EngineError) -> PageSegments {
    if let known = contents.segments { return known }
    try cancellation?.check()
    var raw: UnsafeMutablePointer<cm_segment>?
    var count: Int32 = 0
    try context.call {
      cm_page_segments(
        $0, self.raw, Int32(PageSegments.most), cancellation?.cookie, &raw, &count, $1)
    }
    defer { cm_drop_segments(context.raw, raw) }
    let found = UnsafeBufferPointer(start: raw, count: raw == nil ? 0 : Int(count))
    let segments = PageSegments(found.map(PageSegment.init), in: bounds)
    contents.segments = segments
    return segments
  }
}

/// A straight piece of what a page shows, in page space.
public struct PageSegment: Hashable, Sendable {
  public var start: Point
  public var end: Point
  /// Whether the drawing has a line's end there: pieces of a curve have none where they meet.
  public var startsAtCorner: Bool
  public var endsAtCorner: Bool

  public init(
    _ start: Point, _ end: Point, startsAtCorner: Bool = true, endsAtCorner: Bool = true
  ) {
    self.start = start
    self.end = end
    self.startsAtCorner = startsAtCorner
    self.endsAtCorner = endsAtCorner
  }

  fileprivate init(_ raw: cm_segment) {
    self.init(
      Point(Double(raw.x0), Double(raw.y0)), Point(Double(raw.x1), Double(raw.y1)),
      startsAtCorner: raw.starts_at_corner, endsAtCorner: raw.ends_at_corner)
  }
}
