// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The size of multiline text if the field leaves it to viewers. It is 12 points, or as many less as
/// the text needs to fit (ISO 32000-2, 12.7.4.3: a size of 0).
struct FittingSize {
  /// The sizes in half points.
  private static let (least, most) = (8, 24)

  /// The largest size at which the text fits. If it fits at no size, the smallest one.
  static func largest(
    where fits: (Double) throws(EngineError) -> Bool
  ) throws(EngineError) -> Double {
    if try fits(Double(most) / 2) { return Double(most) / 2 }
    var (small, large) = (least, most)
    while large - small > 1 {
      let middle = (small + large) / 2
      if try fits(Double(middle) / 2) { small = middle } else { large = middle }
    }
    return Double(small) / 2
  }

  /// The largest size at which text fits into a box.
  ///
  /// - Parameter advances: the characters' advances, as fractions of the size.
  static func largest(
    for characters: [Character], _ advances: [Double], in room: Size
  ) throws(EngineError) -> Double {
    try largest { size throws(EngineError) in
      let lines = LineBreaks.lines(of: characters, advances, in: room.width / size)
      return Double(lines.count) <= room.height / (size * 1.2)
    }
  }
}
