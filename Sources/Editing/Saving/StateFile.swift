// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A small file in the user's state folder, shared by several servers. Each of them may read and write
/// it, and always reads a complete file; the last write wins.
public struct StateFile: Sendable {
  public let path: String
  /// The maximum size, in bytes.
  private static let largest = 64 << 20

  public init(_ path: String) { self.path = path }

  public enum Content: Hashable, Sendable {
    case none
    case bytes([UInt8])
    /// Not a file of this server: not a regular file, or far too large.
    case foreign
  }

  /// - Throws: ``EditError/unreadable(_:)`` if the file must not be read.
  public func read() throws(EditError) -> Content {
    // Non-blocking, because a pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return .none }
      throw .unreadable("\(path) cannot be read: \(String(cString: strerror(errno))).")
    }
    defer { close(descriptor) }
    return readWhole(descriptor, largest: StateFile.largest).map { .bytes($0) } ?? .foreign
  }

  /// Replaces the file completely or not at all; creates its folder if needed.
  ///
  /// - Parameters:
  ///   - bytes: not empty.
  ///   - isSynced: whether to wait for the disk, so that the file survives a crash of the machine.
  /// - Throws: ``EditError/saveFailed(_:)``.
  public func write(_ bytes: [UInt8], isSynced: Bool = true) throws(EditError) {
    FilePath.makeFolder(FilePath.folder(of: path))
    try WholeFile.write(bytes, to: path, mode: 0o600, isSynced: isSynced)
  }

  /// The same in two steps: the draft replaces the file when it is published.
  public func draft(_ bytes: [UInt8]) throws(EditError) -> FileDraft {
    FilePath.makeFolder(FilePath.folder(of: path))
    return try FileDraft(bytes, of: path, 0o600, isSynced: true, followsLinks: true)
  }

  /// Runs an operation on the file while no other server can.
  ///
  /// - Throws: ``EditError/saveFailed(_:)`` if another server holds it for too long.
  public func whileLocked(_ body: () throws(EditError) -> Void) throws(EditError) {
    FilePath.makeFolder(FilePath.folder(of: path))
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else {
      throw .saveFailed("\(path) cannot be changed: \(String(cString: strerror(errno))).")
    }
    defer { close(lock) }
    // Other servers hold it only for a moment.
    for _ in 0..<200 {
      // On file systems without locks, files are used without them.
      guard flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR else {
        return try body()
      }
      usleep(5000)
    }
    throw .saveFailed("\(path) is being changed by another server: try again.")
  }

  /// Renames the file so that a new one can replace it. The new name ends with `.broken-1` or the next
  /// free number.
  ///
  /// - Returns: the new path; `nil` if the file stays.
  public func setAside() -> String? {
    for number in 1...999 {
      let aside = "\(path).broken-\(number)"
      var status = stat()
      if lstat(aside, &status) != 0 { return rename(path, aside) == 0 ? aside : nil }
    }
    return nil
  }
}
