// SPDX-License-Identifier: AGPL-3.0-or-later

/// Writes bits, lowest first, into memory that must be large enough.
struct BitWriter {
  private var target: UnsafeMutablePointer<UInt8>
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  init(_ target: UnsafeMutablePointer<UInt8>) { self.target = target }

  /// Writes at most 32 bits.
  @inline(__always)
  mutating func write(_ bits: UInt64, count: UInt64) {
    pending |= bits &<< pendingCount
    pendingCount &+= count
    if pendingCount >= 32 {
      UnsafeMutableRawPointer(target).storeBytes(
        of: UInt32(truncatingIfNeeded: pending).littleEndian, as: UInt32.self)
      target += 4
      pending &>>= 32
      pendingCount &-= 32
    }
  }

  /// Pads the last byte, and returns the end.
  mutating func finish() -> UnsafeMutablePointer<UInt8> {
    while pendingCount > 0 {
      target[0] = UInt8(truncatingIfNeeded: pending)
      target += 1
      pending &>>= 8
      pendingCount = pendingCount > 8 ? pendingCount - 8 : 0
    }
    return target
  }
}
