// SPDX-License-Identifier: AGPL-3.0-or-later

extension Bitmap {
  /// Maps each pixel of the rows to its colour in the table. The grey bitmap `kept` has the same size
  /// and blends it with the original: 255 keeps the pixel, 0 replaces it. Alpha does not change.
  func recolor(rows: Range<Int>, with table: ColorTable, keeping kept: Bitmap?) {
    let paper = table.map(.white)
    var last = RGB.white
    var mapped = paper
    let components = components
    let count = width &* rows.upperBound
    var index = width &* rows.lowerBound
    var pixel = base + index &* components
    while index < count {
      let white = kept == nil ? whiteRun(pixel, count &- index) : 0
      if white > 0 {
        for _ in 0..<white {
          pixel[0] = paper.red
          pixel[1] = paper.green
          pixel[2] = paper.blue
          pixel += components
        }
        index &+= white
        continue
      }
      let share = kept.map { $0.base[index] } ?? 0
      let color = RGB(pixel[0], pixel[1], pixel[2])
      if color != last {
        last = color
        mapped = table.map(color)
      }
      let result = share == 0 ? mapped : mix(color, mapped, share)
      pixel[0] = result.red
      pixel[1] = result.green
      pixel[2] = result.blue
      pixel += components
      index &+= 1
    }
  }

  /// The number of white pixels from here on. It counts only as far as that is quick to find out.
  @inline(__always)
  private func whiteRun(_ pixel: UnsafeMutablePointer<UInt8>, _ limit: Int) -> Int {
    let bytes = UnsafeRawPointer(pixel)
    let limit = limit &* components
    var length = 0
    while length &+ 8 <= limit,
      bytes.loadUnaligned(fromByteOffset: length, as: UInt64.self) == .max
    { length &+= 8 }
    return length / components
  }

  /// Divides the colours by alpha (converts from premultiplied).
  func divideByAlpha() {
    var pixel = base
    for _ in 0..<width &* height {
      let alpha = Int(pixel[3])
      if alpha > 0, alpha < 255 {
        for component in 0..<3 {
          pixel[component] = UInt8(clamping: (Int(pixel[component]) &* 255 &+ alpha / 2) / alpha)
        }
      }
      pixel += 4
    }
  }
}

@inline(__always)
private func mix(_ kept: RGB, _ mapped: RGB, _ share: UInt8) -> RGB {
  RGB(
    mix(kept.red, mapped.red, share), mix(kept.green, mapped.green, share),
    mix(kept.blue, mapped.blue, share))
}

@inline(__always)
private func mix(_ kept: UInt8, _ mapped: UInt8, _ share: UInt8) -> UInt8 {
  let sum = Int32(kept) &* Int32(share) &+ Int32(mapped) &* Int32(255 &- share)
  return UInt8(truncatingIfNeeded: (sum &+ 127) / 255)
}
