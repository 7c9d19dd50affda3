// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

extension Annotation {
  /// The rectangle of a free text's text.
  var textFrame: Rect { textBox ?? rect }

  /// A callout with another tip, knee or frame: the line ends at the middle of the frame's side that is
  /// nearest to where it comes from. Its rectangle follows when it is updated.
  func withCallout(tip: Point, knee: Point?, frame: Rect) -> Annotation {
    var changed = self
    let end = Annotation.attachment(of: frame, to: knee ?? tip)
    changed.callout = [tip] + (knee.map { [$0] } ?? []) + [end]
    changed.textBox = frame
    return changed
  }

  /// The callout around another frame.
  func withCallout(frame: Rect) -> Annotation {
    guard let tip = callout.first else { return self }
    return withCallout(tip: tip, knee: callout.count > 2 ? callout[1] : nil, frame: frame)
  }

  private static func attachment(of frame: Rect, to point: Point) -> Point {
    let middles = [
      Point(frame.x0, frame.center.y), Point(frame.x1, frame.center.y),
      Point(frame.center.x, frame.y0), Point(frame.center.x, frame.y1),
    ]
    return middles.min { $0.distance(to: point) < $1.distance(to: point) } ?? frame.center
  }
}
