// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

extension Annotation {
  /// The rectangle of the text in a free text.
  var textFrame: Rect { textBox ?? rect }

  /// The callout with another tip, knee or frame. The line ends at the middle of the frame's side
  /// nearest to the point before. The annotation's rectangle follows when it is updated.
  func withCallout(tip: Point, knee: Point?, frame: Rect) -> Annotation {
    var changed = self
    let end = Annotation.attachment(of: frame, to: knee ?? tip)
    changed.callout = [tip] + (knee.map { [$0] } ?? []) + [end]
    changed.textBox = frame
    return changed
  }

  /// The callout with another frame.
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
