// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import System

/// Marks shared memory as the server's own: memory of unfinished, prepared and returned pictures.
/// If the process dies, another process of the server finds it by the mark and removes it.
///
/// The mark is the sticky bit, which has no other meaning on a file, and a lock, which the kernel
/// releases with the process. A second name of memory is the server's own without the sticky bit.
final class SharedMemoryHold: Sendable {
  let descriptor: Int32
  /// A name that the client does not know. With it, the memory stays when the client removes it.
  private let secondName: String?

  private static let own: mode_t = 0o1600
  private static let clients: mode_t = 0o600
  private static let folder = "/dev/shm"
  private static let prefix = "recto-"
  private static let secondPrefix = "recto-kept-"
  private static let mostAttempts = 100
  /// Linux's F_SETLEASE, which the C library hides.
  private static let setLease: Int32 = 1024

  /// Takes over an open descriptor of shared memory; closes it in `deinit`.
  ///
  /// - Parameter name: the memory's name, if the memory should stay when the client removes it.
  init(descriptor: Int32, keeping name: String? = nil) {
    self.descriptor = descriptor
    // Without the lock, another process could take the memory for abandoned, so it gets no mark.
    let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    if isLocked { fchmod(descriptor, SharedMemoryHold.own) }
    guard isLocked, let name, SharedMemoryHold.whileAlone(descriptor, {}) else {
      secondName = nil
      return
    }
    let second = "/" + SharedMemoryHold.secondPrefix + name.drop { $0 == "/" }
    secondName = SharedMemoryHold.link(name, second) ? second : nil
  }

  /// `nil` if there is no memory with this name.
  convenience init?(_ name: String) {
    let descriptor = shm_open(name, O_RDWR, 0)
    guard descriptor >= 0 else { return nil }
    self.init(descriptor: descriptor)
  }

  deinit {
    if let secondName { shm_unlink(secondName) }
    // The mapping outlives the descriptor, and would keep the lock.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Whether the memory stays when the client removes it.
  var isKept: Bool { secondName != nil }

  /// Hands the memory over to the client, which removes or returns it.
  func handOver() {
    fchmod(descriptor, SharedMemoryHold.clients)
    // The lock protects the second name.
    if !isKept { flock(descriptor, LOCK_UN) }
  }

  /// Marks the memory as the server's own again.
  func takeBack() { fchmod(descriptor, SharedMemoryHold.own) }

  /// Whether the client's name exists and the memory has `byteCount` bytes. The memory may have more
  /// bytes.
  func isIntact(_ byteCount: Int) -> Bool { has(byteCount, names: isKept ? 2 : 1) }

  /// Whether no client can see the memory. The client has removed it, and no process has it open or
  /// mapped except the server.
  func isForsaken(_ byteCount: Int) -> Bool {
    isKept && has(byteCount, names: 1) && !has(byteCount, names: 2) && isAlone
  }

  /// Whether no other process has the memory open or mapped.
  var isAlone: Bool { SharedMemoryHold.whileAlone(descriptor) {} }

  /// Does something while no other process has or can shorten the memory. No process then has it open
  /// or mapped, and those that try wait. `nil` if one has it open already, or the memory is too short.
  func whileAlone<Result>(_ byteCount: Int, _ body: () -> Result) -> Result? {
    var result: Result?
    _ = SharedMemoryHold.whileAlone(descriptor) {
      if has(byteCount, names: 0) { result = body() }
    }
    return result
  }

  /// Marks the memory, and returns when it was last used: each later use shows, if the system notes the
  /// times of files.
  func lastUseWithMark() -> LastUse {
    takeBack()
    return lastUse
  }

  /// When the memory was last changed, read or mapped.
  var lastUse: LastUse {
    var status = stat()
    fstat(descriptor, &status)
    let times = [status.st_atim, status.st_mtim, status.st_ctim]
    return LastUse(times: times.flatMap { [$0.tv_sec, $0.tv_nsec] })
  }

  struct LastUse: Equatable { fileprivate let times: [Int] }

  /// Gives kept memory another name for the client: the wanted one, or with a number behind it if that
  /// exists. `nil` if that fails.
  func rename(_ wanted: String) -> String? {
    guard let secondName else { return nil }
    var name = wanted
    for attempt in 1...SharedMemoryHold.mostAttempts {
      if SharedMemoryHold.link(secondName, name) { return name }
      name = "\(wanted)-\(attempt)"
    }
    return nil
  }

  /// Removes a name of the memory, if it still is one.
  func remove(_ name: String) {
    var (named, own) = (stat(), stat())
    guard lstat(SharedMemoryHold.path(name), &named) == 0, fstat(descriptor, &own) == 0,
      (named.st_dev, named.st_ino) == (own.st_dev, own.st_ino)
    else { return }
    shm_unlink(name)
  }

  private func has(_ byteCount: Int, names: nlink_t) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink >= names
      && status.st_size >= byteCount
  }

  /// Does something while only this descriptor has a file open. No other process has it mapped either;
  /// `false` if one does. The system grants a lease to write only then, and lets others wait until it
  /// ends. (It tells the holder by SIGIO, which the facade of the engine takes.)
  private static func whileAlone(_ descriptor: Int32, _ body: () -> Void) -> Bool {
    guard fcntl(descriptor, setLease, Int32(F_WRLCK)) == 0 else { return false }
    body()
    return fcntl(descriptor, setLease, Int32(F_UNLCK)) == 0
  }

  private static func link(_ name: String, _ other: String) -> Bool {
    System.link(path(name), path(other)) == 0
  }

  private static func path(_ name: String) -> String { folder + "/" + name.drop { $0 == "/" } }

  /// Removes shared memory that dead processes left behind.
  ///
  /// - Parameter folder: the folder that holds the system's shared memory.
  static func removeAbandoned(in folder: String = folder) {
    for name in FolderListing.names(in: folder) where name.hasPrefix(prefix) {
      let path = folder + "/" + name
      let isSecond = name.hasPrefix(secondPrefix)
      guard isOwn(path, isMarked: !isSecond) else { continue }
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
      // The owner may have handed it over meanwhile.
      if isOwn(path, isMarked: !isSecond) { unlink(path) }
    }
  }

  private static func isOwn(_ path: String, isMarked: Bool) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid()
    else { return false }
    return !isMarked || status.st_mode & 0o7777 == own
  }
}
