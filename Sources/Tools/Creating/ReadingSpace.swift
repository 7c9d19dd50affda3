// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// A space in which an object is upright: the page as its reader sees it in a rotated view, or the page
/// in the coordinates of a rotated annotation.
///
/// Placing and writing use this space; the result is mapped to page space at the end. So no other
/// code deals with rotation.
struct ReadingSpace: Hashable {
  /// The rotation on the page of objects upright here, in degrees. It is clockwise.
  let rotation: Double
  /// The whole page; for a rotation that is not a quarter turn, its bounding box.
  let page: Rect
  let toPage: Matrix
  private let fromPage: Matrix

  private init(rotation: Double, toPage: Matrix, fromPage: Matrix, page: Rect) {
    self.rotation = rotation
    self.toPage = toPage
    self.fromPage = fromPage
    self.page = fromPage.apply(page)
  }

  /// The page as it is shown in the view.
  init(ofReaderOn pageIndex: Int, in context: any ToolContext) throws(ToolError) {
    let page = try context.pageRect(pageIndex)
    let turn = context.view.quarterTurn(ofPage: pageIndex)
    let fromPage = Matrix.quarterTurns(degrees: turn.rawValue, of: page.size)
    let back = turn.reversed.rawValue
    self.init(
      rotation: Double(back),
      toPage: .quarterTurns(degrees: back, of: turn.turning(page.size)), fromPage: fromPage,
      page: page)
  }

  /// The page as seen from a rotated object. The object is rotated about a point.
  init(turnedBy rotation: Double, about center: Point, of page: Rect) {
    let away = Matrix.translation(-center.x, -center.y)
    let back = Matrix.translation(center.x, center.y)
    self.init(
      rotation: rotation, toPage: away.then(.turn(rotation)).then(back),
      fromPage: away.then(.turn(-rotation)).then(back), page: page)
  }

  /// Page space itself, for annotations that do not turn with the reader.
  init(_ page: Rect) {
    self.init(rotation: 0, toPage: .identity, fromPage: .identity, page: page)
  }

  /// Maps a point of the page to this space.
  func read(_ point: Point) -> Point { fromPage.apply(point) }

  /// The smallest rectangle of this space around one of the page.
  func read(_ rect: Rect) -> Rect { fromPage.apply(rect) }

  /// Maps a rectangle of this space to the page.
  func onPage(_ rect: Rect) -> TurnedRect {
    if rotation.truncatingRemainder(dividingBy: 90) == 0 {
      return TurnedRect(covering: toPage.apply(rect), rotation: rotation)
    }
    return TurnedRect(center: toPage.apply(rect.center), size: rect.size, rotation: rotation)
  }
}
