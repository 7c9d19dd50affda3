// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Painter {
  /// Draws the outline of an area to redact. The content beneath stays readable.
  mutating func drawRedaction() throws(EngineError) {
    let width = annotation.border.width > 0 ? annotation.border.width : 1
    let areas =
      annotation.quads.isEmpty
      ? [Quad(annotation.rect.grown(by: -width / 2))] : annotation.quads
    if let first = areas.first {
      box = areas.reduce(first.bounds) { $0.union($1.bounds) }.grown(by: width / 2)
    }
    content.add("q")
    setPen(annotation.color ?? Color(red: 1, green: 0, blue: 0), width: width)
    for area in areas {
      content.path(
        [area.upperLeft, area.upperRight, area.lowerRight, area.lowerLeft], isClosed: true)
      content.add("S")
    }
    content.add("Q")
  }

  /// Draws the area as it will look after redaction: filled, with the overlay text. Viewers show this
  /// while the pointer is on the annotation (`R`).
  ///
  /// - Parameter repeats: whether the text is repeated to the end of each area.
  mutating func drawAppliedRedaction(repeats: Bool = false) throws(EngineError) {
    content.add("q")
    content.setFill(annotation.interiorColor ?? Color(red: 0, green: 0, blue: 0))
    for area in annotation.redactedAreas {
      content.path(
        [area.upperLeft, area.upperRight, area.lowerRight, area.lowerLeft], isClosed: true)
      content.add("f")
    }
    content.add("Q")
    guard let text = annotation.overlayText, !text.isEmpty, let style = annotation.text else {
      return
    }
    try write(text, style, repeats: repeats)
  }

  /// Writes a text in each area. The lines are set for the widest area; a narrower area shows the part
  /// that the alignment puts inside it.
  private mutating func write(
    _ text: String, _ style: Annotation.TextStyle, repeats: Bool
  ) throws(EngineError) {
    let rects = annotation.redactedAreas.map(\.bounds)
    let width = rects.map(\.width).max() ?? 0
    let block = TypesetText(text: text, style: style, width: width)
    let (page, extent) = try block.page(in: document.context)
    let picture = try document.addPicture(page)
    for rect in rects {
      let x = rect.x0 + (rect.width - width) * style.alignment.share
      let rows = repeats && extent.height > 1 ? (rect.height / extent.height).rounded(.up) : 1
      content.add("q")
      content.rect(rect)
      content.add("W")
      content.add("n")
      for row in 0..<Int(min(max(rows, 1), mostRows)) {
        let y = rect.y0 + Double(row) * extent.height
        draw(picture.object, picture.matrix.then(.translation(x, y)))
      }
      content.add("Q")
    }
  }
}

/// The most rows that a page can hold.
private let mostRows: Double = 1000

extension Annotation {
  var redactedAreas: [Quad] { quads.isEmpty ? [Quad(rect)] : quads }
}
