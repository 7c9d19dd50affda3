// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension AskedThing {
  /// A pixel is a point, up to 300 each way (as in Apryse's image stamps); a drag draws its size.
  static let imageStamp = AskedThing(type: .stamp, kind: .file, prompt: "Image", isDrawn: true) {
    (name, spot, answer, context) throws(ToolError) in
    guard case .file(let file) = answer else { throw .invalid("Answer with an image file.") }
    let crop = context.options.imageCrop
    let picture = try engine { () throws(EngineError) in
      try context.document.uprightPicture(file.bytes, crop: crop)
    }
    let rect = spot.drawn(picture.size.fitted(into: Size(300, 300)))
    var new = try context.draft(.stamp, by: name, onPage: spot.pageIndex, rect)
    new.picture = .image(picture.bytes)
    new.customData["image"] = file.name
    return new
  }

  /// Around the point, up to 200 points each way (as in Apryse's signature tool).
  static let signature = AskedThing(type: .stamp, kind: .signature, prompt: "Signature") {
    (name, spot, answer, context) throws(ToolError) in
    guard case .signature(let signature) = answer else {
      throw .invalid("Answer with a signature.")
    }
    let (picture, size) = try signature.picture(context.style(of: name), in: context.document)
    var new = try context.draft(
      .stamp, by: name, onPage: spot.pageIndex, spot.centered(size.fitted(into: Size(200, 200))))
    new.picture = picture
    new.customData["signature"] = "true"
    return new
  }
}

extension SignatureContent {
  /// What a stamp shows of it, and how large that is.
  fileprivate func picture(
    _ style: AnnotationStyle, in document: Document
  ) throws(ToolError) -> (Annotation.Picture, Size) {
    switch self {
    case .strokes(let strokes):
      guard let bounds = Rect(around: strokes.joined()), bounds.isFinite else {
        throw .invalid("The signature has no strokes: draw one.")
      }
      // A dot or a straight line has an extent as well.
      let margin = max(bounds.width, bounds.height, 1) / 20
      let size = bounds.grown(by: margin).size
      return (.strokes(strokes), size.scaled(by: 200 / max(size.width, size.height)))
    case .image(let bytes):
      let picture = try engine { () throws(EngineError) in
        try document.uprightPicture(bytes, crop: nil)
      }
      return (.image(picture.bytes), picture.size)
    case .text(let text):
      guard text.contains(where: { !$0.isWhitespace }) else {
        throw .invalid("The signature is empty: enter a name.")
      }
      return try engine { () throws(EngineError) in
        let picture = try document.picture(of: text, style.handwriting)
        return (.image(picture.bytes), picture.size)
      }
    }
  }
}

extension AnnotationStyle {
  /// What a typed signature is set in.
  fileprivate var handwriting: Annotation.TextStyle {
    var style = text
    style.font = "Times"
    style.size = 36
    if let color { style.color = color }
    return style
  }
}

extension Size {
  /// The largest of these proportions that is no larger than this, nor than another.
  func fitted(into other: Size) -> Size {
    scaled(by: min(1, other.width / max(width, 0.001), other.height / max(height, 0.001)))
  }

  fileprivate func scaled(by factor: Double) -> Size { Size(width * factor, height * factor) }
}
