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

  /// The largest size at which text fits into a box. The text is in a standard font, and in lines as
  /// MuPDF breaks them: after the last blank that fits, or within a word that is longer than a line.
  static func largest(
    for text: String, font: String, in room: Size, _ document: Document
  ) throws(EngineError) -> Double {
    let characters = Array(text)
    let known = Array(Set(characters))
    let advances = try document.advances(of: known, font: font)
    let table = Dictionary(uniqueKeysWithValues: zip(known, advances))
    let widths = characters.map { table[$0] ?? 0.5 }
    return try largest { size throws(EngineError) in
      let most = room.height / (size * 1.2)
      return Double(lines(characters, widths, width: room.width / size)) <= most
    }
  }

  private static func lines(_ characters: [Character], _ widths: [Double], width: Double) -> Int {
    var (count, x, sinceBlank) = (1, 0.0, 0.0)
    for (character, advance) in zip(characters, widths) {
      if character.isNewline {
        (count, x, sinceBlank) = (count + 1, 0, 0)
        continue
      }
      x += advance
      sinceBlank += advance
      if x > width {
        // The word that does not fit begins the next line, or is broken if it fills a line itself.
        x = sinceBlank < x ? sinceBlank : advance
        sinceBlank = x
        count += 1
      }
      if character == " " { sinceBlank = 0 }
    }
    return count
  }
}
