// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import System

/// The folder of one process's media files, which it alone holds.
final class MediaFolder {
  let path: String
  /// Locked for as long as it is open; the system lets go of it with the process, however that ends.
  private let lock: Int32

  /// Makes the folder in another one, after those there were removed that nobody holds.
  init?(in root: String, name: String) {
    MediaFolder.make(root)
    guard let door = MediaFolder.openLock(root + "/lock", waits: true) else { return nil }
    defer { close(door) }
    MediaFolder.removeStale(in: root)
    path = root + "/" + name
    guard mkdir(path, 0o700) == 0,
      let lock = MediaFolder.openLock(path + "/lock", waits: false)
    else { return nil }
    self.lock = lock
  }

  /// Removes the folders in a folder that nobody holds.
  static func sweep(_ root: String) {
    guard access(root, W_OK) == 0, let door = openLock(root + "/lock", waits: true) else { return }
    defer { close(door) }
    removeStale(in: root)
  }

  /// Removes the folder with all that is in it.
  func remove() { MediaFolder.empty(path) }

  deinit { close(lock) }

  /// Those whose lock can be had belong to nobody. Only while the lock of the folder around them is held:
  /// else one that is just being made would be taken for one.
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

  /// There are only files in it.
  private static func empty(_ folder: String) {
    for name in FolderListing.names(in: folder) { unlink(folder + "/" + name) }
    rmdir(folder)
  }

  private static func openLock(_ path: String, waits: Bool) -> Int32? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    // Others hold it for a moment only.
    for attempt in 0... {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
      guard waits, attempt < 100 else { break }
      usleep(5000)
    }
    close(descriptor)
    return nil
  }

  private static func make(_ folder: String) {
    var made = folder.hasPrefix("/") ? "" : "."
    for step in folder.split(separator: "/") {
      made += "/" + step
      mkdir(made, 0o700)
    }
  }
}
