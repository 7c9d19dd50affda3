// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Compresses pixels to DEFLATE (RFC 1951) with Huffman codes, runs of equal pixels, and repetitions of
/// the row above.
///
/// Rendered pages are mostly paper and upright strokes: this is several times faster than a search for
/// all earlier matches, at about the same size.
struct RunDeflater {
  /// Bytes per pixel, 1, 3 or 4: the distance of a run.
  private let distance: Int
  /// The distance of the row above.
  private let rowDistance: RowDistance
  /// A byte, ``runToken`` plus the length of a run, or ``rowToken`` plus the length of a repetition of the
  /// row above.
  private let tokens: UnsafeMutableBufferPointer<UInt16>
  private var writer: BitWriter

  /// - Parameter target: must have room for ``bound(_:blocks:)`` bytes; blocks have at most `blockSize`.
  init(pixelSize: Int, rowSize: Int, blockSize: Int, target: UnsafeMutablePointer<UInt8>) {
    distance = pixelSize
    rowDistance = RowDistance(rowSize)
    tokens = .allocate(capacity: blockSize)
    writer = BitWriter(target)
  }

  func deallocate() { tokens.deallocate() }

  /// The upper bound of the compressed size: the Huffman code is no longer than one with 9 bits per
  /// symbol, limiting it to 15 bits costs little, and each block has a header.
  static func bound(_ bytes: Int, blocks: Int) -> Int { bytes + bytes / 4 + blocks * 256 + 32 }

  mutating func append(_ block: UnsafeBufferPointer<UInt8>, isLast: Bool) {
    var counts: [UInt32] = Array(repeating: 0, count: tokenKinds)
    let count = counts.withUnsafeMutableBufferPointer { tokenise(block, &$0) }
    let code = HuffmanCode(counts: RunDeflater.symbolCounts(counts))
    writeHeader(code, isLast: isLast)
    let codes = (0..<tokenKinds).map { token in Code(token, code, rowDistance) }
    codes.withUnsafeBufferPointer { codes in
      // A copy stays in registers.
      var writer = writer
      var index = 0
      while index &+ 2 <= count {
        let first = codes[Int(tokens[index])]
        let second = codes[Int(tokens[index &+ 1])]
        if first.length &+ second.length <= BitWriter.mostBits {
          writer.write(
            first.bits | second.bits &<< first.length, count: first.length &+ second.length)
        } else {
          writer.write(first.bits, count: first.length)
          writer.write(second.bits, count: second.length)
        }
        index &+= 2
      }
      if index < count {
        let last = codes[Int(tokens[index])]
        writer.write(last.bits, count: last.length)
      }
      self.writer = writer
    }
    let end = Code(symbol: endOfBlock, code)
    writer.write(end.bits, count: end.length)
  }

  /// Ends after a block that is not the last one, with an empty stored block up to a byte boundary.
  mutating func finishAtByte() -> UnsafeMutablePointer<UInt8> {
    writer.write(0, count: 3)
    let end = writer.finish()
    (end[0], end[1], end[2], end[3]) = (0, 0, 0xFF, 0xFF)
    return end + 4
  }

  mutating func finish() -> UnsafeMutablePointer<UInt8> { writer.finish() }

  /// Fills in the tokens, counts each kind, and returns the number of tokens.
  private func tokenise(
    _ block: UnsafeBufferPointer<UInt8>, _ counts: inout UnsafeMutableBufferPointer<UInt32>
  ) -> Int {
    guard let bytes = block.baseAddress else { return 0 }
    let rowSize = rowDistance.isUsable ? rowDistance.value : Int.max
    var count = 0
    var index = 0
    while index < block.count {
      let (here, rest) = (bytes + index, block.count &- index)
      let isBelow = index >= rowSize
      var literals = 1
      if rest >= 8, index >= distance {
        let runs = equalTriples(here, distance)
        let repeats = isBelow ? equalTriples(here, rowSize) : 0
        // The lowest bits are those of this byte.
        if (runs | repeats) & 0x80 != 0 {
          let run = runs & 0x80 == 0 ? 0 : cm_equal_bytes(here, distance, rest)
          let repetition = repeats & 0x80 == 0 ? 0 : cm_equal_bytes(here, rowSize, rest)
          let isOfRow = repetition >= leastRepetition && repetition > run &+ leastRepetition
          let length = isOfRow ? repetition : run
          if length > 0 {
            index &+= length
            append(isOfRow ? rowToken : runToken, length, &count, &counts)
            continue
          }
        }
        let next = (runs | repeats) & ~0x80
        literals = next == 0 ? 6 : next.trailingZeroBitCount &>> 3
      }
      for byte in UnsafeBufferPointer(start: here, count: literals) {
        tokens[count] = UInt16(byte)
        counts[Int(byte)] &+= 1
        count &+= 1
      }
      index &+= literals
    }
    return count
  }

  /// Compares eight bytes with the bytes at a distance before. The highest bit of byte `i` of the result
  /// tells whether bytes `i`, `i + 1` and `i + 2` are all equal; it is never set for the last two bytes.
  @inline(__always)
  private func equalTriples(_ bytes: UnsafePointer<UInt8>, _ distance: Int) -> UInt64 {
    let here = UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)
    let before = UnsafeRawPointer(bytes - distance).loadUnaligned(as: UInt64.self)
    let difference = (here ^ before).littleEndian
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let equal = ~(((difference & low) &+ low) | difference | low)
    return equal & equal &>> 8 & equal &>> 16
  }

  private func append(
    _ token: Int, _ length: Int, _ count: inout Int,
    _ counts: inout UnsafeMutableBufferPointer<UInt32>
  ) {
    var rest = length
    while rest > 0 {
      // After a match of the full length, the rest must be long enough for another one.
      let length = rest <= 258 ? rest : min(258, rest &- 3)
      tokens[count] = UInt16(truncatingIfNeeded: token &+ length)
      counts[token &+ length] &+= 1
      count &+= 1
      rest &-= length
    }
  }

  /// How often each symbol occurs, from the numbers of tokens of each kind.
  private static func symbolCounts(_ kinds: [UInt32]) -> [UInt32] {
    var counts = Array(kinds[..<256]) + Array(repeating: 0, count: 286 - 256)
    counts[endOfBlock] = 1
    for length in 3...258 {
      let both = kinds[runToken + length] &+ kinds[rowToken + length]
      counts[lengthSymbols[length].symbol] &+= both
    }
    return counts
  }

  /// Writes the block header (RFC 1951, 3.2.7); code lengths are not compressed, 4 bits each.
  private mutating func writeHeader(_ code: HuffmanCode, isLast: Bool) {
    writer.write(isLast ? 1 : 0, count: 1)
    writer.write(2, count: 2)
    writer.write(286 - 257, count: 5)
    var distances: [UInt8] = [0, 0, 0, 0]
    distances[distance - 1] = 1
    if rowDistance.isUsable {
      distances += Array(repeating: 0, count: rowDistance.symbol + 1 - distances.count)
      distances[rowDistance.symbol] = 1
    }
    writer.write(UInt64(distances.count - 1), count: 5)
    writer.write(19 - 4, count: 4)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
      writer.write(symbol < 16 ? 4 : 0, count: 3)
    }
    for length in code.lengths + distances {
      writer.write(reversed(UInt64(length)), count: 4)
    }
  }
}

private let endOfBlock = 256
/// A run has at least three bytes.
private let runToken = 256
private let rowToken = runToken + 258
/// One more than the greatest token.
private let tokenKinds = rowToken + 258 + 1
/// A shorter repetition of the row above takes about as many bits as the bytes.
private let leastRepetition = 5

/// A code in the form for writing.
private struct Code {
  var bits: UInt64 = 0
  var length: UInt64 = 0
}

extension Code {
  init(symbol: Int, _ code: HuffmanCode) {
    bits = UInt64(code.bits[symbol])
    length = UInt64(code.lengths[symbol])
  }

  /// The code of a repetition: the code of its length, the extra bits of the length, the code of the
  /// distance, 0 for a run and 1 for the row above, and the extra bits of that.
  init(_ token: Int, _ code: HuffmanCode, _ row: RowDistance) {
    guard token >= runToken + 3 else {
      if token < 256 { self.init(symbol: token, code) } else { self.init() }
      return
    }
    let isOfRow = token > rowToken
    let entry = lengthSymbols[token - (isOfRow ? rowToken : runToken)]
    self.init(symbol: entry.symbol, code)
    append(UInt64(entry.extra), UInt64(entry.extraCount))
    append(isOfRow ? 1 : 0, 1)
    if isOfRow { append(row.extra, row.extraCount) }
  }

  private mutating func append(_ more: UInt64, _ count: UInt64) {
    bits |= more << length
    length += count
  }
}

private func reversed(_ bits: UInt64) -> UInt64 {
  (bits & 1) << 3 | (bits & 2) << 1 | (bits & 4) >> 1 | (bits & 8) >> 3
}

/// The symbols for the lengths (RFC 1951, 3.2.5).
private let lengthSymbols: [(symbol: Int, extra: Int, extraCount: Int)] = (0...258).map { length in
  if length < 3 { return (0, 0, 0) }
  if length == 258 { return (285, 0, 0) }
  if length < 11 { return (254 + length, 0, 0) }
  let offset = length - 3
  let extraCount = Int.bitWidth - 1 - offset.leadingZeroBitCount - 2
  let symbol = 257 + 4 * extraCount + offset >> extraCount
  return (symbol, offset & (1 << extraCount - 1), extraCount)
}
