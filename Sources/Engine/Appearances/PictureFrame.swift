// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A picture that an annotation keeps when its geometry or opacity changes. The geometry is its size
/// and rotation. The picture is another program's appearance, known only by its look.
///
/// The picture is wrapped in a form of Recto's, which remembers it under a private key, so that frames
/// do not pile up around it.
struct PictureFrame {
  fileprivate static let inner = "RectoInner"
  fileprivate static let ownOpacity = "RectoInnerOpacity"
  fileprivate static let ownCrop = "RectoInnerCrop"
  fileprivate static let ownSource = "RectoInnerSource"

  /// The form or image that is shown.
  let picture: PDFObject
  /// Whether the picture has y down in its own space.
  let isFlipped: Bool
  /// The picture's own opacity.
  let opacity: Double
  /// Identifies the file that the picture was made from; `nil` if that is unknown.
  let source: String?

  /// The frame of an annotation's appearance, or the appearance to frame; `nil` if it has none.
  init?(of appearance: PDFObject, opacity: Double, transform: Matrix) throws(EngineError) {
    guard try appearance.kind == .stream else { return nil }
    if let inner = try appearance[PictureFrame.inner] {
      picture = inner
      isFlipped = false
      self.opacity = try appearance[PictureFrame.ownOpacity]?.real ?? 1
      source = try appearance[PictureFrame.ownSource]?.text
      return
    }
    let matrix =
      try appearance["Matrix"]?.reals.flatMap(Matrix.init(components:)) ?? .identity
    let shown = matrix.then(transform)
    (picture, source) = (appearance, nil)
    isFlipped = shown.a * shown.d - shown.b * shown.c > 0
    self.opacity = opacity
  }

  /// The form that shows the picture in the annotation's present state. The state is its geometry and
  /// opacity.
  func form(
    of annotation: Annotation, in document: Document, toUserSpace: Matrix
  ) throws(EngineError) -> PDFObject? {
    guard let box = try box, box.area > 0, let upright = try matrix.inverse else { return nil }
    var painter = Painter(annotation, in: document)
    let size = annotation.uprightBox
    painter.standUpright(size, in: annotation.rect)
    let shown = try annotation.shownPart
    // The visible part determines the picture's size; the form's box clips the rest.
    let whole = Size(size.width / shown.width, size.height / shown.height)
    let (x, y) = (whole.width / box.width, whole.height / box.height)
    let fit =
      isFlipped
      ? Matrix(x, 0, 0, y, -box.x0 * x, -box.y0 * y)
      : Matrix(x, 0, 0, -y, -box.x0 * x, box.y1 * y)
    let aside = Matrix.translation(-shown.x0 * whole.width, -shown.y0 * whole.height)
    painter.draw(picture, upright.then(fit).then(aside))
    let share = opacity > 0 ? min(annotation.opacity / opacity, 1) : 1
    let form = try painter.form(toUserSpace: toUserSpace, opacity: share)
    if !isFlipped {
      try document.remember(
        picture, opacity: opacity, crop: annotation.keptPart, source: source, in: form)
    }
    return form
  }

  /// The form or image that an appearance frames, or else the appearance.
  static func shown(by appearance: PDFObject) throws(EngineError) -> PDFObject {
    guard try appearance.kind == .stream else { return appearance }
    return try appearance[inner] ?? appearance
  }

  /// The part of the picture that a form shows; `nil`: all of it.
  static func crop(_ form: PDFObject) throws(EngineError) -> Rect? {
    guard try form.kind == .stream else { return nil }
    return try form[ownCrop]?.rect
  }

  /// A part of the picture as a one-page PDF.
  func page(showing part: Rect) throws(EngineError) -> [UInt8] {
    try picture.formPage(isFlipped: isFlipped, showing: part)
  }

  private var isImage: Bool {
    get throws(EngineError) { try picture["Subtype"]?.name == "Image" }
  }

  private var box: Rect? {
    get throws(EngineError) {
      try isImage ? Rect(0, 0, 1, 1) : picture["BBox"]?.rect
    }
  }

  private var matrix: Matrix {
    get throws(EngineError) {
      guard try !isImage, let values = try picture["Matrix"]?.reals else { return .identity }
      return Matrix(components: values) ?? .identity
    }
  }
}

extension Document {
  /// Records in a form what it frames. It records the picture with its opacity, the visible part, and
  /// the file that the picture was made from.
  func remember(
    _ picture: PDFObject, opacity: Double = 1, crop: Rect?, source: String?, in form: PDFObject
  ) throws(EngineError) {
    if let source { try form.set(PictureFrame.ownSource, makeText(source)) }
    if let crop {
      try form.set(PictureFrame.ownCrop, makeReals([crop.x0, crop.y0, crop.x1, crop.y1]))
    }
    try form.set(PictureFrame.inner, picture)
    if opacity != 1 { try form.set(PictureFrame.ownOpacity, makeReal(opacity)) }
  }
}

extension Annotation {
  /// The visible part of the picture, in the picture's coordinates.
  var shownPart: Rect {
    get throws(EngineError) {
      let all = Rect(0, 0, 1, 1)
      guard let crop else { return all }
      guard crop.isFinite, let part = crop.intersection(all), part.width >= leastShare,
        part.height >= leastShare
      else { throw .unsupported("a crop must leave some of the picture") }
      return part
    }
  }
}

extension Annotation {
  /// The part that an appearance remembers; `nil` if all of the picture shows.
  var keptPart: Rect? {
    get throws(EngineError) {
      let part = try shownPart
      return part == Rect(0, 0, 1, 1) ? nil : part
    }
  }
}

/// The least share of a picture that may show. A smaller share would be magnified out of all bounds.
private let leastShare = 0.0001
