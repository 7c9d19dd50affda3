// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The picture of a signature in a stamp or a field.
struct DrawnSignature {
  var drawing: HandDrawing
  var size: Size
}

extension HandSignature {
  /// The drawing of a signature, and its initial size in points.
  func drawn(_ style: AnnotationStyle, in document: Document) throws(ToolError) -> DrawnSignature {
    let color = color ?? style.color ?? Color(red: 0, green: 0, blue: 0)
    let (picture, size) = try picture(style, color, in: document)
    return DrawnSignature(
      drawing: HandDrawing(picture, color: color, width: width ?? style.border.width), size: size)
  }

  private func picture(
    _ style: AnnotationStyle, _ color: Color, in document: Document
  ) throws(ToolError) -> (Annotation.Picture, Size) {
    switch content {
    case .strokes(let strokes):
      guard let bounds = Rect(around: strokes.joined()), bounds.isFinite else {
        throw .invalid("The signature has no strokes: draw one.")
      }
      // A dot or a straight line has an extent as well.
      let margin = max(bounds.width, bounds.height, 1) / 20
      let size = bounds.grown(by: margin).size
      return (.strokes(strokes), size.scaled(by: 200 / max(size.width, size.height)))
    case .image(let bytes):
      let picture = try engine(document.uprightPicture(bytes, crop: nil))
      return (.image(picture.bytes), picture.size)
    case .text(let text):
      guard text.contains(where: { !$0.isWhitespace }) else {
        throw .invalid("The signature is empty: enter a name.")
      }
      var handwriting = style.text
      // The standard font that is nearest to handwriting.
      handwriting.font = "Times-Italic"
      handwriting.size = 36
      handwriting.color = color
      return try engine { () throws(EngineError) in
        let picture = try document.picture(of: text, handwriting)
        return (.image(picture.bytes), picture.size)
      }
    }
  }
}

extension Size {
  /// The largest size with these proportions that fits. It must fit into this size and into another.
  func fitted(into other: Size) -> Size {
    scaled(by: min(1, other.width / max(width, 0.001), other.height / max(height, 0.001)))
  }

  fileprivate func scaled(by factor: Double) -> Size { Size(width * factor, height * factor) }
}
