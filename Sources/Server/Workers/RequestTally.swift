// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc
import JSONRPC

/// How many requests a worker's main thread has begun, and how many it has let go of, in memory that
/// the front shares with it: exact however the process ends, at the cost of two stores a request.
final class RequestTally {
  /// Where a worker finds it.
  static let inherited: Int32 = 3

  private let page: UnsafeMutablePointer<Int>
  private static let bytes = 4096

  /// The front's.
  ///
  /// - Parameters:
  ///   - descriptor: what the worker is to be given.
  ///   - temporaryFolder: for its file where the system has no place for shared memory.
  init(descriptor: inout Int32, temporaryFolder: String) throws(SystemError) {
    let file = try RequestTally.makeFile(in: ["/dev/shm", temporaryFolder])
    guard let page = RequestTally.map(file) else {
      let error = SystemError("share memory with a worker")
      close(file)
      throw error
    }
    descriptor = file
    self.page = page
  }

  /// A worker's own; `nil` where it was given none.
  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size == RequestTally.bytes, let page = RequestTally.map(descriptor)
    else { return nil }
    close(descriptor)
    self.page = page
  }

  deinit { munmap(page, RequestTally.bytes) }

  /// How many requests, by the order in which they were sent, were begun.
  var begun: Int { page[0] }
  /// Whether the last one that was begun has the main thread.
  var isAtWork: Bool { page[1] < page[0] }

  func begin() { page[0] &+= 1 }
  func end() { page[1] = page[0] }

  private static func map(_ descriptor: Int32) -> UnsafeMutablePointer<Int>? {
    let memory = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard memory != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
    return memory?.assumingMemoryBound(to: Int.self)
  }

  /// A file without a name, whose room is there.
  private static func makeFile(in folders: [String]) throws(SystemError) -> Int32 {
    for folder in folders {
      var name = (folder + "/recto-XXXXXX").utf8CString.map { $0 }
      let file = mkstemp(&name)
      guard file >= 0 else { continue }
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
      unlink(name)
      let failure = posix_fallocate(file, 0, off_t(bytes))
      if failure == 0 { return file }
      close(file)
      errno = failure
    }
    throw SystemError("share memory with a worker")
  }
}
