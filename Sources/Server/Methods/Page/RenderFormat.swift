// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum RenderFormat: String, WireEnum {
  case png, rgba, bgra, ppm, svg, jpeg, webp

  /// Draws and encodes, on the rasterizer's thread.
  ///
  /// - Parameters:
  /// - encoding: the quality and compression, for formats that have them.
  /// - memory: the memory for the pixels of an uncompressed format, if given.
  func draw(
    _ list: DisplayList, _ request: RasterRequest, _ encoding: PictureEncoding,
    _ context: EngineContext, in memory: PixelMemory?, _ cancellation: Cancellation
  ) throws(EngineError) -> PictureBytes {
    let rasterizer = Rasterizer(context)
    func drawn(as layout: PixelLayout) throws(EngineError) -> Bitmap {
      try rasterizer.render(list, request, as: layout, in: memory, cancellation: cancellation)
    }
    switch self {
    case .svg:
      return .bytes(try rasterizer.svg(list, request, cancellation: cancellation))
    case .png:
      let bitmap = try rasterizer.renderForPNG(list, request, cancellation: cancellation)
      switch encoding.compression {
      case .fast: return .bytes(try bitmap.png(on: context))
      case .small: return .bytes(try bitmap.smallPNG(on: context))
      }
    case .jpeg:
      return .bytes(try drawn(as: .rgb).jpeg(quality: encoding.quality, on: context))
    case .webp:
      guard let encoder = WebPEncoder.system else { throw .rejected("the system has no libwebp") }
      return .bytes(try encoder.file(of: drawn(as: .rgb), quality: encoding.quality))
    case .rgba: return .pixels(try drawn(as: .rgba), header: [])
    case .bgra: return .pixels(try drawn(as: .bgra), header: [])
    case .ppm:
      let bitmap = try drawn(as: .rgb)
      return .pixels(bitmap, header: bitmap.ppmHeader)
    }
  }

  /// - Throws: ``ErrorKind/unsupported`` for a format whose library the system does not have.
  func check() throws(RPCError) {
    guard self == .webp, WebPEncoder.system == nil else { return }
    throw RPCError(
      .unsupported,
      """
      The server's system has no libwebp, which encodes WebP pictures: install Debian's package \
      \(WebPEncoder.package) and restart the server, or ask for jpeg.
      """)
  }

  /// The bytes of a row, for formats that consist only of rows.
  func stride(width: Int) -> Int? { self == .rgba || self == .bgra ? width * 4 : nil }
}

/// How a picture is compressed.
struct PictureEncoding: Equatable, Sendable {
  var quality = 80
  var compression = PictureCompression.fast
}

/// The goal of compressing a PNG file: speed or size.
enum PictureCompression: String, WireEnum { case fast, small }

/// The purpose of a picture, which decides what is shown. See ISO 32000-2, tables 100 and 167.
enum RenderPurpose: String, WireEnum { case screen, print }

/// How a payload reaches the client.
enum RenderDelivery: String, WireEnum { case inline, file, sharedMemory }

extension Field {
  static func delivery(_ path: Path<RenderDelivery?>, _ summary: String) -> Field {
    .optional(
      "delivery", path,
      summary + "; by default `inline`, or beyond 64 KiB as `largePayloads` in `initialize`."
    )
  }
}
