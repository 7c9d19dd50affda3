// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The encoded samples of an image of a page. Another thread can make a file from them while the
/// document is used on its own thread.
///
/// Unchecked: MuPDF's images are immutable, do not need the document, and are reference-counted under
/// its locks; the last owner drops them through a ``DropContext``.
public final class ImageSource: @unchecked Sendable {
  public let image: PageImage
  private let handle: OpaquePointer
  /// The fill colour of a stencil mask.
  private let color: [Float]
  private let dropContext: DropContext

  init(_ image: PageImage, of page: Page, _ cancellation: Cancellation?) throws(EngineError) {
    let dropContext = try page.context.dropContext
    var raw: UnsafeMutablePointer<fz_image>?
    var color: [Float] = [0, 0, 0]
    try page.context.call {
      cm_page_image(
        $0, page.raw, Page.mostImages, Int32(clamping: image.index), cancellation?.cookie, &raw,
        &color, $1)
    }
    guard let raw else { throw .damaged("image \(image.index) of page \(page.index) is gone") }
    self.image = image
    handle = OpaquePointer(raw)
    self.color = color
    self.dropContext = dropContext
  }

  // Not stored with its type, as in ``Document``.
  private var raw: UnsafeMutablePointer<fz_image> { UnsafeMutablePointer(handle) }

  deinit { dropContext.drop { cm_drop_image($0, raw) } }

  /// Makes an image file, with a context of the calling thread.
  ///
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` for more than 64 million pixels, or the error that
  ///   prevents decoding.
  public func file(
    _ variant: ImageFile.Variant, in context: EngineContext
  ) throws(EngineError) -> ImageFile {
    switch variant {
    case .shown: image.isJPEG ? try jpeg(context) : try png(image.turn, context)
    case .png: try png(image.turn, context)
    case .stored: image.isStoredAsJPEG ? try jpeg(context) : try png(.none, context)
    }
  }

  private func jpeg(_ context: EngineContext) throws(EngineError) -> ImageFile {
    var buffer: UnsafeMutablePointer<fz_buffer>?
    try context.call { cm_image_jpeg($0, raw, &buffer, $1) }
    return ImageFile(
      kind: .jpeg, width: image.width, height: image.height,
      bytes: PDFObject.bytes(taking: buffer, context))
  }

  private func png(_ turn: ImageTurn, _ context: EngineContext) throws(EngineError) -> ImageFile {
    var buffer: UnsafeMutablePointer<fz_buffer>?
    var (width, height): (Int32, Int32) = (0, 0)
    try context.call {
      cm_image_png($0, raw, color, turn.matrix, &buffer, &width, &height, $1)
    }
    return ImageFile(
      kind: .png, width: Int(width), height: Int(height),
      bytes: PDFObject.bytes(taking: buffer, context))
  }
}

public struct ImageFile: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
  }

  public enum Variant: Sendable {
    /// Rotated and mirrored as on the page: the original JPEG if that is equivalent, or else a PNG.
    case shown
    /// A PNG, rotated and mirrored as on the page.
    case png
    /// As stored: the original JPEG, or else a PNG.
    case stored
  }

  public var kind: Kind
  public var width: Int
  public var height: Int
  public var bytes: [UInt8]
}

extension Page {
  /// The source of an image, for making a file.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``, ``EngineError/cancelled``.
  public func imageSource(
    _ index: Int, cancellation: Cancellation? = nil
  ) throws(EngineError) -> ImageSource {
    try ImageSource(try image(index), of: self, cancellation)
  }
}
