// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The edges and centres that a drag can snap to. They are gathered once when the drag begins.
struct Alignment {
  /// A line along one axis. It has a place on the other axis, and an extent along its own.
  private struct Line {
    var place: Double
    var span: ClosedRange<Double>
  }

  /// The snap distance, in pixels of the view.
  static let reach = 6.0

  private var upright: [Line] = []
  private var level: [Line] = []

  /// - Parameters:
  ///   - others: the rectangles of the other annotations.
  ///   - page: the page, with its centre as a snap target.
  init(to others: [Rect], page: Rect) {
    for rect in others where rect.isFinite {
      for x in [rect.x0, rect.center.x, rect.x1] {
        upright.append(Line(place: x, span: rect.y0...rect.y1))
      }
      for y in [rect.y0, rect.center.y, rect.y1] {
        level.append(Line(place: y, span: rect.x0...rect.x1))
      }
    }
    upright.append(Line(place: page.center.x, span: page.y0...page.y1))
    level.append(Line(place: page.center.y, span: page.x0...page.x1))
    upright.sort { $0.place < $1.place }
    level.sort { $0.place < $1.place }
  }

  /// A snap: the shift, and the line to draw.
  struct Snap {
    var shift: Double
    var from: Point
    var to: Point
  }

  /// The least horizontal shift that brings a box onto a line. These places of the box count.
  func snapAcross(_ places: [Double], of box: Rect, reach: Double) -> Snap? {
    nearest(places, in: upright, reach).map { shift, line in
      Snap(
        shift: shift, from: Point(line.place, min(line.span.lowerBound, box.y0)),
        to: Point(line.place, max(line.span.upperBound, box.y1)))
    }
  }

  func snapDown(_ places: [Double], of box: Rect, reach: Double) -> Snap? {
    nearest(places, in: level, reach).map { shift, line in
      Snap(
        shift: shift, from: Point(min(line.span.lowerBound, box.x0), line.place),
        to: Point(max(line.span.upperBound, box.x1), line.place))
    }
  }

  private func nearest(
    _ places: [Double], in lines: [Line], _ reach: Double
  ) -> (shift: Double, line: Line)? {
    var best: (shift: Double, line: Line)?
    for place in places {
      let next = firstIndex(in: lines, from: place)
      for index in [next - 1, next] where lines.indices.contains(index) {
        let shift = lines[index].place - place
        if shift.magnitude <= min(reach, best?.shift.magnitude ?? .infinity) {
          best = (shift, lines[index])
        }
      }
    }
    return best
  }

  /// The index of the first line that is not before a place.
  private func firstIndex(in lines: [Line], from place: Double) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
