// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// A canonical prefix code for symbols with these frequencies. A code has at most 15 bits (RFC 1951,
/// 3.2.2).
struct HuffmanCode {
  /// The length of each symbol's code in bits; 0 if the symbol does not occur.
  private(set) var lengths: [UInt8]
  /// The bits of each symbol's code, in the order of writing. The lowest bit comes first.
  private(set) var bits: [UInt16]

  private static let longest = 15

  init(counts: [UInt32]) {
    lengths = Array(repeating: 0, count: counts.count)
    bits = Array(repeating: 0, count: counts.count)
    // Numbers are sorted several times faster than symbols by a closure.
    let ranked = counts.indices.filter { counts[$0] > 0 }
      .map { UInt64(counts[$0]) << 16 | UInt64(truncatingIfNeeded: $0) }.sorted()
    let used = ranked.map { Int(truncatingIfNeeded: $0 & 0xFFFF) }
    let perLength = Self.limited(Self.depths(of: used.map { UInt64(counts[$0]) }))
    // The rarest symbols come first, and get the longest codes.
    var next = used.startIndex
    for length in stride(from: Self.longest, through: 1, by: -1) {
      for symbol in used[next..<min(used.count, next + perLength[length])] {
        lengths[symbol] = UInt8(truncatingIfNeeded: length)
      }
      next = min(used.count, next + perLength[length])
    }
    assignBits(perLength)
  }

  /// The number of leaves at each depth of the Huffman tree. The weights must be in ascending order.
  private static func depths(of weights: [UInt64]) -> [Int] {
    guard weights.count > 1 else { return [0, weights.count] }
    var sums: [UInt64] = []
    var parents: [Int] = Array(repeating: 0, count: 2 * weights.count - 1)
    var leaf = 0
    var inner = 0
    while sums.count < weights.count - 1 {
      var sum: UInt64 = 0
      for _ in 0..<2 {
        let takesLeaf =
          leaf < weights.count && (inner >= sums.count || weights[leaf] <= sums[inner])
        sum &+= takesLeaf ? weights[leaf] : sums[inner]
        parents[takesLeaf ? leaf : weights.count + inner] = weights.count + sums.count
        if takesLeaf { leaf += 1 } else { inner += 1 }
      }
      sums.append(sum)
    }
    var depth = Array(repeating: 0, count: parents.count)
    var found = Array(repeating: 0, count: weights.count + 1)
    for node in parents.indices.dropLast().reversed() {
      depth[node] = depth[parents[node]] + 1
      if node < weights.count { found[depth[node]] += 1 }
    }
    return found
  }

  /// The same with depths limited to the longest code; the code is completed again.
  private static func limited(_ depths: [Int]) -> [Int] {
    var perLength = Array(repeating: 0, count: longest + 1)
    for (depth, count) in depths.enumerated() { perLength[min(depth, longest)] += count }
    var total = (1...longest).reduce(0) { $0 + perLength[$1] << (longest - $1) }
    while total > 1 << longest {
      guard let shorter = (1..<longest).last(where: { perLength[$0] > 0 }) else { break }
      perLength[longest] -= 1
      perLength[shorter] -= 1
      perLength[shorter + 1] += 2
      total -= 1
    }
    return perLength
  }

  private mutating func assignBits(_ perLength: [Int]) {
    var next = Array(repeating: 0, count: Self.longest + 2)
    for length in 1...Self.longest { next[length + 1] = (next[length] + perLength[length]) << 1 }
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      var code = next[length]
      next[length] += 1
      for _ in 0..<length {
        bits[symbol] = bits[symbol] << 1 | UInt16(truncatingIfNeeded: code & 1)
        code >>= 1
      }
    }
  }
}

/// Writes bits, lowest first, into memory that must be large enough.
struct BitWriter {
  var state: cm_bits

  init(_ target: UnsafeMutablePointer<UInt8>) {
    state = cm_bits(target: target, pending: 0, count: 0)
  }

  /// Writes at most 56 bits. The memory must have room for eight bytes behind those that are complete.
  mutating func write(_ bits: UInt64, count: UInt64) { cm_write_bits(&state, bits, count) }

  /// Pads the last byte, and returns the end.
  mutating func finish() -> UnsafeMutablePointer<UInt8> {
    if state.count > 0 { write(0, count: 8 - state.count) }
    return state.target
  }
}
