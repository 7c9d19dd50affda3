// SPDX-License-Identifier: AGPL-3.0-or-later

/// The kinds of annotation (ISO 32000-2, table 171). The raw value is the name in lower camel case.
public enum AnnotationType: String, CaseIterable, Sendable {
  case text, link, freeText, line, square, circle, polygon, polyLine
  case highlight, underline, squiggly, strikeOut, redact, stamp, caret, ink, popup
  case fileAttachment, sound, movie, richMedia, widget, screen, printerMark, trapNet, watermark
  case threeD = "3D"
  case projection
  case unknown

  /// The value of `Subtype` in the file.
  public var subtype: String {
    switch self {
    case .threeD: "3D"
    case .unknown: "Unknown"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  public init(subtype: String) { self = AnnotationType.bySubtype[subtype] ?? .unknown }

  private static let bySubtype = Dictionary(
    uniqueKeysWithValues: allCases.filter { $0 != .unknown }.map { ($0.subtype, $0) })

  /// Whether annotations of this type mark text by quads. These types are highlight, underline,
  /// squiggly and strike-out.
  public var isTextMarkup: Bool {
    [.highlight, .underline, .squiggly, .strikeOut].contains(self)
  }

  /// Whether appearances of this type are made from the annotation's properties.
  public var isDrawn: Bool {
    switch self {
    case .movie, .screen, .richMedia, .threeD, .printerMark, .trapNet, .watermark, .projection,
      .popup, .unknown:
      false
    default: true
    }
  }

  /// Whether this is a markup type (ISO 32000-2, 12.5.6.2). Markup annotations have an author, dates
  /// and replies.
  public var isMarkup: Bool {
    switch self {
    case .link, .popup, .movie, .richMedia, .widget, .screen, .printerMark, .trapNet, .watermark,
      .threeD, .unknown:
      false
    default: true
    }
  }
}
