// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import System

/// A file open for reading.
public final class FileBytes {
  private let descriptor: Int32

  /// `nil` if the file cannot be read.
  public init?(path: String) {
    // O_NONBLOCK: a named pipe in the file's place must not block the server.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Copies the file's access list and attributes to an open file. The attributes are those that users
  /// and programs gave it. It copies as much as the file systems allow.
  public func copyAttributes(to other: Int32) { cm_copy_file_attributes(descriptor, other) }

  /// The file's access list as the system stores it; `nil` if only its mode says who may use it.
  public var accessList: [UInt8]? {
    let count = cm_access_list(descriptor, nil, 0)
    guard count > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    return cm_access_list(descriptor, &bytes, count) == count ? bytes : nil
  }

  /// Gives an open file an access list.
  ///
  /// - Returns: whether the file system took it.
  public static func setAccessList(_ bytes: [UInt8], of descriptor: Int32) -> Bool {
    cm_set_access_list(descriptor, bytes, bytes.count)
  }

  /// At most `count` bytes from an offset; fewer at the end of the file.
  public func bytes(at offset: Int64, count: Int) -> [UInt8] {
    readAll(descriptor, at: offset, count: count)
  }

  /// Whether the file has exactly these bytes.
  fileprivate func isEqual(to bytes: HeldBytes) -> Bool {
    let portion = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 4096)
    defer { portion.deallocate() }
    var offset = 0
    while true {
      let count = readAll(descriptor, at: Int64(offset), into: portion)
      if count == 0 { return offset == bytes.count }
      guard bytes.has(UnsafeRawBufferPointer(rebasing: portion[..<count]), at: offset) else {
        return false
      }
      offset += count
    }
  }
}

extension FileBytes {
  /// All bytes of a regular file; `nil` if it has more than `limit`.
  ///
  /// - Throws: ``EngineError/cannotOpen(_:)``.
  public static func whole(_ path: String, limit: Int) throws(EngineError) -> [UInt8]? {
    let descriptor = try OpenSource.openFile(path)
    defer { close(descriptor) }
    guard let size = FileIdentity(descriptor: descriptor)?.size, size <= limit else { return nil }
    return readAll(descriptor, at: 0, count: Int(clamping: size))
  }
}

extension Document {
  /// Bytes of the source that the document was opened from. They stay readable if another file has
  /// taken its name since. For a file that was overwritten in place, see ``isOverwritten``.
  public func sourceBytes(at offset: Int64, count: Int) -> [UInt8] {
    source.sourceBytes(at: offset, count: count)
  }

  /// Whether this document's file begins with the bytes of another one. That is so after an incremental
  /// save. Only both ends of the other file's bytes are compared.
  public func goesOn(from earlier: Document) -> Bool {
    let edge = 64 << 10
    let last = max(0, earlier.sourceLength - edge)
    return sourceLength >= earlier.sourceLength
      && [0, last].allSatisfy { offset in
        let bytes = earlier.sourceBytes(at: Int64(offset), count: min(edge, earlier.sourceLength))
        return sourceBytes(at: Int64(offset), count: bytes.count) == bytes
      }
  }

  /// Gives back memory of the source that its file can fill again.
  public func restSource() { source.held?.rest() }

  /// Whether a file has exactly the document's bytes; `nil` if they are not in memory or there is no
  /// such file.
  public func hasBytes(ofFile path: String) -> Bool? {
    guard let held = source.held, let file = FileBytes(path: path) else { return nil }
    return file.isEqual(to: held)
  }
}
