// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Merges pictures into the ones that a reader sees: many are stored in strips or tiles.
enum PictureGroups {
  /// The rectangles of the pictures that are large enough to notice. Touching rectangles are merged.
  static func rects(of pictures: [Rect]) -> [Rect] {
    var groups: [Rect] = []
    for picture in pictures.prefix(1000) {
      var group = picture
      while let index = groups.firstIndex(where: { $0.intersects(group.grown(by: 1)) }) {
        group = group.union(groups.remove(at: index))
      }
      groups.append(group)
    }
    return groups.filter { min($0.width, $0.height) >= leastSide }
  }

  /// The least side in points. Anything smaller is a rule, a bullet or an icon.
  private static let leastSide = 16.0
}
