// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Bytes at a fixed address, so that the engine can read them in place.
///
/// Unchecked: nobody writes after the initializer.
final class HeldBytes: @unchecked Sendable {
  private let buffer: UnsafeMutableRawBufferPointer
  /// Whether the bytes are mapped in large pages, which the system zeroes many times faster.
  private let isMapped: Bool
  /// The number of bytes.
  let count: Int

  private static let largePage = 2 << 20

  init(_ bytes: [UInt8]) {
    (buffer, isMapped) = HeldBytes.allocate(bytes.count)
    buffer.copyBytes(from: bytes)
    count = bytes.count
  }

  /// At most `count` bytes of the file behind a descriptor.
  init(_ descriptor: Int32, count: Int) {
    (buffer, isMapped) = HeldBytes.allocate(max(count, 1))
    self.count = FileBytes.read(
      descriptor, at: 0,
      into: UnsafeMutableRawBufferPointer(
        rebasing: buffer[..<max(count, 0)]))
  }

  deinit {
    if isMapped { munmap(buffer.baseAddress, buffer.count) } else { buffer.deallocate() }
  }

  private static func allocate(
    _ count: Int
  ) -> (buffer: UnsafeMutableRawBufferPointer, isMapped: Bool) {
    let isLarge = count >= largePage
    let base =
      isLarge
      ? mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) : MAP_FAILED
    guard let base, base != MAP_FAILED else {
      return (.allocate(byteCount: count, alignment: 1), false)
    }
    madvise(base, count, MADV_HUGEPAGE)
    return (UnsafeMutableRawBufferPointer(start: base, count: count), true)
  }

  var start: UnsafePointer<UInt8>? {
    UnsafePointer(buffer.baseAddress?.assumingMemoryBound(to: UInt8.self))
  }

  /// At most `wanted` bytes from an offset; fewer at the end.
  func bytes(at offset: Int64, count wanted: Int) -> [UInt8] {
    guard let first = Int(exactly: offset), first >= 0, first < count, wanted > 0 else { return [] }
    return Array(buffer[first..<first + min(wanted, count - first)])
  }

  /// Whether the bytes at an offset are these; the range must not exceed the end.
  func has(_ other: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count, other.count <= count - offset else { return false }
    guard let base = buffer.baseAddress, let start = other.baseAddress else { return true }
    return memcmp(base + offset, start, other.count) == 0
  }
}
