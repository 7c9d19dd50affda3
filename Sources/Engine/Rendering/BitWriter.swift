// SPDX-License-Identifier: AGPL-3.0-or-later

/// Writes bits, lowest first, into memory that must be large enough.
struct BitWriter {
  private var target: UnsafeMutablePointer<UInt8>
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  init(_ target: UnsafeMutablePointer<UInt8>) { self.target = target }

  /// The most bits that are written at once.
  static let mostBits: UInt64 = 56

  /// Writes at most ``mostBits``. The memory must have room for eight bytes behind those that are complete.
  @inline(__always)
  mutating func write(_ bits: UInt64, count: UInt64) {
    pending |= bits &<< pendingCount
    pendingCount &+= count
    UnsafeMutableRawPointer(target).storeBytes(of: pending.littleEndian, as: UInt64.self)
    target += Int(truncatingIfNeeded: pendingCount &>> 3)
    pending &>>= pendingCount & ~7
    pendingCount &= 7
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
