// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// The place on a page where a touch puts an object. Points and rectangles are in the space in which
/// the object stands upright for the reader.
struct PlacementPoint: Hashable {
  var pageIndex: Int
  /// The start of the drag; the same as ``end`` for a tap.
  var start: Point
  var end: Point
  let space: ReadingSpace

  /// - Parameters:
  ///   - start: the start of the touch, in page space.
  ///   - end: the end of the touch, in page space.
  init(pageIndex: Int, from start: Point, to end: Point, in space: ReadingSpace) {
    self.pageIndex = pageIndex
    self.start = space.read(start)
    self.end = space.read(end)
    self.space = space
  }

  /// The whole page.
  var page: Rect { space.page }

  /// A rectangle of this size around the touch's end, within the page. It is shrunk to the page if it
  /// is larger.
  func centered(_ size: Size) -> Rect {
    let scale = min(1, page.width / max(size.width, 1), page.height / max(size.height, 1))
    let (width, height) = (size.width * scale, size.height * scale)
    return Rect(
      end.x - width / 2, end.y - height / 2, end.x + width / 2, end.y + height / 2
    ).clamped(into: page)
  }

  /// The rectangle of a drag, with the proportions of a size. It goes from the start of the drag to its
  /// extent in the longer direction, within the page. For a tap, it is ``centered(_:)``.
  func drawn(_ size: Size) -> Rect {
    guard start != end, size.width > 0, size.height > 0 else { return centered(size) }
    let goesRight = end.x >= start.x
    let goesDown = end.y >= start.y
    let room = Size(
      goesRight ? page.x1 - start.x : start.x - page.x0,
      goesDown ? page.y1 - start.y : start.y - page.y0)
    let wanted = max(
      (end.x - start.x).magnitude / size.width, (end.y - start.y).magnitude / size.height)
    let scale = min(wanted, room.width / size.width, room.height / size.height)
    return Rect(
      start.x, start.y, start.x + (goesRight ? scale : -scale) * size.width,
      start.y + (goesDown ? scale : -scale) * size.height)
  }
  /// A preview of the object's place.
  var marker: OverlayItem {
    OverlayItem(.handle(space.toPage.apply(end)), role: .preview, pageIndex: pageIndex)
  }
}
