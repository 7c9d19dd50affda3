// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The map between a widget's place on a page and the upright box of its text.
struct FieldFrame: Hashable {
  let rect: Rect
  /// The clockwise rotation: 0, 90, 180 or 270 degrees.
  let turn: Int

  /// The size of the upright box.
  var size: Size { turn % 180 == 0 ? rect.size : rect.size.turned }

  /// Maps a point of the box to the page.
  func onPage(_ point: Point) -> Point {
    rect.center + FieldFrame.turned(point - Point(size.width / 2, size.height / 2), turn)
  }

  func quad(_ box: Rect) -> Quad {
    Quad(
      upperLeft: onPage(Point(box.x0, box.y0)), upperRight: onPage(Point(box.x1, box.y0)),
      lowerLeft: onPage(Point(box.x0, box.y1)), lowerRight: onPage(Point(box.x1, box.y1)))
  }

  /// The box that becomes this one when rotated about its centre.
  func unturned(_ box: Rect) -> Rect {
    let center = onPage(box.center)
    return box.moved(by: center - box.center)
  }

  /// Maps a point of the page to the box.
  func inBox(_ point: Point) -> Point {
    FieldFrame.turned(point - rect.center, 360 - turn) + Point(size.width / 2, size.height / 2)
  }

  private static func turned(_ way: Point, _ turn: Int) -> Point {
    switch turn {
    case 90: Point(-way.y, way.x)
    case 180: Point(-way.x, -way.y)
    case 270: Point(way.y, -way.x)
    default: way
    }
  }
}
