// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Synchronization
import System

/// An edit log's file, open and locked. Only one document of one server can write to it.
public final class LogFile: Sendable {
  private let descriptor: Int32
  private let folder: String
  private let needsSync = Atomic(false)
  private let hasNewName = Atomic(true)
  private let hasFailed = Atomic(false)

  private init(_ descriptor: Int32, in folder: String) {
    self.descriptor = descriptor
    self.folder = folder
  }

  deinit { close(descriptor) }

  /// Opens the file at a path; returns `nil` if there is none and `create` is not set.
  ///
  /// - Parameter patience: how long to wait for somebody else to close it, in milliseconds.
  /// - Throws: ``EditError/notPermitted(by:_:)`` if somebody else has it open.
  static func open(
    _ path: String, create: Bool, patience: Int = 100
  ) throws(EditError) -> LogFile? {
    let folder = FilePath.folder(of: path)
    for _ in 0..<100 {
      let flags = O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW | (create ? O_CREAT : 0)
      let descriptor = System.open(path, flags, 0o600)
      guard descriptor >= 0 else {
        if !create, errno == ENOENT || errno == ENOTDIR { return nil }
        throw failure("cannot be written in \(path)")
      }
      let file = LogFile(descriptor, in: folder)
      if let why = PrivateFolder.problem(path, opened: descriptor) {
        throw .notLogged("Nothing was changed, since there is no edit log. \(why)")
      }
      try file.lock(patience: patience)
      // The previous owner of the lock may have replaced the file.
      if file.isStill(at: path) { return file }
    }
    throw .editedElsewhere
  }

  /// A new file that will be renamed to replace the log; a leftover of an earlier attempt is removed.
  static func make(_ path: String) throws(EditError) -> LogFile {
    unlink(path)
    guard let file = try open(path, create: true) else { throw failure("cannot be made") }
    return file
  }

  /// The whole contents of the file.
  func read() -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return [] }
    return readAll(descriptor, at: 0, count: Int(status.st_size))
  }

  /// Appends bytes: all of them, or none.
  func append(_ bytes: [UInt8], at length: Int64) throws(EditError) {
    guard !hasFailed.load(ordering: .relaxed) else {
      errno = EIO
      throw LogFile.failure("cannot be synced")
    }
    guard writeAll(bytes, to: descriptor) else {
      let number = errno
      truncate(to: length)
      errno = number
      throw LogFile.failure("cannot be written")
    }
  }

  /// Cuts the file off. If that fails, nothing is appended to it any more: a recovery would apply the
  /// records that should have gone.
  func truncate(to length: Int64) {
    if ftruncate(descriptor, Int(length)) != 0 { hasFailed.store(true, ordering: .relaxed) }
  }

  /// Releases the lock immediately.
  func unlock() { flock(descriptor, LOCK_UN) }

  /// Marks the file for a sync; `false` if it was already marked.
  func markUnsynced() -> Bool { !needsSync.exchange(true, ordering: .acquiringAndReleasing) }

  /// Syncs the file to disk. Its contents then survive a crash of the machine. Can be called on any
  /// thread.
  public func synchronize() {
    needsSync.store(false, ordering: .releasing)
    if fdatasync(descriptor) != 0 { hasFailed.store(true, ordering: .relaxed) }
    if hasNewName.exchange(false, ordering: .acquiringAndReleasing) {
      FilePath.sync(folder: folder)
    }
  }

  /// Renames the file, and replaces a file that has the new name.
  func rename(_ name: String, to new: String) throws(EditError) {
    guard System.rename(name, new) == 0 else { throw LogFile.failure("cannot be replaced") }
    hasNewName.store(true, ordering: .releasing)
  }

  private func lock(patience: Int) throws(EditError) {
    // A process that was just forked may keep the previous owner's lock for a moment, and one that was
    // killed keeps it until the disk has what it was writing.
    for _ in 0..<max(1, patience / 5) {
      // On file systems without locks, files are used without them.
      guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
      usleep(5000)
    }
    throw .editedElsewhere
  }

  /// Whether a path leads to this file.
  func isStill(at path: String) -> Bool {
    var (mine, there) = (stat(), stat())
    return fstat(descriptor, &mine) == 0 && stat(path, &there) == 0
      && mine.st_ino == there.st_ino && mine.st_dev == there.st_dev
  }

  static func failure(_ what: String) -> EditError {
    .notLogged(
      "Nothing was changed, since the edit log \(what): \(String(cString: strerror(errno))). "
        + "See to its disk and folder, or give another one with --state-directory.")
  }
}

extension EditError {
  static let editedElsewhere = EditError.notPermitted(
    by: "otherServer",
    "The file was changed in another server or under another document id, which still has it open: "
      + "close it there.")
  static let leftElsewhere = EditError.notPermitted(
    by: "otherServer",
    "Another server, or another document id, left unsaved changes to this file: close the "
      + "document, and open it again to apply or discard them.")
}

/// A record as a line: the checksum of the JSON that follows it after a space, and a line feed, which our
/// JSON never contains. A line without line feed was not written completely.
enum LogLine {
  static func bytes(_ value: some LogValue) -> [UInt8] {
    let json = value.encoded.wireBytes
    return Array(Checksum(json).hexadecimal.utf8) + [space] + json + [lineFeed]
  }

  /// The record of a line, without its line feed.
  static func read<V: LogValue>(
    _ line: ArraySlice<UInt8>, as type: V.Type = V.self
  ) throws(EditError) -> V {
    let sum = line.prefix(16)
    let json = line.dropFirst(17)
    guard line.dropFirst(16).first == space, sum.elementsEqual(Checksum(json).hexadecimal.utf8)
    else { throw .unreadable("A record of the edit log is damaged.") }
    let tree: JSONTree
    do throws(JSONParseError) {
      tree = JSONTree(try JSONDocument.parse(Array(json)).root)
    } catch {
      throw .unreadable("A record of the edit log is damaged: \(error)")
    }
    return try V(encoded: tree)
  }

  static let lineFeed = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
}
