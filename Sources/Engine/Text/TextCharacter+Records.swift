// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A character in its line's frame: `along` follows the baseline, `across` is a quarter turn clockwise
/// from it (down, for upright text).
struct TextCharacter: Sendable {
  private var bits: UInt32
  var box: TextBox

  /// The style of the glyph.
  struct Style: OptionSet {
    let rawValue: UInt32
    static let bold = Style(rawValue: 1 << 29)
    static let italic = Style(rawValue: 1 << 30)
  }

  init(_ scalar: Unicode.Scalar, style: Style, box: TextBox) {
    bits = scalar.value | style.rawValue
    self.box = box
  }

  var scalar: Unicode.Scalar {
    get { Unicode.Scalar(bits & 0x1F_FFFF) ?? "\u{FFFD}" }
    set { bits = bits & ~0x1F_FFFF | newValue.value }
  }
  var isRightToLeft: Bool {
    get { bits >> 31 != 0 }
    set { bits = bits & 0x7FFF_FFFF | (newValue ? 1 << 31 : 0) }
  }
  var style: Style { Style(rawValue: bits).intersection([.bold, .italic]) }
}

/// A rectangle in a line's frame.
struct TextBox: Hashable, Sendable {
  var along0: Float
  var along1: Float
  var across0: Float
  var across1: Float

  var height: Float { across1 - across0 }

  mutating func formUnion(_ other: TextBox) {
    along0 = min(along0, other.along0)
    along1 = max(along1, other.along1)
    across0 = min(across0, other.across0)
    across1 = max(across1, other.across1)
  }

  func distance(along: Float, across: Float) -> Double {
    let dx = Double(max(along0 - along, 0, along - along1))
    let dy = distance(across: across)
    return (dx * dx + dy * dy).squareRoot()
  }

  func distance(across: Float) -> Double { Double(max(across0 - across, 0, across - across1)) }
}

/// A line: characters on one baseline.
struct TextLineRecord: Sendable {
  var range: Range<Int>
  var block: Int
  /// The unit vector of the baseline.
  var directionX: Float
  var directionY: Float
  var box: TextBox
  var fontSize: Float
  /// Whether the glyphs are upright on a baseline that runs down.
  var isVertical: Bool
  /// Whether some of the characters run against the baseline.
  var isBidirectional: Bool
  /// Whether the line is read from right to left.
  var isRightToLeft = false
  /// Whether the last character is a hyphen that divides a word.
  var isHyphenated: Bool
  /// Whether a hyphen that belongs to the text breaks it here. The hyphen is the last character and
  /// stays, and the next line goes on without a space.
  var isBrokenAtHyphen = false

  func along(_ point: Point) -> Float {
    Float(point.x) * directionX + Float(point.y) * directionY
  }

  func across(_ point: Point) -> Float {
    Float(point.y) * directionX - Float(point.x) * directionY
  }

  func point(_ along: Float, _ across: Float) -> Point {
    Point(
      Double(along * directionX - across * directionY),
      Double(along * directionY + across * directionX))
  }

  /// The quad of a box, upright like its glyphs.
  func quad(_ box: TextBox) -> Quad {
    let run = runningQuad(box)
    guard isVertical else { return run }
    return Quad(
      upperLeft: run.lowerLeft, upperRight: run.upperLeft, lowerLeft: run.lowerRight,
      lowerRight: run.upperRight)
  }

  /// A box as a quad with sides along the line. Its upper and lower sides run along the line, also down
  /// a vertical one. Viewers draw the lines of text markup along these sides.
  func runningQuad(_ box: TextBox) -> Quad {
    Quad(
      upperLeft: point(box.along0, box.across0), upperRight: point(box.along1, box.across0),
      lowerLeft: point(box.along0, box.across1), lowerRight: point(box.along1, box.across1))
  }

  var rect: Rect { quad(box).bounds }
}

/// A block: lines that belong together, or a picture.
struct TextBlockRecord: Sendable {
  var rect: Rect
  /// The lines; empty for a picture.
  var lines: Range<Int>
  var isImage: Bool
  /// The role in the document's structure: `P`, `H1`, …
  var role: String?
}
