// SPDX-License-Identifier: AGPL-3.0-or-later

extension Bitmap {
  /// Four bytes a pixel: red, green, blue, alpha (not multiplied in), rows from the top without gaps.
  public var rgba: [UInt8] { fourBytes(red: 0, blue: 2) }

  /// Four bytes a pixel: blue, green, red, alpha (not multiplied in), rows from the top without gaps.
  public var bgra: [UInt8] { fourBytes(red: 2, blue: 0) }

  /// A binary portable pixmap (`P6`); where there is alpha, as on white paper.
  public var ppm: [UInt8] {
    let header = Array("P6\n\(width) \(height)\n255\n".utf8)
    let pixels = width &* height
    return [UInt8](unsafeUninitializedCapacity: header.count + pixels &* 3) { buffer, count in
      guard var target = buffer.baseAddress else { return }
      target.update(from: header, count: header.count)
      target += header.count
      if components == 3 {
        target.update(from: base, count: byteCount)
      } else {
        eachPixel { red, green, blue, alpha in
          target[0] = onWhite(red, alpha)
          target[1] = onWhite(green, alpha)
          target[2] = onWhite(blue, alpha)
          target += 3
        }
      }
      count = header.count + pixels &* 3
    }
  }

  private func fourBytes(red redOffset: Int, blue blueOffset: Int) -> [UInt8] {
    let size = width &* height &* 4
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      guard var target = buffer.baseAddress else { return }
      eachPixel { red, green, blue, alpha in
        target[redOffset] = red
        target[1] = green
        target[blueOffset] = blue
        target[3] = alpha
        target += 4
      }
      count = size
    }
  }

  @inline(__always)
  private func eachPixel(_ body: (UInt8, UInt8, UInt8, UInt8) -> Void) {
    let green = components == 1 ? 0 : 1
    let blue = components == 1 ? 0 : 2
    let hasAlpha = components == 4
    var pixel = base
    for _ in 0..<width &* height {
      body(pixel[0], pixel[green], pixel[blue], hasAlpha ? pixel[3] : 255)
      pixel += components
    }
  }
}

private func onWhite(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
  UInt8(clamping: (Int(value) * Int(alpha) + 255 * (255 - Int(alpha)) + 127) / 255)
}
