// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// The map between a widget's place and its text's upright box. The place is on a page.
struct FieldFrame: Hashable {
  let rect: Rect
  /// The clockwise rotation: 0, 90, 180 or 270 degrees.
  let turn: Int

  /// The size of the upright box.
  var size: Size { turn % 180 == 0 ? rect.size : rect.size.turned }

  /// Maps a point of the box to the page.
  func onPage(_ point: Point) -> Point {
    rect.center + FieldFrame.turned(point - Point(size.width / 2, size.height / 2), turn)
  }

  func quad(_ box: Rect) -> Quad {
    Quad(
      upperLeft: onPage(Point(box.x0, box.y0)), upperRight: onPage(Point(box.x1, box.y0)),
      lowerLeft: onPage(Point(box.x0, box.y1)), lowerRight: onPage(Point(box.x1, box.y1)))
  }

  /// The box that becomes this one when rotated about its centre.
  func unturned(_ box: Rect) -> Rect {
    let center = onPage(box.center)
    return box.moved(by: center - box.center)
  }

  /// Maps a point of the page to the box.
  func inBox(_ point: Point) -> Point {
    FieldFrame.turned(point - rect.center, 360 - turn) + Point(size.width / 2, size.height / 2)
  }

  private static func turned(_ way: Point, _ turn: Int) -> Point {
    switch turn {
    case 90: Point(-way.y, way.x)
    case 180: Point(-way.x, -way.y)
    case 270: Point(way.y, -way.x)
    default: way
    }
  }
}

/// A field's rules for the text that it takes.
extension FormField {
  /// Whether the field accepts only text that fits into its box: it does not scroll (ISO 32000-2, table
  /// 231, bit 24).
  var limitsToBox: Bool { kind == .text && flags.rawValue & (1 << 23) != 0 }

  /// The part of a text that the field accepts. It replaces `count` characters. It is within the
  /// field's maximum length, without line ends in a single line, and without control characters.
  func admitted(_ new: String, replacing count: Int, of text: EditableText) -> String {
    let clean = cleaned(new)
    guard kind == .text, let maxLength else { return clean }
    return String(clean.prefix(max(maxLength - (text.characters.count - count), 0)))
  }

  /// The characters of a text that the field takes.
  func cleaned(_ new: String) -> String {
    let isMultiline = kind == .text && flags.contains(.multiline)
    let taken = new.compactMap { character -> Character? in
      if character.isNewline { return isMultiline ? "\n" : " " }
      guard let scalar = character.unicodeScalars.first, scalar != "\t" else { return " " }
      return scalar.properties.generalCategory == .control ? nil : character
    }
    return String(taken)
  }
}
