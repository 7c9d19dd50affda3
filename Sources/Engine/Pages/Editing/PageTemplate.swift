// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The contents of a new page.
public enum PageTemplate: String, CaseIterable, Sendable {
  case blank
  /// Lines to write on, 8 mm apart.
  case lined
  /// Squares of 5 mm.
  case grid
  /// Dots, 5 mm apart.
  case dotted
  /// Staves of five lines.
  case music
}

extension PageTemplate {
  private static let millimetre = 72 / 25.4
  private static let ink = Color(red: 0.66, green: 0.74, blue: 0.82)

  /// Draws the template on a page of this size, in page space.
  ///
  /// - Returns: whether there is anything to draw.
  func draw(on size: Size, _ content: inout ContentStream) -> Bool {
    guard self != .blank else { return false }
    content.setStroke(Self.ink)
    content.add("w", 0.5)
    switch self {
    case .blank: break
    case .lined: rule(size, every: 8 * Self.millimetre, &content)
    case .grid: square(size, every: 5 * Self.millimetre, &content)
    case .dotted: dot(size, every: 5 * Self.millimetre, &content)
    case .music: draw(staves: size, &content)
    }
    content.add("S")
    return true
  }

  /// Draws lines from edge to edge. The first one is below a margin for a title.
  private func rule(_ size: Size, every step: Double, _ content: inout ContentStream) {
    for y in stride(from: 3 * step, to: size.height - step, by: step) {
      content.path([Point(0, y), Point(size.width, y)])
    }
  }

  private func square(_ size: Size, every step: Double, _ content: inout ContentStream) {
    for y in stride(from: step, to: size.height, by: step) {
      content.path([Point(0, y), Point(size.width, y)])
    }
    for x in stride(from: step, to: size.width, by: step) {
      content.path([Point(x, 0), Point(x, size.height)])
    }
  }

  /// Draws each row of dots as one dashed line.
  private func dot(_ size: Size, every step: Double, _ content: inout ContentStream) {
    content.add("w", 1.2)
    content.add("J", 1)
    content.setDash([0, step])
    for y in stride(from: step, to: size.height, by: step) {
      content.path([Point(step, y), Point(max(step, size.width - step / 2), y)])
    }
  }

  /// Draws staves, 20 mm apart, with lines 2 mm apart.
  private func draw(staves size: Size, _ content: inout ContentStream) {
    let (margin, gap) = (15 * Self.millimetre, 2 * Self.millimetre)
    for top in stride(from: margin, to: size.height - margin, by: 20 * Self.millimetre) {
      for line in 0..<5 {
        let y = top + Double(line) * gap
        content.path([Point(margin, y), Point(max(margin, size.width - margin), y)])
      }
    }
  }
}
