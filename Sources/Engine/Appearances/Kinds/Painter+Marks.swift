// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Painter {
  /// Draws an insertion mark, from the foot of a line upwards.
  mutating func drawCaret() {
    let rect = annotation.rect
    let (foot, head) = (rect.y1, Point(rect.center.x, rect.y0))
    func bend(_ x: Double) -> (Point, Point) {
      (Point(x, foot), Point(rect.center.x, rect.center.y))
    }
    let (left, right) = (bend(rect.x0 + rect.width / 4), bend(rect.x1 - rect.width / 4))
    content.add("q")
    content.setFill(annotation.color ?? Color(red: 0, green: 0, blue: 1))
    content.move(to: Point(rect.x0, foot))
    content.curve(left.0, left.1, to: head)
    content.curve(right.1, right.0, to: Point(rect.x1, foot))
    content.close()
    content.add("f")
    content.add("Q")
  }

  /// Draws a disc with a check mark: one of a series of counted items.
  mutating func drawCountMark() {
    let side = min(annotation.rect.width, annotation.rect.height)
    let disc = Rect(around: annotation.rect.center, radius: side / 2)
    func at(_ x: Double, _ y: Double) -> Point { Point(disc.x0 + x * side, disc.y0 + y * side) }
    let color = annotation.color ?? Color(red: 1, green: 0, blue: 0)
    content.add("q")
    content.setFill(color)
    content.ellipse(in: disc)
    content.add("f")
    let light = 0.3 * color.red + 0.6 * color.green + 0.1 * color.blue
    let shade = light > 0.6 ? 0.0 : 1
    content.setStroke(Color(red: shade, green: shade, blue: shade))
    content.add("w", side * 0.11)
    content.add("J", 1)
    content.add("j", 1)
    content.path([at(0.27, 0.53), at(0.44, 0.7), at(0.74, 0.33)])
    content.add("S")
    content.add("Q")
  }
}
