// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A new folder that only the user can enter. It is removed with its contents. It is locked while in
/// use, so that a folder of a dead process can be told from one in use.
public final class TemporaryFolder {
  /// The prefix of folders for files that will replace others.
  public static let draftPrefix = ".recto-save-"
  public let path: String
  private var descriptor: Int32

  /// `nil` if it cannot be created, with the reason in `errno`.
  ///
  /// - Parameter prefix: the beginning of the folder's name, which identifies the kind of leftovers.
  public init?(in parent: String, prefix: String = "recto-") {
    while true {
      var template = Array((parent + "/" + prefix + "XXXXXX").utf8CString)
      guard mkdtemp(&template) != nil else { return nil }
      let made = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      // Another process may have removed it as abandoned before it was locked; not if locks do not work.
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

  /// Removes folders that dead processes left behind. The parent may be the user's own folder, so nothing
  /// else is touched: no folder that others can enter, and none that holds subfolders or unknown files.
  ///
  /// - Parameter files: the files that our folders may hold; `nil`: any files.
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

  /// Locks a folder and returns its descriptor. `nil`, with the reason in `errno`, if another process
  /// has the lock or the folder is gone.
  private static func lock(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    {
      // A removed folder has no links any more.
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
