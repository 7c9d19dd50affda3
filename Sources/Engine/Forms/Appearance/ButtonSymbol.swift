// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The mark of a check box or radio button that is on.
public enum ButtonSymbol: String, CaseIterable, Sendable {
  case check, circle, cross, diamond, square, star

  /// The character of ZapfDingbats for the mark (ISO 32000-2, annex D.6).
  var character: String {
    switch self {
    case .check: "4"
    case .circle: "l"
    case .cross: "8"
    case .diamond: "u"
    case .square: "n"
    case .star: "H"
    }
  }

  init?(character: String?) {
    guard let sign = ButtonSymbol.allCases.first(where: { $0.character == character }) else {
      return nil
    }
    self = sign
  }

  /// Draws the mark as a path, so that no font is needed.
  func draw(in rect: Rect, _ content: inout ContentStream) {
    func at(_ x: Double, _ y: Double) -> Point {
      Point(rect.x0 + x * rect.width, rect.y0 + y * rect.height)
    }
    switch self {
    case .circle: content.ellipse(in: rect.grown(by: -rect.width * 0.15))
    case .square: content.rect(rect.grown(by: -rect.width * 0.15))
    case .diamond: content.path([at(0.5, 0), at(1, 0.5), at(0.5, 1), at(0, 0.5)], isClosed: true)
    case .check:
      content.path(
        [
          at(0.02, 0.55), at(0.16, 0.42), at(0.38, 0.66), at(0.84, 0.06), at(0.98, 0.16),
          at(0.4, 0.96),
        ], isClosed: true)
    case .cross:
      let points = [(0.0, 0.14), (0.14, 0), (0.5, 0.36), (0.86, 0), (1, 0.14), (0.64, 0.5)]
      content.path(
        points.map { at($0.0, $0.1) } + points.map { at(1 - $0.0, 1 - $0.1) }, isClosed: true)
    case .star:
      content.path(
        (0..<10).map { corner in
          let reach = corner.isMultiple(of: 2) ? 0.5 : 0.2
          let angle = Double(corner) * 36
          return at(
            0.5 + reach * Trigonometry.sine(angle), 0.5 - reach * Trigonometry.cosine(angle))
        }, isClosed: true)
    }
    content.add("f")
  }
}
