// SPDX-License-Identifier: AGPL-3.0-or-later

/// Pixels of red, green and blue, compared as roughly as two rasterisers agree.
struct Pixmap {
  let width: Int
  let height: Int
  let samples: ArraySlice<UInt8>

  struct Malformed: Error {}

  private init(width: Int, height: Int, samples: ArraySlice<UInt8>) {
    (self.width, self.height, self.samples) = (width, height, samples)
  }

  /// From a binary portable pixmap without comments.
  init(ppm: [UInt8]) throws {
    let fields = ppm.split(separator: 10, maxSplits: 3, omittingEmptySubsequences: false)
    guard fields.count == 4, let samples = fields.last else { throw Malformed() }
    let size = fields[1].split(separator: 32).compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard size.count == 2, samples.count == size[0] * size[1] * 3 else { throw Malformed() }
    (width, height) = (size[0], size[1])
    self.samples = samples
  }

  /// The same picture moved to the right and down, on white.
  func moved(x: Int, y: Int) -> Pixmap {
    var moved = [UInt8](repeating: 255, count: width * height * 3)
    for row in max(0, y)..<min(height, height + y) {
      for column in max(0, x)..<min(width, width + x) {
        let from = samples.startIndex + ((row - y) * width + column - x) * 3
        let to = (row * width + column) * 3
        for part in 0..<3 { moved[to + part] = samples[from + part] }
      }
    }
    return Pixmap(width: width, height: height, samples: moved[...])
  }

  /// The blocks of 8 by 8 pixels, by their upper left, whose means differ by more than so much.
  func differences(from other: Pixmap, least: Int = 48) -> [[Int]] {
    guard width == other.width, height == other.height else { return [[width, height]] }
    var blocks: [[Int]] = []
    for y in stride(from: 0, to: height - 7, by: 8) {
      for x in stride(from: 0, to: width - 7, by: 8) {
        let (a, b) = (mean(x, y), other.mean(x, y))
        if zip(a, b).contains(where: { abs($0 - $1) > least }) { blocks.append([x, y]) }
      }
    }
    return blocks
  }

  private func mean(_ x: Int, _ y: Int) -> [Int] {
    var sums = [0, 0, 0]
    for row in y..<y + 8 {
      for column in x..<x + 8 {
        let start = samples.startIndex + (row * width + column) * 3
        for part in 0..<3 { sums[part] += Int(samples[start + part]) }
      }
    }
    return sums.map { $0 / 64 }
  }
}
