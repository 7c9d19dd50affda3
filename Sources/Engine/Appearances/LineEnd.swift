// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The ending of a line (ISO 32000-2, table 179).
struct LineEnd {
  let style: String
  /// The end of the line.
  let tip: Point
  /// The line's other end.
  let origin: Point
  let lineWidth: Double
  /// The size of arrows: 1 beside measurements and callouts, more at the ends of plain lines.
  var scale = 1.0

  /// The distance that an ending reaches from the tip.
  static func reach(_ lineWidth: Double) -> Double { 7 * max(lineWidth, 1) }

  private var unit: Double { max(lineWidth, 1) }
  /// Half the side of a box, as a multiple of the unit.
  private static let half = 2.5
  private var arrow: (length: Double, spread: Double) {
    (6 * unit * 0.866 * scale, 3 * unit * scale)
  }

  /// The box of the painted ending; `nil` if nothing is painted.
  var bounds: Rect? {
    let far: Double
    switch style {
    case "Square", "Circle", "Diamond": far = LineEnd.half * 2.squareRoot() * unit
    case "OpenArrow", "ClosedArrow", "Butt", "Slash":
      // The sharp point of an arrow reaches a line's width beyond its tip.
      return Rect(around: [at(-arrow.length, -arrow.spread), tip, at(-arrow.length, arrow.spread)])?
        .union(Rect(around: tip, radius: style == "Butt" || style == "Slash" ? arrow.spread : 0))
        .grown(by: unit)
    case "ROpenArrow", "RClosedArrow": far = arrow.length + arrow.spread
    default: return nil
    }
    return Rect(around: tip, radius: far + unit)
  }

  /// The length to cut off the line. Without the cut, the line would show through a hollow ending.
  var inset: Double {
    switch style {
    case "Circle", "Square", "Diamond": LineEnd.half * unit
    case "ClosedArrow": arrow.length
    // The stroke's flat end stays within the point of the arrow.
    case "OpenArrow": min(lineWidth, arrow.length)
    default: 0
    }
  }

  /// The point where the stroke stops.
  var base: Point { at(-inset, 0) }

  /// Whether the ending is an area to fill.
  var isClosed: Bool {
    ["Square", "Circle", "Diamond", "ClosedArrow", "RClosedArrow"].contains(style)
  }

  /// Adds the ending's path; returns `false` if there is nothing to paint.
  func draw(in content: inout ContentStream) -> Bool {
    let size = LineEnd.half * unit
    let (length, spread) = arrow
    switch style {
    case "Square":
      content.path(
        [at(-size, -size), at(size, -size), at(size, size), at(-size, size)], isClosed: true)
    case "Circle": content.ellipse(in: Rect(around: tip, radius: size))
    case "Diamond":
      content.path([at(-size, 0), at(0, -size), at(size, 0), at(0, size)], isClosed: true)
    case "OpenArrow": content.path([at(-length, -spread), tip, at(-length, spread)])
    case "ClosedArrow":
      content.path([at(-length, -spread), tip, at(-length, spread)], isClosed: true)
    case "ROpenArrow": content.path([at(length, -spread), tip, at(length, spread)])
    case "RClosedArrow":
      content.path([at(length, -spread), tip, at(length, spread)], isClosed: true)
    case "Butt": content.path([at(0, -spread), at(0, spread)])
    case "Slash": content.path([at(-spread / 2, spread * 0.866), at(spread / 2, -spread * 0.866)])
    default: return false
    }
    return true
  }

  /// A point in the line's own coordinates: along it, towards the tip and beyond, and to its right.
  private func at(_ along: Double, _ across: Double) -> Point {
    let length = tip.distance(to: origin)
    let direction = length > 0 ? (tip - origin) * (1 / length) : Point(1, 0)
    return Point(
      tip.x + direction.x * along - direction.y * across,
      tip.y + direction.y * along + direction.x * across)
  }
}
