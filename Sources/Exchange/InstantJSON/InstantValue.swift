// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

enum InstantValue {
  /// Rounds to a hundred-thousandth of a point.
  static func number(_ value: Double) -> JSONTree {
    .number((value * 100_000).rounded() / 100_000)
  }

  static func point(_ point: Point) -> JSONTree { [number(point.x), number(point.y)] }
  static func points(_ points: [Point]) -> JSONTree { .array(points.map(point)) }

  static func rect(_ rect: Rect) -> JSONTree {
    [number(rect.x0), number(rect.y0), number(rect.width), number(rect.height)]
  }

  static func color(_ color: Color?) -> JSONTree {
    color.map { .string($0.hexadecimal.lowercased()) } ?? .null
  }

  static func text(_ text: String?) -> JSONTree { text.map { .string($0) } ?? .null }

  static func date(_ seconds: Int64?) -> JSONTree {
    seconds.map { .string(CivilTime(seconds: $0).rfc3339) } ?? .null
  }

  /// An object without its `null` members.
  static func object(_ members: [(String, JSONTree)]) -> JSONTree {
    .object(members.filter { $0.1 != .null }.map { .init($0.0, $0.1) })
  }
}

/// The names in Instant JSON and their equivalents in PDF.
enum InstantVocabulary {
  static let types: [(name: String, type: AnnotationType)] = [
    ("markup/highlight", .highlight), ("markup/underline", .underline),
    ("markup/strikeout", .strikeOut), ("markup/squiggly", .squiggly),
    ("markup/redaction", .redact), ("ink", .ink), ("text", .freeText), ("note", .text),
    ("comment-marker", .text), ("link", .link), ("shape/rectangle", .square),
    ("shape/ellipse", .circle), ("shape/line", .line), ("shape/polyline", .polyLine),
    ("shape/polygon", .polygon), ("stamp", .stamp), ("image", .stamp),
  ]

  /// The members that an annotation keeps on import if they are missing.
  static let kept = [
    "creatorName", "customData", "group", "color", "strokeColor", "blendMode", "action",
    "fontStyle",
  ]

  static let caps: [(word: String, name: String)] = [
    ("square", "Square"), ("circle", "Circle"), ("diamond", "Diamond"),
    ("openArrow", "OpenArrow"), ("closedArrow", "ClosedArrow"), ("butt", "Butt"),
    ("reverseOpenArrow", "ROpenArrow"), ("reverseClosedArrow", "RClosedArrow"),
    ("slash", "Slash"), ("none", "None"),
  ]

  static let borders: [(word: String, name: String)] = [
    ("solid", "S"), ("dashed", "D"), ("beveled", "B"), ("inset", "I"), ("underline", "U"),
  ]

  /// The flags with the same names as in PDF. `print` is expressed by its absence.
  static let flags = AnnotationFlags.names.filter { $0.flag != .print }

  static let icons: Set<String> = [
    "Comment", "RightPointer", "RightArrow", "Check", "Circle", "Cross", "Insert", "NewParagraph",
    "Note", "Paragraph", "Help", "Star", "Key",
  ]

  static let precisions: [(word: String, value: Double)] = [
    ("whole", 1), ("oneDp", 0.1), ("twoDp", 0.01), ("threeDp", 0.001), ("fourDp", 0.0001),
    ("half", 0.5), ("quarter", 0.25), ("eighth", 0.125), ("sixteenth", 0.0625),
    ("1/2", 0.5), ("1/4", 0.25), ("1/8", 0.125), ("1/16", 0.0625),
  ]

  static func name(_ word: String, in table: [(word: String, name: String)]) -> String? {
    table.first { $0.word == word }?.name
  }

  static func word(_ name: String, in table: [(word: String, name: String)]) -> String? {
    table.first { $0.name == name }?.word
  }
}
