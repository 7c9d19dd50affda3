// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

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
    return PlaceablePicture(
      bytes: page.bytes, size: Size(width + 2 * bleed, page.extent.height))
  }
}

extension Rect {
  /// Clamped to the unit square.
  fileprivate var shares: fz_rect {
    func share(_ value: Double) -> Float { value.isNaN ? 0 : Float(min(max(value, 0), 1)) }
    return fz_rect(x0: share(x0), y0: share(y0), x1: share(x1), y1: share(y1))
  }
}
