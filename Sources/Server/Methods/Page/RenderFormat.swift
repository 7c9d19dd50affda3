// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// What a drawn page is encoded as.
enum RenderFormat: String, WireEnum {
  case png, rgba, bgra, ppm, svg

  /// Draws and encodes, on the thread of the rasteriser.
  func encode(
    _ list: DisplayList, _ request: RasterRequest, _ rasterizer: Rasterizer,
    _ cancellation: Cancellation
  ) throws(EngineError) -> [UInt8] {
    switch self {
    case .svg: return try rasterizer.svg(list, request, cancellation: cancellation)
    case .png: return try rasterizer.render(list, request, cancellation: cancellation).png()
    case .rgba: return try rasterizer.render(list, request, cancellation: cancellation).rgba
    case .bgra: return try rasterizer.render(list, request, cancellation: cancellation).bgra
    case .ppm: return try rasterizer.render(list, request, cancellation: cancellation).ppm
    }
  }

  /// Bytes of a row, of the formats that are nothing but rows.
  func stride(width: Int) -> Int? { self == .rgba || self == .bgra ? width * 4 : nil }
}

/// How a drawn page reaches the client.
enum RenderDelivery: String, WireEnum { case inline, file, sharedMemory }
