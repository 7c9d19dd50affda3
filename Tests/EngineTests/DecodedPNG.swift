// SPDX-License-Identifier: AGPL-3.0-or-later

import CDeflate

/// A PNG file read back, without the code that wrote it.
struct DecodedPNG {
  var width = 0
  var height = 0
  var channels = 0
  var pixels: [UInt8] = []

  init?(_ file: [UInt8]) {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) else { return nil }
    var at = 8
    var data: [UInt8] = []
    while at + 12 <= file.count {
      let length = Self.number(file, at)
      let name = String(decoding: file[(at + 4)..<(at + 8)], as: UTF8.self)
      let end = at + 8 + length
      let sum = file[(at + 4)..<end].withUnsafeBytes {
        libdeflate_crc32(0, $0.baseAddress, $0.count)
      }
      guard Int(sum) == Self.number(file, end) else { return nil }
      if name == "IHDR" {
        width = Self.number(file, at + 8)
        height = Self.number(file, at + 12)
        channels = [0: 1, 2: 3, 4: 2, 6: 4][file[at + 17]] ?? 0
      } else if name == "IDAT" {
        data += file[(at + 8)..<end]
      }
      at = end + 4
    }
    guard channels > 0, let rows = inflated(data) else { return nil }
    unfilter(rows)
  }

  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * channels
    return pixels.indices.contains(start) ? Array(pixels[start..<start + channels]) : []
  }

  private static func number(_ bytes: [UInt8], _ at: Int) -> Int {
    bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private func inflated(_ data: [UInt8]) -> [UInt8]? {
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    var rows = [UInt8](repeating: 0, count: (width * channels + 1) * height)
    let size = rows.count
    let result = rows.withUnsafeMutableBytes {
      libdeflate_zlib_decompress(decompressor, data, data.count, $0.baseAddress, size, nil)
    }
    return result == LIBDEFLATE_SUCCESS ? rows : nil
  }

  /// Knows the filters `None` and `Sub` only.
  private mutating func unfilter(_ rows: [UInt8]) {
    let length = width * channels
    for row in 0..<height {
      var values = Array(rows[(row * (length + 1) + 1)..<(row + 1) * (length + 1)])
      if rows[row * (length + 1)] == 1 {
        for index in values.indices.dropFirst(channels) {
          values[index] &+= values[index - channels]
        }
      }
      pixels += values
    }
  }
}
