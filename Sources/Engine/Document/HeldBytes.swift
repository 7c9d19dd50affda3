// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import System

/// Bytes at a fixed address. The engine can read them in place.
///
/// Unchecked: after the initializer nobody writes but ``loading``, which synchronizes itself.
final class HeldBytes: @unchecked Sendable {
  private enum Storage {
    case allocated
    /// In large pages, which the system zeroes many times faster.
    case mapped
    /// In the file itself, until another program wants to write it.
    case lent(OpaquePointer)
  }

  private let buffer: UnsafeMutableRawBufferPointer
  private let storage: Storage
  /// Reads the file piece by piece; `nil` if all bytes are there.
  let loading: OpaquePointer?
  /// The number of bytes.
  let count: Int

  /// Fewer bytes are allocated as usual.
  private static let leastMapped = 512 << 10
  /// Mapping the pages of a file again takes some microseconds each time.
  private static let leastRested = 8 << 20
  /// The most memory that is wasted for a large last page.
  private static let mostWaste = 1 << 20

  init(_ bytes: [UInt8]) {
    (buffer, storage) = HeldBytes.allocate(bytes.count)
    buffer.copyBytes(from: bytes)
    count = bytes.count
    loading = nil
  }

  /// At most `count` bytes of the file behind a descriptor.
  ///
  /// - Parameter lazily: whether pieces of a large file are read when they are first needed, or by a
  ///   ``TableCheck``.
  init(_ descriptor: Int32, count: Int, lazily: Bool = false) {
    if let (buffer, file) = HeldBytes.lend(descriptor, count) {
      (self.buffer, storage, self.count, loading) = (buffer, .lent(file), count, nil)
      return
    }
    (buffer, storage) = HeldBytes.allocate(max(count, 1))
    if lazily, case .mapped = storage,
      let target = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self),
      let loading = cm_new_loading(descriptor, target, count)
    {
      (self.loading, self.count) = (loading, count)
      return
    }
    loading = nil
    self.count = readAll(
      descriptor, at: 0,
      into: UnsafeMutableRawBufferPointer(
        rebasing: buffer[..<max(count, 0)]))
  }

  deinit {
    cm_drop_loading(loading)
    switch storage {
    case .allocated: buffer.deallocate()
    case .mapped: munmap(buffer.baseAddress, buffer.count)
    case .lent(let file): cm_drop_lent_file(file)
    }
  }

  private static func allocate(
    _ count: Int
  ) -> (buffer: UnsafeMutableRawBufferPointer, storage: Storage) {
    if count >= leastMapped, let buffer = LargePages.map(count, waste: mostWaste) {
      return (buffer, .mapped)
    }
    return (.allocate(byteCount: count, alignment: 1), .allocated)
  }

  private static func lend(
    _ descriptor: Int32, _ count: Int
  ) -> (buffer: UnsafeMutableRawBufferPointer, file: OpaquePointer)? {
    guard count >= leastMapped, let file = cm_lend_file(descriptor, count) else { return nil }
    return (UnsafeMutableRawBufferPointer(start: cm_lent_bytes(file), count: count), file)
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

  /// Gives back memory that the file can fill again. A small amount is not worth it, and stays.
  func rest() {
    if case .lent(let file) = storage, count >= HeldBytes.leastRested { cm_rest_lent_file(file) }
  }

  private func load(_ range: Range<Int>) {
    if let loading { cm_load(loading, range.lowerBound, range.upperBound) }
  }
}

/// Writes bytes completely to an open file.
public enum WholeBytes {
  /// - Throws: ``EngineError/notWritten(_:)`` if the system refuses them.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) throws(EngineError) {
    guard writeAll(bytes, to: descriptor) else { throw .notWritten(errno) }
  }
}
