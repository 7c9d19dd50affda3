// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import System

/// Identifies the content of a file wherever the file lies: its size and a checksum of its first
/// and last 64 KiB, which hold a PDF's header and its last cross-references. If several contents
/// match, the modification time decides.
public struct ContentIdentity: Hashable, Sendable {
  public var size: Int64
  public var modifiedSeconds: Int64
  public var modifiedNanoseconds: Int64
  public var digest: UInt64

  init(size: Int64, modifiedSeconds: Int64, modifiedNanoseconds: Int64, digest: UInt64) {
    self.size = size
    self.modifiedSeconds = modifiedSeconds
    self.modifiedNanoseconds = modifiedNanoseconds
    self.digest = digest
  }

  /// The content that a document was opened from; `nil` if it was not opened from a file.
  init?(of document: Document) {
    guard let file = document.fileIdentity else { return nil }
    self.init(file) { document.sourceBytes(at: $0, count: $1) }
  }

  /// The file at a path; `nil` if there is none.
  init?(path: String) {
    guard let file = FileIdentity(path: path), let reader = FileBytes(path: path) else {
      return nil
    }
    self.init(file) { reader.bytes(at: $0, count: $1) }
  }

  private init(_ file: FileIdentity, read: (Int64, Int) -> [UInt8]) {
    let edge = 64 << 10
    var checksum = Checksum(read(0, edge))
    checksum.add(read(max(0, file.size - Int64(edge)), edge))
    size = file.size
    modifiedSeconds = file.modifiedSeconds
    modifiedNanoseconds = file.modifiedNanoseconds
    digest = checksum.value
  }

  func hasSameContent(as other: ContentIdentity) -> Bool {
    size == other.size && digest == other.digest
  }
}

extension ContentIdentity: LogObject {
  public static let logged = LogMembers<Self>(
    .required("size", \.size), .required("modified", \.modified), .required("digest", \.digits)
  ) { (size, modified, digits) throws(EditError) in
    guard let digest = UInt64(digits, radix: 16), modified.count == 2 else {
      throw .unreadable("It names no file.")
    }
    return ContentIdentity(
      size: size, modifiedSeconds: modified[0], modifiedNanoseconds: modified[1], digest: digest)
  }

  private var modified: [Int64] { [modifiedSeconds, modifiedNanoseconds] }
  private var digits: String { Checksum.hexadecimal(digest) }
}
