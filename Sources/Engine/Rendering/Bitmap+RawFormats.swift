// SPDX-License-Identifier: AGPL-3.0-or-later

extension Bitmap {
  /// The header of a binary portable pixmap (`P6`).
  public var ppmHeader: [UInt8] { Array("P6\n\(width) \(height)\n255\n".utf8) }

  /// A binary portable pixmap; the pixels must have no alpha.
  public var ppm: [UInt8] {
    withBytes { pixels in
      var bytes = ppmHeader
      bytes.reserveCapacity(bytes.count + pixels.count)
      bytes.append(contentsOf: pixels)
      return bytes
    }
  }
}
