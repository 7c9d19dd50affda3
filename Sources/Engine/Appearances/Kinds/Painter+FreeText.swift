// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Painter {
  /// Draws the text in its box, and a callout's line. A frame and a background are drawn if they have
  /// colours.
  mutating func drawFreeText() throws(EngineError) {
    if annotation.callout.isEmpty, annotation.textBox == nil {
      let size = annotation.uprightBox
      standUpright(size, in: annotation.rect)
      return try drawText(in: Rect(origin: .zero, size: size))
    }
    drawCallout()
    let textBox = TurnedRect(
      covering: annotation.textBox ?? annotation.rect, rotation: annotation.textTurn)
    content.add("q")
    content.concat(textBox.placement)
    try drawText(in: Rect(origin: .zero, size: textBox.size))
    content.add("Q")
  }

  private mutating func drawText(in rect: Rect) throws(EngineError) {
    drawFrame(rect)
    guard annotation.contents?.isEmpty == false || annotation.richText != nil else { return }
    let (page, padding) = try typeset(in: rect)
    content.add("q")
    content.rect(rect)
    content.add("W")
    content.add("n")
    let picture = try document.addPicture(page)
    draw(
      picture.object,
      picture.matrix.then(
        .translation(rect.x0 + padding - Annotation.textBleed, rect.y0 + padding)))
    content.add("Q")
  }

  /// The text as a one-page PDF, and its distance from the edges. Other programs put text closer to the edges:
  /// if it would lose its end in such a box, Recto does, too.
  private func typeset(in rect: Rect) throws(EngineError) -> (page: [UInt8], padding: Double) {
    let padding = annotation.textPadding
    let (page, extent) = try annotation.textBlock(width: rect.width).page(in: document.context)
    guard padding + extent.height > rect.height else { return (page, padding) }
    let close = padding - Annotation.textMargin
    let (closePage, closeExtent) = try annotation.textBlock(width: rect.width, padding: close)
      .page(in: document.context)
    let isBetter =
      closeExtent.height < extent.height || close + closeExtent.height <= rect.height
    return isBetter ? (closePage, close) : (page, padding)
  }

  private mutating func drawFrame(_ rect: Rect) {
    let strokes = annotation.color != nil && lineWidth > 0
    guard strokes || annotation.interiorColor != nil else { return }
    content.add("q")
    if let fill = annotation.interiorColor { content.setFill(fill) }
    if let color = annotation.color { setPen(color) }
    content.rect(rect.grown(by: strokes ? -lineWidth / 2 : 0))
    content.paint(fills: annotation.interiorColor != nil, strokes: strokes)
    content.add("Q")
  }

  private mutating func drawCallout() {
    let points = annotation.callout
    guard points.count > 1 else { return }
    let color = annotation.color ?? annotation.text?.color ?? Color(red: 0, green: 0, blue: 0)
    let end = LineEnd(
      style: annotation.lineEndings.first ?? "None", tip: points[0], origin: points[1],
      lineWidth: annotation.calloutWidth)
    content.add("q")
    setPen(color, width: annotation.calloutWidth)
    content.path([end.base] + points.dropFirst())
    content.add("S")
    content.setDash([])
    content.setFill(annotation.interiorColor ?? color)
    if end.draw(in: &content) { content.paint(fills: end.isClosed, strokes: true) }
    content.add("Q")
  }
}

extension Annotation {
  /// The distance between a free text's box and its text. It is measured from the edge of the box.
  public var textPadding: Double { (isBare ? 0 : max(border.width, 0)) + Self.textMargin }

  /// The distance between the frame of a free text and the text.
  fileprivate static let textMargin = 2.0
  /// The room beside the lines of the typeset text.
  fileprivate static let textBleed = 8.0

  /// The typeset text of a free text. The text is in a box of this width.
  ///
  /// - Parameter padding: ``textPadding`` unless given.
  func textBlock(width: Double?, padding: Double? = nil) -> TypesetText {
    TypesetText(
      text: contents ?? "", style: text ?? TextStyle(),
      width: width.map { max(1, $0 - 2 * (padding ?? textPadding)) }, bleed: Self.textBleed,
      rich: richText.flatMap(RichText.init))
  }
}
