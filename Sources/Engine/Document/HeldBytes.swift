// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc

/// Bytes that stay at one place in memory, so that the engine can read them there.
final class HeldBytes {
  private let buffer: UnsafeMutableRawBufferPointer
  /// How many there are.
  let count: Int

  init(_ bytes: [UInt8]) {
    buffer = .allocate(byteCount: bytes.count, alignment: 1)
    buffer.copyBytes(from: bytes)
    count = bytes.count
  }

  /// So many bytes of the file that a descriptor stands for, or as many as there are.
  init(_ descriptor: Int32, count: Int) {
    buffer = .allocate(byteCount: max(count, 1), alignment: 1)
    self.count = FileBytes.read(
      descriptor, at: 0,
      into: UnsafeMutableRawBufferPointer(
        rebasing: buffer[..<max(count, 0)]))
  }

  deinit { buffer.deallocate() }

  var start: UnsafePointer<UInt8>? {
    UnsafePointer(buffer.baseAddress?.assumingMemoryBound(to: UInt8.self))
  }

  /// So many bytes from an offset, or as many as there are.
  func bytes(at offset: Int64, count wanted: Int) -> [UInt8] {
    guard let first = Int(exactly: offset), first >= 0, first < count, wanted > 0 else { return [] }
    return Array(buffer[first..<first + min(wanted, count - first)])
  }
}
