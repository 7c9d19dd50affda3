// SPDX-License-Identifier: AGPL-3.0-or-later

import CDeflate
import System

/// Reads SyncTeX files.
enum NotesFile {
  /// The largest accepted size, in bytes.
  private static let largest = 512 << 20

  /// The decompressed contents of the file at a path; `nil` if it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let bytes = contents(path) else { return nil }
    return path.hasSuffix(".gz") ? decompressed(bytes) : bytes
  }

  private static func contents(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return readWhole(descriptor, largest: largest)
  }

  /// Decompresses a gzip file (RFC 1952). Its last four bytes hold the decompressed size.
  private static func decompressed(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= 18 else { return nil }
    let size = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard size <= largest, let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var output = [UInt8](repeating: 0, count: size)
    var (read, written) = (0, 0)
    let result = libdeflate_gzip_decompress_ex(
      decompressor, bytes, bytes.count, &output, size, &read, &written)
    // libsynctex would continue with a second gzip member.
    let isWhole = read == bytes.count && written == size
    return result == LIBDEFLATE_SUCCESS && isWhole ? output : nil
  }
}
