// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension Page {
  /// The line segments in the page's contents: its paths, with flattened curves, and the edges of its
  /// pictures; read once, then kept with the page.
  ///
  /// If the page has very many, only the first in drawing order are used.
  ///
  /// - Throws: ``EngineError/cancelled``, or the error that prevents interpreting the page.
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

/// A line segment on a page, in page space.
public struct PageSegment: Hashable, Sendable {
  public var start: Point
  public var end: Point
  /// Whether the start is an end of a drawn line; the joints within a flattened curve are not.
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
