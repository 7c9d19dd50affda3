// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// A space in which something stands upright: a page as its reader sees it in a turned view, or as it
/// lies to an annotation that is turned.
///
/// Placing and writing use this space; the result is mapped to page space at the end. So no other
/// code deals with rotation.
struct ReadingSpace: Hashable {
  /// How something that is upright here lies on the page, in degrees clockwise.
  let rotation: Double
  /// The whole page, or of a turn that is no quarter turn what holds the page.
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

  /// The page as it lies to something that is turned about a point.
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

  /// A point of the page in this space.
  func read(_ point: Point) -> Point { fromPage.apply(point) }

  /// The smallest rectangle of this space around one of the page.
  func read(_ rect: Rect) -> Rect { fromPage.apply(rect) }

  /// A rectangle of this space as it lies on the page.
  func onPage(_ rect: Rect) -> TurnedRect {
    if rotation.truncatingRemainder(dividingBy: 90) == 0 {
      return TurnedRect(covering: toPage.apply(rect), rotation: rotation)
    }
    return TurnedRect(center: toPage.apply(rect.center), size: rect.size, rotation: rotation)
  }
}
