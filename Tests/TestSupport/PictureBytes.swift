// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// Comparisons of pictures. In a debug build, `==` and the algorithms of collections call functions for
/// each byte, which takes seconds for a large picture.
extension RandomAccessCollection<UInt8> {
  /// Whether the bytes are the same.
  public func hasSameBytes(as other: some RandomAccessCollection<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return withBytes { bytes in other.withBytes { memcmp(bytes, $0, count) == 0 } }
  }

  /// The number of bytes that are further than `most` from those of a collection of the same length.
  public func countOfBytes(
    furtherThan most: Int, from other: some RandomAccessCollection<UInt8>
  ) -> Int {
    precondition(count == other.count)
    let portion = 256
    return withBytes { first in
      other.withBytes { second in
        stride(from: 0, to: count, by: portion).reduce(0) { found, start in
          let bytes = start..<Swift.min(start + portion, count)
          guard memcmp(first + start, second + start, bytes.count) != 0 else { return found }
          return found + bytes.count { abs(Int(first[$0]) - Int(second[$0])) > most }
        }
      }
    }
  }

  private func withBytes<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
    body(Array(self))
  }
}
