// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// A form or image XObject, with its size in its own units.
struct Picture {
  var object: PDFObject
  var size: Size
  /// Maps its own units (y down from the upper left corner) to the space in which `Do` draws it.
  var matrix: Matrix
}

extension Document {
  /// Adds a stream with these entries and deflated bytes.
  public func addDeflatedStream(
    _ dictionary: PDFObject, _ bytes: [UInt8]
  ) throws(EngineError) -> PDFObject {
    try bytes.withUnsafeBufferPointer { buffer throws(EngineError) in
      try make {
        cm_add_deflated_stream(
          $0, raw, dictionary.raw, buffer.baseAddress, buffer.count, $1, $2)
      }
    }
  }

  /// Adds an image file, or the first page of a PDF, for drawing.
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
        cm_add_page_form(
          $0, raw, buffer.baseAddress, buffer.count, $1, &width, &height, $2)
      }
    }
    return Picture(
      object: form, size: Size(Double(width), Double(height)), matrix: .identity)
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

  /// A form that shows an image upright, such as a photo that a camera took on its side.
  private func addTurned(
    _ image: PDFObject, _ size: Size, _ turn: Matrix
  ) throws(EngineError) -> Picture {
    let size = turn.a == 0 ? Size(size.height, size.width) : size
    let flip = Matrix(1, 0, 0, -1, 0, size.height)
    var content = ContentStream()
    content.concat(
      Matrix(1, 0, 0, -1, 0, 1).then(turn).then(.scale(size.width, size.height)).then(flip))
    content.add("Do", name: "X")
    let form = try makeDictionary([
      "Type": makeName("XObject"), "Subtype": makeName("Form"),
      "BBox": makeReals([0, 0, size.width, size.height]), "Matrix": makeReals(flip.components),
      "Resources": makeDictionary(["XObject": makeDictionary(["X": image])]),
    ])
    return Picture(
      object: try addDeflatedStream(form, content.bytes), size: size, matrix: .identity)
  }
}

extension PDFObject {
  /// The contents of a form XObject's box, as a one-page PDF.
  func formPage(isFlipped: Bool) throws(EngineError) -> [UInt8] {
    var buffer: UnsafeMutablePointer<fz_buffer>?
    try context.call { cm_form_as_pdf($0, raw, isFlipped, &buffer, $1) }
    return PDFObject.bytes(taking: buffer, context)
  }
}
