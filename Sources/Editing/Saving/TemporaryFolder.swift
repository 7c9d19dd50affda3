// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A new folder that only the user can enter, and that goes with all that is in it. It is locked as
/// long as it is used, so that one whose process died is told from one that is in use.
public final class TemporaryFolder {
  /// The prefix of a folder that holds a file until it replaces another one.
  public static let draftPrefix = ".recto-save-"
  public let path: String
  private var descriptor: Int32

  /// `nil` where there can be none, with the reason in `errno`.
  ///
  /// - Parameter prefix: what its name begins with; tells what is left over for whom.
  public init?(in parent: String, prefix: String = "recto-") {
    while true {
      var template = Array((parent + "/" + prefix + "XXXXXX").utf8CString)
      guard mkdtemp(&template) != nil else { return nil }
      let made = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      // Somebody may have taken it for abandoned before it was locked; not where nothing is locked.
      if let lock = TemporaryFolder.lock(made) {
        (path, descriptor) = (made, lock)
        return
      }
      guard errno == EWOULDBLOCK || errno == ENOENT else {
        (path, descriptor) = (made, -1)
        return
      }
    }
  }

  deinit { remove() }

  public func remove() {
    TemporaryFolder.remove(path)
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  /// Removes what processes left behind in a folder when they died. It may be the user's own folder, so
  /// nothing else is touched: neither a folder that others may enter, nor one that holds a folder or what
  /// none of ours holds.
  ///
  /// - Parameter files: what ours hold; `nil`: any files.
  public static func removeAbandoned(
    in parent: String, prefix: String, holding files: Set<String>? = nil
  ) {
    for name in FolderListing.names(in: parent)
    where name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + 6 {
      let path = parent + "/" + name
      guard let lock = lock(path) else { continue }
      defer { close(lock) }
      var status = stat()
      guard fstat(lock, &status) == 0, status.st_mode & 0o7777 == 0o700 else { continue }
      let inside = FolderListing.names(in: path)
      guard inside.allSatisfy({ files?.contains($0) != false && isFile(path + "/" + $0) })
      else { continue }
      for file in inside { unlink(path + "/" + file) }
      rmdir(path)
    }
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// `nil`, with the reason in `errno`, where another process has it or it is gone.
  private static func lock(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    {
      // A folder that was removed meanwhile has no link any more.
      if fstat(descriptor, &status) == 0, status.st_nlink > 0 { return descriptor }
      errno = ENOENT
    }
    let problem = errno
    close(descriptor)
    errno = problem
    return nil
  }

  private static func remove(_ path: String) {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      for name in FolderListing.names(in: path) { remove(path + "/" + name) }
    }
    _ = System.remove(path)
  }
}
