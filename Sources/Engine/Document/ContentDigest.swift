// SPDX-License-Identifier: AGPL-3.0-or-later

/// Computes the SHA-256 digest of a document's file, in steps. See FIPS 180-4. The file is the one that
/// the document was opened from. Even a large file blocks nothing.
public struct ContentDigest {
  public enum Step: Hashable, Sendable {
    /// There is more to read.
    case more
    /// 64 hexadecimal digits.
    case done(String)
    /// The file has changed since it was opened. Or OpenSSL is configured without the digest.
    case impossible
  }

  private let source: OpenSource
  private let size: Int64
  private let digest = SHA256Digest()
  private var offset: Int64 = 0

  /// The number of bytes in a step.
  private static let portion = 4 << 20

  /// `nil` if the document was not opened from a file.
  ///
  /// - Parameter prefix: text that is digested before the file.
  public init?(of document: Document, after prefix: String = "") {
    guard let size = document.source.identity?.size else { return nil }
    source = document.source
    self.size = size
    digest.add(Array(prefix.utf8))
  }

  /// Digests the next portion.
  public mutating func step() -> Step {
    let bytes = source.sourceBytes(at: offset, count: ContentDigest.portion)
    digest.add(bytes)
    offset &+= Int64(bytes.count)
    if offset < size, !bytes.isEmpty { return .more }
    guard offset == size, source.isUnchanged, let digits = digest.hexadecimal() else {
      return .impossible
    }
    return .done(digits)
  }
}
