// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import System

/// The folder of one process's media files, locked by that process.
final class MediaFolder {
  let path: String
  /// The lock file's descriptor. The system releases the lock when the process ends, however it ends.
  private let lock: Int32

  /// Makes the folder in `root`. Folders that ended processes have left there are removed first.
  ///
  /// - Parameter name: of hexadecimal digits.
  init?(in root: String, name: String) {
    FilePath.makeFolder(root)
    guard let door = MediaFolder.openLock(root + "/lock", creates: true, waits: true) else {
      return nil
    }
    defer { close(door) }
    MediaFolder.removeStale(in: root)
    path = root + "/" + name
    guard mkdir(path, 0o700) == 0,
      let lock = MediaFolder.openLock(path + "/lock", creates: true, waits: false)
    else { return nil }
    self.lock = lock
  }

  /// Removes the folders in `root` that ended processes have left.
  static func sweep(_ root: String) {
    guard let door = openLock(root + "/lock", creates: false, waits: true) else { return }
    defer { close(door) }
    removeStale(in: root)
  }

  /// Removes the folder with all that is in it.
  func remove() { MediaFolder.empty(path) }

  deinit { close(lock) }

  /// Removes folders whose lock is free. The root may be the user's own folder, so nothing else is touched:
  /// no folder without a lock, none that others can enter, and none that holds other files. Call it only
  /// with the lock of the root held, or else a folder that is just being made would look free.
  private static func removeStale(in root: String) {
    for name in FolderListing.names(in: root) where isDigits(name[...]) {
      let folder = root + "/" + name
      var status = stat()
      guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
        status.st_mode & 0o7777 == 0o700, status.st_uid == geteuid(), holdsOnlyMedia(folder),
        let lock = openLock(folder + "/lock", creates: false, waits: false)
      else { continue }
      empty(folder)
      close(lock)
    }
  }

  /// Whether a folder holds a lock and files as ``MediaFiles`` names them.
  private static func holdsOnlyMedia(_ folder: String) -> Bool {
    let names = FolderListing.names(in: folder)
    return names.contains("lock")
      && names.allSatisfy { name in
        var status = stat()
        guard lstat(folder + "/" + name, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
          return false
        }
        guard let dash = name.firstIndex(of: "-") else { return name == "lock" }
        return isDigits(name[..<dash])
      }
  }

  /// Whether a name is a number as ``MediaFiles`` writes it.
  private static func isDigits(_ name: Substring) -> Bool {
    UInt64(name, radix: 16).map { String($0, radix: 16) == name } ?? false
  }

  /// Removes a folder that holds only files.
  private static func empty(_ folder: String) {
    for name in FolderListing.names(in: folder) { unlink(folder + "/" + name) }
    rmdir(folder)
  }

  private static func openLock(_ path: String, creates: Bool, waits: Bool) -> Int32? {
    let flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW | (creates ? O_CREAT : 0)
    let descriptor = open(path, flags, 0o600)
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
