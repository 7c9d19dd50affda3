// SPDX-License-Identifier: AGPL-3.0-or-later

import TestSupport

/// A file that was damaged at random, the same way for the same seed.
struct Mutant {
  private(set) var bytes: [UInt8]
  private var generator: SplitMix64

  /// - Parameter donor: what pieces are spliced in from.
  init(of original: [UInt8], donor: [UInt8], seed: UInt64) {
    bytes = original
    generator = SplitMix64(seed: seed)
    guard !bytes.isEmpty else { return }
    for _ in 0...random(below: 4) {
      switch random(below: 7) {
      case 0: flipBits(in: 0..<bytes.count)
      case 1: flipBits(in: structurePlace())
      case 2: bytes.removeLast(random(below: bytes.count))
      case 3: splice(from: donor)
      case 4: changeNumber()
      case 5: bytes.removeSubrange(piece(of: bytes.count, most: 400))
      default: bytes.insert(contentsOf: bytes[piece(of: bytes.count, most: 400)], at: place())
      }
      if bytes.isEmpty { return }
    }
  }

  private mutating func random(below limit: Int) -> Int {
    .random(in: 0..<max(limit, 1), using: &generator)
  }

  private mutating func place() -> Int { random(below: bytes.count) }

  private mutating func piece(of count: Int, most: Int) -> Range<Int> {
    let start = random(below: count)
    return start..<min(count, start + 1 + random(below: most))
  }

  private mutating func flipBits(in range: Range<Int>) {
    guard !range.isEmpty else { return }
    for _ in 0...random(below: 30) {
      bytes[range.lowerBound + random(below: range.count)] ^= 1 << UInt8(random(below: 8))
    }
  }

  /// Some bytes after a keyword of the file's structure, where damage goes deepest.
  private mutating func structurePlace() -> Range<Int> {
    let keywords = [" obj", "stream", "xref", "/Kids", "/Annots", "/Length", "/Filter", "/Rect"]
    let keyword = Array(keywords[random(below: keywords.count)].utf8)
    let start = place()
    let end = max(start, bytes.count - keyword.count)
    for index in start..<end where bytes[index..<index + keyword.count].elementsEqual(keyword) {
      return index..<min(bytes.count, index + 60)
    }
    return 0..<min(bytes.count, 200)
  }

  private mutating func splice(from donor: [UInt8]) {
    guard !donor.isEmpty else { return }
    let part = donor[piece(of: donor.count, most: 3000)]
    let start = place()
    bytes.replaceSubrange(start..<min(bytes.count, start + random(below: 500)), with: part)
  }

  /// Puts an odd number in the place of one.
  private mutating func changeNumber() {
    let odd = ["-1", "0", "2147483648", "99999999999999999999", "1e400", "0.0000000001", "null"]
    let start = place()
    guard let digit = bytes[start...].firstIndex(where: { (48...57).contains($0) }) else { return }
    let end = bytes[digit...].firstIndex { !(48...57).contains($0) } ?? bytes.count
    bytes.replaceSubrange(digit..<end, with: Array(odd[random(below: odd.count)].utf8))
  }
}
