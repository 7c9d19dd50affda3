// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// A form or image XObject, with its size in its own units.
struct Picture {
  var object: PDFObject
  var size: Size
  /// Maps its own units to the space in which `Do` draws it. Its own units have y down, from the upper
  /// left corner.
  var matrix: Matrix
}

extension Document {
  /// Adds a stream with these entries and deflated bytes.
  public func addDeflatedStream(
    _ dictionary: PDFObject, _ bytes: [UInt8]
  ) throws(EngineError) -> PDFObject {
    try bytes.withUnsafeBufferPointer { buffer throws(EngineError) in
      try make {
        cm_add_deflated_stream($0, raw, dictionary.raw, buffer.baseAddress, buffer.count, $1, $2)
      }
    }
  }

  /// Adds an image file or a PDF's first page for drawing.
  func addPicture(_ bytes: [UInt8]) throws(EngineError) -> Picture {
    guard !bytes.isEmpty else { throw .unsupported("a picture without bytes cannot be drawn") }
    do throws(EngineError) {
      return bytes.starts(with: "%PDF".utf8) ? try addPageForm(bytes) : try addImage(bytes)
    } catch .damaged(let why) {
      throw .unsupported("the picture cannot be read (\(why))")
    }
  }

  private func addPageForm(_ bytes: [UInt8]) throws(EngineError) -> Picture {
    var (width, height): (Float, Float) = (0, 0)
    let form = try bytes.withUnsafeBufferPointer { buffer throws(EngineError) in
      try make {
        cm_add_page_form($0, raw, buffer.baseAddress, buffer.count, $1, &width, &height, $2)
      }
    }
    return Picture(object: form, size: Size(Double(width), Double(height)), matrix: .identity)
  }

  private func addImage(_ bytes: [UInt8]) throws(EngineError) -> Picture {
    var (width, height): (Int32, Int32) = (0, 0)
    var upright = fz_identity
    let image = try bytes.withUnsafeBufferPointer { buffer throws(EngineError) in
      try make {
        cm_add_image($0, raw, buffer.baseAddress, buffer.count, $1, &width, &height, &upright, $2)
      }
    }
    let size = Size(Double(width), Double(height))
    let turn = Matrix(upright)
    guard turn == .identity else { return try addTurned(image, size, turn) }
    // An image fills the unit square, its first row at y = 1 (ISO 32000-2, 8.9.5.2).
    return Picture(
      object: image, size: size, matrix: Matrix(size.width, 0, 0, -size.height, 0, size.height))
  }

  /// A form that shows an image upright. A camera may have taken a photo on its side, for example.
  private func addTurned(
    _ image: PDFObject, _ size: Size, _ turn: Matrix
  ) throws(EngineError) -> Picture {
    let size = turn.a == 0 ? Size(size.height, size.width) : size
    return try addForm(
      showing: image, Matrix(1, 0, 0, -1, 0, 1).then(turn).then(.scale(size.width, size.height)),
      size)
  }

  /// A form that shows a picture in the middle of an area. The form has the proportions of the area, so
  /// that later changes keep the picture's place in it. The picture itself is returned if it fills such
  /// an area.
  func centred(_ picture: Picture, in area: Size) throws(EngineError) -> Picture {
    let scale = max(picture.size.width / area.width, picture.size.height / area.height)
    let size = Size(area.width * scale, area.height * scale)
    let (x, y) = (size.width - picture.size.width, size.height - picture.size.height)
    // A margin of less than half a point is rounding.
    guard scale.isFinite, max(x, y) >= scale / 2 else { return picture }
    return try addForm(
      showing: picture.object, picture.matrix.then(.translation(x / 2, y / 2)), size)
  }

  /// A form of this size that shows an image or another form.
  ///
  /// - Parameter map: from the space in which `Do` draws it to the form's area, y down.
  private func addForm(
    showing object: PDFObject, _ map: Matrix, _ size: Size
  ) throws(EngineError) -> Picture {
    let flip = Matrix(1, 0, 0, -1, 0, size.height)
    var content = ContentStream()
    content.concat(map.then(flip))
    content.add("Do", name: "X")
    let form = try makeDictionary([
      "Type": makeName("XObject"), "Subtype": makeName("Form"),
      "BBox": makeReals([0, 0, size.width, size.height]), "Matrix": makeReals(flip.components),
      "Resources": makeDictionary(["XObject": makeDictionary(["X": object])]),
    ])
    return Picture(
      object: try addDeflatedStream(form, content.bytes), size: size, matrix: .identity)
  }
}

extension PDFObject {
  /// The contents of a form XObject's box, as a one-page PDF.
  func formPage(isFlipped: Bool, showing part: Rect) throws(EngineError) -> [UInt8] {
    var buffer: UnsafeMutablePointer<fz_buffer>?
    try context.call { cm_form_as_pdf($0, raw, isFlipped, part.shares, &buffer, $1) }
    return PDFObject.bytes(taking: buffer, context)
  }
}

/// An image file, or a one-page PDF, to place on a page.
public struct PlaceablePicture: Sendable {
  public var bytes: [UInt8]
  /// The size in pixels, or in points for a PDF.
  public var size: Size
}

extension Document {
  /// An image file with its upright size. A cropped part becomes a PNG; a whole image keeps its bytes.
  /// The first page of a PDF is used uncropped.
  ///
  /// - Parameter crop: the part to keep, as fractions of the width and the height, from the upper left
  ///   corner.
  /// - Throws: an error if the bytes are not a picture, or have more than 64 million pixels.
  public func uprightPicture(
    _ bytes: [UInt8], crop: Rect?
  ) throws(EngineError) -> PlaceablePicture {
    var buffer: UnsafeMutablePointer<fz_buffer>?
    var (width, height): (Float, Float) = (0, 0)
    let isPage = bytes.starts(with: "%PDF".utf8)
    var part = (crop ?? Rect(0, 0, 1, 1)).shares
    do throws(EngineError) {
      try bytes.withUnsafeBufferPointer { source throws(EngineError) in
        try context.call { context, error in
          guard isPage else {
            return withUnsafePointer(to: &part) { part in
              cm_upright_picture(
                context, source.baseAddress, source.count, crop == nil ? nil : part, &buffer,
                &width, &height, error)
            }
          }
          return cm_first_page_size(
            context, source.baseAddress, source.count, &width, &height, error)
        }
      }
    } catch .damaged(let why) {
      throw .unsupported("the file shows no picture (\(why))")
    }
    let size = Size(Double(width), Double(height))
    guard let buffer else { return PlaceablePicture(bytes: bytes, size: size) }
    return PlaceablePicture(bytes: PDFObject.bytes(taking: buffer, context), size: size)
  }
}

extension Document {
  /// A line of text in italics as a picture.
  public func picture(
    of text: String, _ style: Annotation.TextStyle
  ) throws(EngineError) -> PlaceablePicture {
    // Slanted letters extend beyond the ends of their line.
    let bleed = style.size / 4
    try TypesetText.check(text)
    let width = try layOut(text, style, width: nil).width * 1.1 + 1
    let set = TypesetText(text: text, style: style, width: width, isItalic: true, bleed: bleed)
    let page = try set.page(in: context)
    return PlaceablePicture(bytes: page.bytes, size: Size(width + 2 * bleed, page.extent.height))
  }
}

extension Rect {
  /// Clamped to the unit square.
  fileprivate var shares: fz_rect {
    func share(_ value: Double) -> Float { value.isNaN ? 0 : Float(min(max(value, 0), 1)) }
    return fz_rect(x0: share(x0), y0: share(y0), x1: share(x1), y1: share(y1))
  }
}
