// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import System

/// The folder of one process's media files, locked by that process.
final class MediaFolder {
  let path: String
  /// The lock file's descriptor. The system releases the lock when the process ends, however it ends.
  private let lock: Int32

  /// Makes the folder in `root`, after removing folders there that are not locked.
  init?(in root: String, name: String) {
    FilePath.makeFolder(root)
    guard let door = MediaFolder.openLock(root + "/lock", waits: true) else { return nil }
    defer { close(door) }
    MediaFolder.removeStale(in: root)
    path = root + "/" + name
    guard mkdir(path, 0o700) == 0,
      let lock = MediaFolder.openLock(path + "/lock", waits: false)
    else { return nil }
    self.lock = lock
  }

  /// Removes the folders in `root` that are not locked.
  static func sweep(_ root: String) {
    guard access(root, W_OK) == 0, let door = openLock(root + "/lock", waits: true) else { return }
    defer { close(door) }
    removeStale(in: root)
  }

  /// Removes the folder with all that is in it.
  func remove() { MediaFolder.empty(path) }

  deinit { close(lock) }

  /// Removes folders whose lock is free. Call it only with the lock of the parent folder held, or else a
  /// folder that is just being made would look free.
  private static func removeStale(in root: String) {
    for name in FolderListing.names(in: root) where name != "lock" {
      let folder = root + "/" + name
      var status = stat()
      guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
      guard let lock = openLock(folder + "/lock", waits: false) else { continue }
      empty(folder)
      close(lock)
    }
  }

  /// Removes a folder that holds only files.
  private static func empty(_ folder: String) {
    for name in FolderListing.names(in: folder) { unlink(folder + "/" + name) }
    rmdir(folder)
  }

  private static func openLock(_ path: String, waits: Bool) -> Int32? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    // Other processes hold it only briefly.
    for attempt in 0... {
      // On file systems without locks, folders are used without them.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return descriptor }
      guard waits, attempt < 100 else { break }
      usleep(5000)
    }
    close(descriptor)
    return nil
  }
}
