// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A small file of the server's own, in the user's state folder, that many servers may read and write:
/// each of them always sees a whole one, and the last one written counts.
public struct StateFile: Sendable {
  public let path: String
  /// No file of ours is larger, in bytes.
  private static let largest = 64 << 20

  public init(_ path: String) { self.path = path }

  public enum Content: Hashable, Sendable {
    case none
    case bytes([UInt8])
    /// No file that was written here: none at all, or far too large a one.
    case foreign
  }

  /// - Throws: ``EditError/unreadable(_:)`` where the file may not be read.
  public func read() throws(EditError) -> Content {
    // Without waiting for a writer, should it be a pipe.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return .none }
      throw .unreadable("\(path) cannot be read: \(String(cString: strerror(errno))).")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= StateFile.largest
    else { return .foreign }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = bytes[filled...].withUnsafeMutableBytes {
        System.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      filled += count
    }
    return .bytes(Array(bytes.prefix(filled)))
  }

  /// Replaces the file, wholly or not at all; makes its folder where that is missing.
  ///
  /// - Parameters:
  ///   - bytes: not empty.
  ///   - isSynced: whether the disk is waited for, so that it survives the machine.
  /// - Throws: ``EditError/saveFailed(_:)``.
  public func write(_ bytes: [UInt8], isSynced: Bool = true) throws(EditError) {
    makeFolder()
    try WholeFile.write(bytes, to: path, mode: 0o600, isSynced: isSynced)
  }

  /// Does something with the file that no other server does at the same time.
  ///
  /// - Throws: ``EditError/saveFailed(_:)`` where another one holds it for too long.
  public func whileLocked(_ body: () throws(EditError) -> Void) throws(EditError) {
    makeFolder()
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else {
      throw .saveFailed("\(path) cannot be changed: \(String(cString: strerror(errno))).")
    }
    defer { close(lock) }
    // Others hold it for a moment only.
    for _ in 0..<200 {
      if flock(lock, LOCK_EX | LOCK_NB) == 0 { return try body() }
      usleep(5000)
    }
    throw .saveFailed("\(path) is being changed by another server: try again.")
  }

  /// Gives the file another name, so that a new one can take its place: `.broken-1`, or the next
  /// number that is free.
  ///
  /// - Returns: the new path; `nil` where it stays.
  public func setAside() -> String? {
    for number in 1...999 {
      let aside = "\(path).broken-\(number)"
      var status = stat()
      if lstat(aside, &status) != 0 { return rename(path, aside) == 0 ? aside : nil }
    }
    return nil
  }

  private func makeFolder() {
    guard let end = path.lastIndex(of: "/") else { return }
    var made = path.hasPrefix("/") ? "" : "."
    for step in path[..<end].split(separator: "/") {
      made += "/" + step
      mkdir(made, 0o700)
    }
  }
}
