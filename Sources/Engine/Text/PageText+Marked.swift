// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension PageText {
  /// The characters under text markup: from the first to the last with its middle in one of the quads;
  /// `nil` if there are none.
  public func range(markedBy quads: [Quad]) -> Range<Int>? {
    var found: Range<Int>?
    for line in lines {
      let touching = quads.filter { $0.bounds.intersects(line.rect) }
      guard !touching.isEmpty else { continue }
      for character in line.range {
        let box = characters[character].box
        let middle = line.point((box.along0 + box.along1) / 2, (box.across0 + box.across1) / 2)
        guard touching.contains(where: { $0.contains(middle) }) else { continue }
        found = (found?.lowerBound ?? character)..<character + 1
      }
    }
    return found
  }
}
