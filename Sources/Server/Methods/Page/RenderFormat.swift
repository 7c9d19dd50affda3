// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// What a drawn page is encoded as.
enum RenderFormat: String, WireEnum {
  case png, rgba, bgra, ppm, svg

  /// Draws and encodes, on the thread of the rasteriser.
  ///
  /// - Parameter memory: where the pixels of a format of rows go, if given.
  func draw(
    _ list: DisplayList, _ request: RasterRequest, _ context: EngineContext,
    in memory: PixelMemory?, _ cancellation: Cancellation
  ) throws(EngineError) -> PictureBytes {
    let rasterizer = Rasterizer(context)
    func drawn(as layout: PixelLayout) throws(EngineError) -> Bitmap {
      try rasterizer.render(
        list, request, as: layout, in: memory, cancellation: cancellation)
    }
    switch self {
    case .svg:
      return .bytes(try rasterizer.svg(list, request, cancellation: cancellation))
    case .png: return .bytes(try drawn(as: .rgb).png(on: context))
    case .rgba: return .pixels(try drawn(as: .rgba), header: [])
    case .bgra: return .pixels(try drawn(as: .bgra), header: [])
    case .ppm:
      let bitmap = try drawn(as: .rgb)
      return .pixels(bitmap, header: bitmap.ppmHeader)
    }
  }

  /// Bytes of a row, of the formats that are nothing but rows.
  func stride(width: Int) -> Int? { self == .rgba || self == .bgra ? width * 4 : nil }
}

/// How a drawn page reaches the client.
enum RenderDelivery: String, WireEnum { case inline, file, sharedMemory }
