// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Boxes sorted by their tops. A search need not go through all of them.
struct SortedBoxes {
  private let boxes: [Rect]
  private let byTop: [Int]
  /// The lowest bottom of each box of `byTop` and those before it.
  private var lowest: [Double] = []

  init(_ boxes: [Rect]) {
    self.boxes = boxes
    // Boxes with coordinates that are no numbers touch nothing.
    byTop = boxes.indices.filter { boxes[$0].y0 <= boxes[$0].y1 }
      .sorted { boxes[$0].y0 < boxes[$1].y0 }
    var bottom = -Double.infinity
    for index in byTop {
      bottom = max(bottom, boxes[index].y1)
      lowest.append(bottom)
    }
  }

  /// The places of the boxes that touch a box.
  func near(_ box: Rect) -> [Int] {
    var near: [Int] = []
    var place = LineEnds.count(of: byTop) { boxes[$0].y0 <= box.y1 }
    while place > 0, lowest[place - 1] >= box.y0 {
      place -= 1
      let other = boxes[byTop[place]]
      if other.y1 >= box.y0, other.x0 <= box.x1, other.x1 >= box.x0 { near.append(byTop[place]) }
    }
    return near
  }
}
