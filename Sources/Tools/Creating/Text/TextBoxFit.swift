// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The box of a text, with its layout.
struct TextBoxFit {
  let box: Rect
  /// The part of the box that contains the text.
  let textBox: Rect
  /// The lines, from the upper left of `textBox`.
  let layout: TextLayout

  /// - Parameters:
  ///   - page: the page that limits the box; text that is higher than the page is cut off.
  ///   - grows: whether a box of fixed width grows in height with its text.
  init(
    _ text: String, _ style: AnnotationStyle, at place: TextEntry.Place, within page: Rect,
    grows: Bool, in document: Document
  ) throws(EngineError) {
    let inset = TextBoxFit.inset(style)
    func layOut(_ width: Double) throws(EngineError) -> TextLayout {
      try document.layOut(text, style.text, width: width - 2 * inset)
    }
    let least = min(page.width, leastWidth(style) + 2 * inset)
    switch place {
    case .box(let rect):
      let width = max(rect.width, least)
      layout = try layOut(width)
      let needed = grows ? tidy(layout.height) + 2 * inset : 0
      let size = Size(width, max(rect.height, needed))
      box = TextBoxFit.placed(Rect(origin: rect.origin, size: size), page)
    case .corner(let corner):
      let isRightToLeft = try document.layOut(text, style.text, width: nil).isRightToLeft
      let start =
        isRightToLeft ? max(corner.x, page.x0 + least) : min(corner.x, page.x1 - least)
      let wide = try layOut(isRightToLeft ? start - page.x0 : page.x1 - start)
      let width = tidy(wide.width) + slack + 2 * inset
      layout = try layOut(width)
      let x0 = isRightToLeft ? start - width : start
      box = TextBoxFit.placed(
        Rect(x0, corner.y, x0 + width, corner.y + tidy(layout.height) + 2 * inset), page)
    }
    textBox = box.grown(by: -inset)
  }

  /// The distance from a free text's edge to its text, in points.
  private static func inset(_ style: AnnotationStyle) -> Double {
    var annotation = Annotation(id: "", type: .freeText, pageIndex: 0, rect: Rect(0, 0, 0, 0))
    annotation.color = style.color
    annotation.border = style.border
    return annotation.textPadding
  }

  private static func placed(_ box: Rect, _ page: Rect) -> Rect {
    let inside = box.clamped(into: page)
    return inside.intersection(page) ?? inside
  }
}

/// Extra width, in points. With it, rounding does not break a line that just fits.
private let slack = 0.5

/// Rounds to hundredths: finer differences come from single precision.
private func tidy(_ length: Double) -> Double { (length * 100).rounded() / 100 }

/// The minimum width of a box. It matters for a box that was drawn narrow, or is near the edge of the
/// page.
private func leastWidth(_ style: AnnotationStyle) -> Double { max(style.text.size, 1) * 4 }
