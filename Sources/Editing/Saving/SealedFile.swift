// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// A file that was written completely.
struct SealedFile: Sendable {
  /// In bytes.
  let size: Int64
  /// The checksum of all its bytes; `nil` for a large file, which takes long to read again.
  private let checksum: Checksum?

  /// The largest file, in bytes, whose contents can be recognized.
  private static let largest = 16 << 20

  init(_ path: String, size: Int64) {
    self.size = size
    checksum = SealedFile.checksum(path)
  }

  /// Whether the file at a path has the same bytes. Dates do not count.
  func hasSameBytes(asFile path: String) -> Bool {
    guard let checksum, FileIdentity(path: path)?.size == size else { return false }
    return SealedFile.checksum(path) == checksum
  }

  private static func checksum(_ path: String) -> Checksum? {
    (try? FileBytes.whole(path, limit: largest)).flatMap { $0 }.map { Checksum($0) }
  }
}
