// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Compresses pixels to DEFLATE (RFC 1951) with only runs of equal pixels and Huffman codes.
///
/// Rendered pages are mostly runs of paper: this is several times faster than a search for earlier
/// matches, at about the same size.
struct RunDeflater {
  /// Bytes per pixel, 1, 3 or 4: the only distance at which repetitions are found.
  private let distance: Int
  /// A byte, or 256 plus the length of a repetition.
  private let tokens: UnsafeMutableBufferPointer<UInt16>
  private var writer: BitWriter

  /// - Parameter target: must have room for ``bound(_:blocks:)`` bytes; blocks have at most `blockSize`.
  init(pixelSize: Int, blockSize: Int, target: UnsafeMutablePointer<UInt8>) {
    distance = pixelSize
    tokens = .allocate(capacity: blockSize)
    writer = BitWriter(target)
  }

  func deallocate() { tokens.deallocate() }

  /// The upper bound of the compressed size: the Huffman code is no longer than one with 9 bits per
  /// symbol, limiting it to 15 bits costs little, and each block has a header.
  static func bound(_ bytes: Int, blocks: Int) -> Int { bytes + bytes / 4 + blocks * 256 + 24 }

  mutating func append(_ block: UnsafeBufferPointer<UInt8>, isLast: Bool) {
    var counts: [UInt32] = Array(repeating: 0, count: 286)
    counts[endOfBlock] = 1
    let count = counts.withUnsafeMutableBufferPointer { tokenise(block, &$0) }
    let code = HuffmanCode(counts: counts)
    writeHeader(code, isLast: isLast)
    var codes = (0..<512 + 3).map { token in Code(token, code) }
    codes.withUnsafeMutableBufferPointer { codes in
      for index in 0..<count {
        let code = codes[Int(tokens[index])]
        writer.write(code.bits, count: code.length)
      }
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

  /// Fills in the tokens, counts their symbols, and returns the number of tokens.
  private func tokenise(
    _ block: UnsafeBufferPointer<UInt8>, _ counts: inout UnsafeMutableBufferPointer<UInt32>
  ) -> Int {
    guard let bytes = block.baseAddress else { return 0 }
    return lengthSymbols.withUnsafeBufferPointer { symbols in
      var count = 0
      var index = 0
      while index < block.count {
        var run =
          index >= distance ? cm_equal_bytes(bytes + index, distance, block.count &- index) : 0
        if run < 3 {
          let byte = bytes[index]
          tokens[count] = UInt16(byte)
          counts[Int(byte)] &+= 1
          count &+= 1
          index &+= 1
          continue
        }
        index &+= run
        while run > 0 {
          // After a match of the full length, the rest must be long enough for another one.
          let length = run <= 258 ? run : min(258, run &- 3)
          tokens[count] = UInt16(truncatingIfNeeded: 256 &+ length)
          counts[symbols[length].symbol] &+= 1
          count &+= 1
          run &-= length
        }
      }
      return count
    }
  }

  /// Writes the block header (RFC 1951, 3.2.7); code lengths are not compressed, 4 bits each.
  private mutating func writeHeader(_ code: HuffmanCode, isLast: Bool) {
    writer.write(isLast ? 1 : 0, count: 1)
    writer.write(2, count: 2)
    writer.write(286 - 257, count: 5)
    writer.write(3, count: 5)
    writer.write(19 - 4, count: 4)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
      writer.write(symbol < 16 ? 4 : 0, count: 3)
    }
    let lengths = code.lengths + (1...4).map { $0 == distance ? 1 : 0 }
    for length in lengths {
      writer.write(reversed(UInt64(length)), count: 4)
    }
  }
}

private let endOfBlock = 256

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

  /// The code of a repetition: the code of its length, the extra bits of the length, and the code of
  /// the only distance: 0.
  init(_ token: Int, _ code: HuffmanCode) {
    guard token >= 256 + 3 else {
      if token < 256 { self.init(symbol: token, code) } else { self.init() }
      return
    }
    let entry = lengthSymbols[token - 256]
    self.init(symbol: entry.symbol, code)
    bits |= UInt64(entry.extra) << length
    length += UInt64(entry.extraCount) + 1
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
