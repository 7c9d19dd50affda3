// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Painter {
  /// Draws a block of text with its upper left corner at a point.
  mutating func draw(_ block: TypesetText, at origin: Point) throws(EngineError) {
    let picture = try document.addPicture(block.page(in: document.context).bytes)
    draw(picture.object, picture.matrix.then(.translation(origin.x - block.bleed, origin.y)))
  }

  /// Draws a line of text, centred in a rectangle and as large as it fits.
  mutating func draw(
    line text: String, style: Annotation.TextStyle, isBold: Bool = false, fitting rect: Rect,
    turn: Matrix = .identity
  ) throws(EngineError) {
    let block = TypesetText(text: text, style: style, width: nil, isBold: isBold, bleed: 8)
    let (page, extent) = try block.page(in: document.context)
    guard extent.ink.area > 0, rect.area > 0 else { return }
    let picture = try document.addPicture(page)
    let scale = min(rect.width / extent.ink.width, rect.height / extent.ink.height)
    let from = extent.ink.center
    draw(
      picture.object,
      picture.matrix.then(.translation(-from.x, -from.y)).then(.scale(scale, scale)).then(turn)
        .then(.translation(rect.center.x, rect.center.y)))
  }
}
