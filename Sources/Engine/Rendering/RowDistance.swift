// SPDX-License-Identifier: AGPL-3.0-or-later

/// The distance from a byte to the one above (RFC 1951, 3.2.5).
struct RowDistance {
  let value: Int
  /// Whether the distance can be written, and differs from those of runs.
  let isUsable: Bool
  let symbol: Int
  let extra: UInt64
  let extraCount: UInt64

  init(_ rowSize: Int) {
    value = rowSize
    isUsable = rowSize > 4 && rowSize <= 32_768
    guard isUsable else {
      (symbol, extra, extraCount) = (0, 0, 0)
      return
    }
    let offset = rowSize - 1
    let count = Int.bitWidth - 1 - offset.leadingZeroBitCount - 1
    symbol = 2 * count + 2 + (offset >> count & 1)
    extra = UInt64(offset & (1 << count - 1))
    extraCount = UInt64(count)
  }
}
