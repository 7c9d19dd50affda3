// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// A file that is created or replaced completely, or not at all.
struct AtomicFile {
  /// The final path, with symbolic links followed.
  let path: String
  /// The path to write to. It is in a separate folder beside the target that only the user can enter.
  let temporaryPath: String
  private let folder: TemporaryFolder
  /// Whether the replaced name is a symbolic link. The link's target belongs to someone else.
  private let isLink: Bool
  private static let prefix = TemporaryFolder.draftPrefix
  private static let name = "document.pdf"

  /// - Parameter followsLinks: whether a symbolic link of that name leads to the file to replace. If not,
  ///   the link itself is replaced.
  init(replacing wanted: String, followsLinks: Bool = true) throws(EditError) {
    let (path, isLink) = try AtomicFile.target(wanted, followsLinks: followsLinks)
    try self.init(path, in: FilePath.folder(of: path), isLink: isLink)
  }

  /// One of several files that are written in a shared temporary folder.
  ///
  /// - Parameters:
  ///   - target: the result of ``target(_:followsLinks:)``.
  ///   - folder: on the same file system as the path.
  init(_ target: (path: String, isLink: Bool), in folder: TemporaryFolder, as name: String) {
    (path, isLink, self.folder) = (target.path, target.isLink, folder)
    temporaryPath = folder.path + "/" + name
  }

  /// Resolves the path of a file to write or replace. Also returns whether the path is a symbolic link.
  static func target(
    _ wanted: String, followsLinks: Bool
  ) throws(EditError) -> (path: String, isLink: Bool) {
    guard !wanted.isEmpty, !wanted.utf8.contains(0) else {
      throw .saveFailed("The path is empty or holds a NUL character: give the path of a file.")
    }
    let path = followsLinks ? AtomicFile.resolve(wanted) : wanted
    var status = stat()
    if !followsLinks, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
      return (path, true)
    }
    let isThere = stat(path, &status) == 0
    guard isThere || errno != ELOOP else { throw AtomicFile.failure(path, "cannot be written") }
    if isThere {
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw .saveFailed("\(path) is not a regular file: give another path.")
      }
      guard access(path, W_OK) == 0 else {
        throw .saveFailed(
          "\(path) is write-protected: \(FileProblem(errno, isOfFile: true).sentence)")
      }
    }
    return (path, false)
  }

  /// A file that is only read back, and never renamed.
  init(in parent: String) throws(EditError) { try self.init(parent, in: parent, isLink: false) }

  private init(_ path: String, in parent: String, isLink: Bool) throws(EditError) {
    (self.path, self.isLink) = (path, isLink)
    guard let folder = TemporaryFolder(in: parent, prefix: AtomicFile.prefix) else {
      throw AtomicFile.failure(path, "cannot be written")
    }
    TemporaryFolder.removeAbandoned(
      in: parent, prefix: AtomicFile.prefix, holding: [AtomicFile.name])
    self.folder = folder
    temporaryPath = folder.path + "/" + AtomicFile.name
  }

  /// Renames the written file to its final path. Returns the file's size in bytes.
  ///
  /// - Parameters:
  ///   - mark: the bytes that a complete file has near its end. A full disk cuts them off.
  ///   - isSynced: whether to wait for the disk.
  ///   - sealed: the size that ``seal(endingWith:isSynced:)`` returned; `nil` if it was not called.
  @discardableResult
  func commit(
    endingWith mark: [UInt8] = Array("%%EOF".utf8), isSynced: Bool = true, sealed: Int64? = nil
  ) throws(EditError) -> Int64 {
    let size =
      if let sealed { sealed } else { try seal(endingWith: mark, isSynced: isSynced) }
    try publish()
    if isSynced { syncFolder() }
    return size
  }

  /// Checks that the file is written completely. Returns its size in bytes. The file gets the rights of
  /// the file that it will replace; a new file has the user's default mode.
  func seal(
    endingWith mark: [UInt8] = Array("%%EOF".utf8), isSynced: Bool = true
  ) throws(EditError) -> Int64 {
    // Open read-only: opening for writing would break the reader's lease and copy the file.
    let descriptor = open(temporaryPath, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw AtomicFile.failure(path, "was not written") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, AtomicFile.isComplete(descriptor, status.st_size, mark)
    else {
      throw .saveFailed(
        "\(path) was not written completely: the disk may be full. Make room on it, or save to "
          + "another path.")
    }
    if !isLink { try FileAccess(ofFile: path)?.pass(to: descriptor) }
    guard !isSynced || fsync(descriptor) == 0 else {
      throw AtomicFile.failure(path, "was not written")
    }
    return Int64(status.st_size)
  }

  /// Renames the sealed file to its final path.
  func publish() throws(EditError) {
    guard rename(temporaryPath, path) == 0 else {
      throw AtomicFile.failure(path, "was not replaced")
    }
  }

  /// Syncs the folder, so that the new name survives a power loss.
  func syncFolder() { FilePath.sync(folder: folder.path + "/..") }

  /// Removes the file unless it was committed.
  func discard() { folder.remove() }

  private static func isComplete(_ descriptor: Int32, _ size: Int, _ mark: [UInt8]) -> Bool {
    if mark.isEmpty { return true }
    var tail = [UInt8](repeating: 0, count: 32)
    let count = pread(descriptor, &tail, tail.count, max(0, size - tail.count))
    return count > 0 && tail.indices.contains { tail[$0...].starts(with: mark) }
  }

  /// A path with its symbolic links followed. The last one may lead to a file that does not exist.
  static func resolve(_ path: String) -> String {
    var path = path
    for _ in 0..<mostLinks {
      if let real = FilePath.real(path) { return real }
      guard let target = FilePath.target(ofLink: path) else { return inResolvedFolder(path) }
      path = FilePath.isAbsolute(target) ? target : FilePath.folder(of: path) + "/" + target
    }
    return path
  }

  /// The path of a file that does not exist. The links in its folder's path are followed.
  private static func inResolvedFolder(_ path: String) -> String {
    let name = FilePath.name(of: path)
    guard !name.isEmpty, name != "..", let folder = FilePath.real(FilePath.folder(of: path)) else {
      return path
    }
    return (folder == "/" ? "" : folder) + "/" + name
  }

  /// The system's own limit.
  private static let mostLinks = 40

  private static func failure(_ path: String, _ what: String) -> EditError {
    .saveFailed("\(path) \(what): \(FileProblem(errno).sentence)")
  }

  /// Work that waits for the disk to sync the written file. Syncing a large file takes long.
  func sealing() -> (outcome: SideResult<SealedFile, EditError>, work: SideWork) {
    let outcome = SideResult<SealedFile, EditError>(
      until: .saveFailed(
        "\(path) was not written: the sync to disk did not finish. Save again."))
    let written = WrittenFile(file: self)
    return (
      outcome,
      { _ in
        outcome.make { () throws(EditError) in
          SealedFile(written.file.temporaryPath, size: try written.file.seal())
        }
      }
    )
  }
}

/// A file that one thread at a time uses.
private struct WrittenFile: @unchecked Sendable { let file: AtomicFile }
