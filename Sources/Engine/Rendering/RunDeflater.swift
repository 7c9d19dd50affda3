// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Compresses pixels to DEFLATE (RFC 1951). It uses Huffman codes, runs of equal pixels, repetitions of
/// the row above, and repetitions of what a stroke begins with, such as letters of the same line.
///
/// Rendered pages are mostly paper and strokes: this is several times faster than a search for all earlier
/// matches, and makes files that are a fifth larger.
struct RunDeflater {
  /// Bytes per pixel, 1, 3 or 4: the distance of a run.
  private let pixelSize: Int
  private let rowSize: Int
  private let tokens: UnsafeMutablePointer<UInt32>
  /// The frequency of each code, and then of each distance's symbol.
  private var counts = [UInt32](repeating: 0, count: CM_CODES + CM_DISTANCES)
  private var writer: BitWriter

  /// - Parameter target: must have room for ``bound(_:blocks:)`` bytes; blocks have at most `blockSize`.
  init(pixelSize: Int, rowSize: Int, blockSize: Int, target: UnsafeMutablePointer<UInt8>) {
    self.pixelSize = pixelSize
    self.rowSize = rowSize
    tokens = .allocate(capacity: blockSize)
    writer = BitWriter(target)
  }

  func deallocate() { tokens.deallocate() }

  /// The upper bound of the compressed size: the Huffman code is no longer than one with 9 bits per
  /// symbol and 5 per distance, limiting it to 15 bits costs little, and each block has a header.
  static func bound(_ bytes: Int, blocks: Int) -> Int { bytes + bytes / 4 + blocks * 256 + 32 }

  mutating func append(_ block: UnsafeBufferPointer<UInt8>, isLast: Bool) {
    let count = cm_png_tokenise(block.baseAddress, block.count, pixelSize, rowSize, tokens, &counts)
    let symbols = HuffmanCode(counts: RunDeflater.symbolCounts(counts))
    // Some readers want at least two distances.
    let distanceCounts = counts[CM_CODES...].enumerated().map { symbol, count in
      symbol < 2 ? max(count, 1) : count
    }
    let distances = HuffmanCode(counts: distanceCounts)
    writeHeader(symbols, distances, isLast: isLast)
    cm_png_write(
      &writer.state, tokens, count, RunDeflater.codes(symbols),
      RunDeflater.distanceCodes(distances))
    let end = symbols[endOfBlock]
    writer.write(end.bits, count: UInt64(end.count))
  }

  /// Ends after a block that is not the last one. An empty stored block fills up to a byte boundary.
  mutating func finishAtByte() -> UnsafeMutablePointer<UInt8> {
    writer.write(0, count: 3)
    let end = writer.finish()
    (end[0], end[1], end[2], end[3]) = (0, 0, 0xFF, 0xFF)
    return end + 4
  }

  mutating func finish() -> UnsafeMutablePointer<UInt8> { writer.finish() }

  /// How often each symbol occurs, from the numbers of tokens.
  private static func symbolCounts(_ tokens: [UInt32]) -> [UInt32] {
    var counts = (0..<256).map { tokens[$0] &+ 3 &* tokens[CM_GREY + $0] }
    counts += Array(repeating: 0, count: 286 - 256)
    counts[endOfBlock] = 1
    for length in 3...258 {
      counts[lengthSymbols[length].symbol] &+= tokens[CM_REPETITION + length]
    }
    return counts
  }

  /// The bits of each code.
  private static func codes(_ symbols: HuffmanCode) -> [cm_code] {
    var codes = (0..<256).map { symbols[$0] }
    for byte in 0..<256 { codes.append(codes[byte].then(codes[byte]).then(codes[byte])) }
    for entry in lengthSymbols {
      let extra = cm_code(bits: UInt64(entry.extra), count: UInt32(entry.extraCount), extra: 0)
      codes.append(symbols[entry.symbol].then(extra))
    }
    return codes
  }

  /// The bits of the symbol of each distance. See RFC 1951, 3.2.5. The last element stands for no
  /// distance.
  private static func distanceCodes(_ distances: HuffmanCode) -> [cm_code] {
    let codes = distances.lengths.indices.map { symbol in
      var code = distances[symbol]
      code.extra = symbol < 4 ? 0 : UInt32(symbol - 2) / 2
      return code
    }
    return codes + [cm_code()]
  }

  /// Writes the block header (RFC 1951, 3.2.7); code lengths are not compressed, 4 bits each.
  private mutating func writeHeader(
    _ symbols: HuffmanCode, _ distances: HuffmanCode, isLast: Bool
  ) {
    writer.write(isLast ? 1 : 0, count: 1)
    writer.write(2, count: 2)
    writer.write(UInt64(symbols.lengths.count - 257), count: 5)
    writer.write(UInt64(distances.lengths.count - 1), count: 5)
    writer.write(19 - 4, count: 4)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
      writer.write(symbol < 16 ? 4 : 0, count: 3)
    }
    for length in symbols.lengths + distances.lengths {
      writer.write(reversed(UInt64(length)), count: 4)
    }
  }
}

private let endOfBlock = 256

extension HuffmanCode {
  fileprivate subscript(symbol: Int) -> cm_code {
    cm_code(bits: UInt64(bits[symbol]), count: UInt32(lengths[symbol]), extra: 0)
  }
}

extension cm_code {
  /// Two codes, one behind the other.
  fileprivate func then(_ next: cm_code) -> cm_code {
    cm_code(bits: bits | next.bits << UInt64(count), count: count + next.count, extra: 0)
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
