// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import System

/// Marks shared memory as the server's own: memory of unfinished, prepared and returned pictures.
/// If the process dies, another process of the server finds it by the mark and removes it.
///
/// The mark is the sticky bit, which has no other meaning on a file, and a lock, which the kernel
/// releases with the process.
final class SharedMemoryHold: Sendable {
  let descriptor: Int32

  private static let own: mode_t = 0o1600
  private static let clients: mode_t = 0o600

  /// Takes over an open descriptor of shared memory; closes it in `deinit`.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    // Without the lock, another process could take the memory for abandoned, so it gets no mark.
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { fchmod(descriptor, SharedMemoryHold.own) }
  }

  /// `nil` if there is no memory with this name.
  convenience init?(_ name: String) {
    let descriptor = shm_open(name, O_RDWR, 0)
    guard descriptor >= 0 else { return nil }
    self.init(descriptor: descriptor)
  }

  deinit { close(descriptor) }

  /// Hands the memory over to the client, which removes it.
  func handOver() {
    fchmod(descriptor, SharedMemoryHold.clients)
    // The mapping outlives the descriptor, and would keep the lock.
    flock(descriptor, LOCK_UN)
  }

  /// Whether the memory still has a name and at least `byteCount` bytes.
  func isIntact(_ byteCount: Int) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0 && status.st_size >= byteCount
  }

  /// Removes shared memory that dead processes left behind.
  ///
  /// - Parameter folder: the folder that holds the system's shared memory.
  static func removeAbandoned(in folder: String = "/dev/shm") {
    for name in FolderListing.names(in: folder) where name.hasPrefix("recto-") {
      let path = folder + "/" + name
      guard isOwn(path) else { continue }
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      // The owner may have handed it over meanwhile.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0, isOwn(path) { unlink(path) }
    }
  }

  private static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_mode & 0o7777 == own && status.st_uid == geteuid()
  }
}
