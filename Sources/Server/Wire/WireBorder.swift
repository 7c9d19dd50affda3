// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

enum WireAnnotationFlag: String, WireEnum {
  case invisible, hidden, print, noZoom, noRotate, noView, readOnly, locked, toggleNoView
  case lockedContents

  var flag: AnnotationFlags {
    switch self {
    case .invisible: .invisible
    case .hidden: .hidden
    case .print: .print
    case .noZoom: .noZoom
    case .noRotate: .noRotate
    case .noView: .noView
    case .readOnly: .readOnly
    case .locked: .locked
    case .toggleNoView: .toggleNoView
    case .lockedContents: .lockedContents
    }
  }
}

/// The wire form of a line ending (ISO 32000-2, table 179): the name in lower camel case.
enum LineEndingName: String, WireEnum {
  static let name = "LineEnding"
  case none, square, circle, diamond, openArrow, closedArrow, butt, rOpenArrow, rClosedArrow, slash

  /// Reads the name in the file; unknown names count as `None`, as in other readers.
  init(pdf name: String) {
    self = LineEndingName(rawValue: name.prefix(1).lowercased() + name.dropFirst()) ?? .none
  }

  var pdf: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// The wire form of a border style (ISO 32000-2, table 168).
enum BorderStyle: String, WireEnum {
  case solid, dashed, beveled, inset, underline

  /// Reads the name in the file; unknown names count as `S`, as in other readers.
  init(pdf name: String) {
    self = BorderStyle.allCases.first { $0.pdf == name } ?? .solid
  }

  var pdf: String { String(rawValue.prefix(1).uppercased()) }
}

enum BorderEffect: String, WireEnum { case none, cloudy }

/// The wire form of the line around or along an annotation.
struct WireBorder: Record {
  var width = 1.0
  var style = BorderStyle.solid
  var dash: [Double]?
  var effect = BorderEffect.none
  var intensity: Double?

  init() {}

  init(_ border: Annotation.Border) {
    // Damaged files may have any width.
    width = min(max(0, border.width), 1000)
    style = BorderStyle(pdf: border.style)
    dash = border.dash.unlessEmpty
    effect = border.cloudiness > 0 ? .cloudy : .none
    intensity = border.cloudiness > 0 ? border.cloudiness : nil
  }

  static let fields: [Field<Self>] = [
    .defaulted("width", \.width, 1, "The line width in 1/72 inch.", in: 0...1000),
    .defaulted("style", \.style, .solid, "The line style."),
    .optional("dash", \.dash, "The lengths of dashes and gaps."),
    .defaulted("effect", \.effect, .none, "The effect, such as a cloudy border."),
    .optional("intensity", \.intensity, "The intensity of the effect; 1 unless given.", in: 0...2),
  ]

  func border() throws(WireError) -> Annotation.Border {
    var border = Annotation.Border()
    border.width = width
    border.style = style.pdf
    border.dash = dash ?? (style == .dashed ? [3] : [])
    guard border.dash.allSatisfy({ $0 >= 0 && $0 <= 1000 }), border.dash.max() ?? 1 > 0 else {
      throw WireError(path: "dash", message: "Lengths must be between 0 and 1000, and not all 0.")
    }
    border.cloudiness = effect == .cloudy ? intensity ?? 1 : 0
    return border
  }
}
