// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Painter {
  /// An area that is to be redacted: its outline, through which what is beneath can still be read.
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

  /// What the area looks like once it is redacted: filled, with the text that is written over it. It
  /// shows while the pointer is on the annotation (`R`).
  mutating func drawAppliedRedaction() throws(EngineError) {
    content.add("q")
    content.setFill(annotation.interiorColor ?? Color(red: 0, green: 0, blue: 0))
    for area in annotation.redactedAreas {
      content.path(
        [area.upperLeft, area.upperRight, area.lowerRight, area.lowerLeft], isClosed: true)
      content.add("f")
    }
    content.add("Q")
    guard let text = annotation.overlayText, !text.isEmpty,
      let style = annotation.text
    else { return }
    for area in annotation.redactedAreas {
      let rect = area.bounds
      let block = TypesetText(text: text, style: style, width: rect.width)
      content.add("q")
      content.rect(rect)
      content.add("W")
      content.add("n")
      try draw(block, at: rect.origin)
      content.add("Q")
    }
  }
}

extension Annotation {
  var redactedAreas: [Quad] { quads.isEmpty ? [Quad(rect)] : quads }
}
