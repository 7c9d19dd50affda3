// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// The place at which a touch opens a text box. It is in the space in which the text is upright.
struct TextOpening {
  var place: TextEntry.Place
  /// The tip of a callout's line.
  var tip: Point?
}

extension TextTool.Kind {
  /// The place for the text of a tap. A plain text starts at the tap. A callout points there, with its
  /// text a little to the right and above.
  func placeOfTap(_ point: Point) -> TextOpening {
    switch self {
    case .plain: TextOpening(place: .corner(point))
    case .callout: TextOpening(place: .corner(point + Point(60, -60)), tip: point)
    }
  }

  /// The place for the text of a drag. A drag opens the drawn box, or a callout from its beginning to
  /// its end. If the drag is shorter than ten points both ways, text begins at its end. If it is
  /// shorter than ``leastDrag``, it opens nothing.
  func placeOfDrag(from start: Point, to end: Point) -> TextOpening? {
    let box = Rect(start.x, start.y, end.x, end.y)
    guard box.width >= leastDrag || box.height >= leastDrag else { return nil }
    switch self {
    case .plain:
      let isBox = box.width > leastBox || box.height > leastBox
      return TextOpening(place: isBox ? .box(box) : .corner(end))
    case .callout: return TextOpening(place: .corner(end), tip: start)
    }
  }

  func preview(from start: Point, to end: Point) -> OverlayItem.Shape {
    switch self {
    case .plain: .rect(Rect(start.x, start.y, end.x, end.y))
    case .callout: .path([[start, end]], isClosed: false)
    }
  }
}

/// The least size of a drawn box, in points. A shorter drag opens a box at its end, as in Apryse's free
/// text tool.
private let leastBox = 10.0
