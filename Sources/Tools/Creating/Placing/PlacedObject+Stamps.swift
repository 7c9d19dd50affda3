// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Stamps: a tap centres them on the point, a drag sets their size.
extension PlacedObject {
  /// A stamp with the words from the options.
  static let rubberStamp = PlacedObject(type: .stamp) { (_, context) throws(ToolError) in
    try StampSize.size(of: words(context), in: context)
  } place: { spot, size in
    spot.drawn(size)
  } dress: { new, context in
    new.contents = words(context).text
    if let words = context.options.stampWords {
      new.picture = .words(words)
    } else {
      new.icon = context.options.stamp
    }
  }

  private static func words(_ context: any ToolContext) -> Annotation.StampWords {
    context.options.stampWords ?? StandardStamp(icon: context.options.stamp).words
  }

  static func mark(_ mark: Annotation.Mark) -> PlacedObject {
    PlacedObject(type: .stamp) { _, _ in
      markSize
    } place: { spot, size in
      spot.drawn(size)
    } dress: { new, _ in
      new.picture = .mark(mark)
    }
  }
}

/// The size of marks, in points: as high as a line of text.
let markSize = Size(18, 18)
