// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import System

/// Bytes at a fixed address, so that the engine can read them in place.
///
/// Unchecked: after the initializer nobody writes but ``loading``, which synchronizes itself.
final class HeldBytes: @unchecked Sendable {
  private let buffer: UnsafeMutableRawBufferPointer
  /// Reads the file piece by piece; `nil` if all bytes are in memory.
  let loading: OpaquePointer?
  /// Whether the bytes are mapped in large pages, which the system zeroes many times faster.
  private let isMapped: Bool
  /// The number of bytes.
  let count: Int

  /// Fewer bytes are allocated as usual.
  private static let leastMapped = 512 << 10
  /// The most memory that is wasted to have a large page at the end.
  private static let mostWaste = 1 << 20

  init(_ bytes: [UInt8]) {
    (buffer, isMapped) = HeldBytes.allocate(bytes.count)
    buffer.copyBytes(from: bytes)
    count = bytes.count
    loading = nil
  }

  /// At most `count` bytes of the file behind a descriptor.
  ///
  /// - Parameter lazily: whether pieces of a large file are read when they are first needed, or by a
  ///   ``TableCheck``.
  init(_ descriptor: Int32, count: Int, lazily: Bool = false) {
    (buffer, isMapped) = HeldBytes.allocate(max(count, 1))
    let target = lazily && isMapped ? buffer.baseAddress : nil
    if let target = target?.assumingMemoryBound(to: UInt8.self),
      let loading = cm_new_loading(descriptor, target, count)
    {
      (self.loading, self.count) = (loading, count)
      return
    }
    loading = nil
    self.count = FileBytes.read(
      descriptor, at: 0,
      into: UnsafeMutableRawBufferPointer(
        rebasing: buffer[..<max(count, 0)]))
  }

  deinit {
    cm_drop_loading(loading)
    if isMapped { munmap(buffer.baseAddress, buffer.count) } else { buffer.deallocate() }
  }

  private static func allocate(
    _ count: Int
  ) -> (buffer: UnsafeMutableRawBufferPointer, isMapped: Bool) {
    if count >= leastMapped, let buffer = LargePages.map(count, waste: mostWaste) {
      return (buffer, true)
    }
    return (.allocate(byteCount: count, alignment: 1), false)
  }

  /// The address of the first byte. Bytes must be loaded before they are read there.
  var start: UnsafePointer<UInt8>? {
    UnsafePointer(buffer.baseAddress?.assumingMemoryBound(to: UInt8.self))
  }

  /// At most `wanted` bytes from an offset; fewer at the end.
  func bytes(at offset: Int64, count wanted: Int) -> [UInt8] {
    guard let first = Int(exactly: offset), first >= 0, first < count, wanted > 0 else { return [] }
    let end = first + min(wanted, count - first)
    load(first..<end)
    return Array(buffer[first..<end])
  }

  /// Whether the bytes at an offset are these; the range must not exceed the end.
  func has(_ other: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count, other.count <= count - offset else { return false }
    guard let base = buffer.baseAddress, let start = other.baseAddress else { return true }
    load(offset..<offset + other.count)
    return memcmp(base + offset, start, other.count) == 0
  }

  /// Reads what was not needed yet.
  func loadAll() { load(0..<count) }

  private func load(_ range: Range<Int>) {
    if let loading { cm_load(loading, range.lowerBound, range.upperBound) }
  }
}
