// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A tint for a part of a page, which darkens it: dark contents stay dark.
public struct Tint: Hashable, Sendable {
  /// The part, in page space.
  public var rect: Rect
  public var color: RGB
  /// The opacity, 0 to 1.
  public var opacity: Double

  public init(_ rect: Rect, _ color: RGB, opacity: Double) {
    self.rect = rect
    self.color = color
    self.opacity = opacity
  }
}

extension Bitmap {
  /// Multiplies the colours of a part by a colour.
  func tint(_ part: PixelBox, _ color: RGB, opacity: Double) {
    guard components >= 3, let part = box.intersection(part) else { return }
    let share = Int((min(max(opacity, 0), 1) * 255).rounded())
    let factors = [color.red, color.green, color.blue].map { 255 * (255 - share) + Int($0) * share }
    for row in part.y0..<part.y1 {
      var pixel = base + (row - box.y0) * stride + (part.x0 - box.x0) * components
      for _ in part.x0..<part.x1 {
        for component in 0..<3 {
          let value = Int(pixel[component]) &* factors[component] &+ 32_512
          pixel[component] = UInt8(clamping: value / 65_025)
        }
        pixel += components
      }
    }
  }
}

extension Page {
  /// The rectangles of the visible fields that can be filled in.
  public var fillablePlaces: [Rect] {
    get throws(EngineError) {
      var places: [Rect] = []
      for annotation in try annotations where annotation.type == .widget && annotation.isVisible {
        guard let field = try widget(annotation.id)?.field, field.kind != .button,
          !field.flags.contains(.readOnly)
        else { continue }
        places.append(annotation.rect)
      }
      return places
    }
  }
}
