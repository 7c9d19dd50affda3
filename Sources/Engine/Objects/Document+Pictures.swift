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
    let image = try bytes.withUnsafeBufferPointer { buffer throws(EngineError) in
      try make {
        cm_add_image($0, raw, buffer.baseAddress, buffer.count, $1, &width, &height, $2)
      }
    }
    let size = Size(Double(width), Double(height))
    // An image fills the unit square, its first row at y = 1 (ISO 32000-2, 8.9.5.2).
    return Picture(
      object: image, size: size, matrix: Matrix(size.width, 0, 0, -size.height, 0, size.height))
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
