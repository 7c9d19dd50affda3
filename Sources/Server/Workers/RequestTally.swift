// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import System

/// The requests that a worker's main thread has begun. The tally includes the current one, in memory
/// shared with the front. It is exact however the process ends, at the cost of a few stores per
/// request.
///
/// The front numbers its requests from 1 in the order in which it sends them. A request that the worker
/// has read but not begun is marked in a ring of ``slots`` flags. If so many others arrive while a
/// request waits, it counts as begun. The end of the memory has the ``WorkerFigures``.
final class RequestTally {
  /// The descriptor under which a worker finds it.
  static let inherited: Int32 = 3

  private let page: UnsafeMutableRawPointer
  private static let bytes = 4096
  /// The flags follow the numbers.
  private static let firstFlag = 64
  private static let firstFigure = bytes - WorkerFigures.size
  static let slots = firstFigure - firstFlag

  /// Makes the front's side.
  ///
  /// - Parameters:
  ///   - descriptor: the descriptor that the worker will get.
  ///   - temporaryFolder: the folder for its file if the system has none for shared memory.
  init(descriptor: inout Int32, temporaryFolder: String) throws(SystemError) {
    let file = try RequestTally.makeFile(in: ["/dev/shm", temporaryFolder])
    page = try SharedMemory.map(file, RequestTally.bytes, "share memory with a worker")
    descriptor = file
  }

  /// Makes a worker's side; `nil` if it was given no memory.
  init?(of descriptor: Int32) {
    guard let page = SharedMemory.take(descriptor, RequestTally.bytes) else { return nil }
    self.page = page
  }

  deinit { munmap(page, RequestTally.bytes) }

  /// The figures of the process, as last reported.
  var figures: WorkerFigures {
    get { WorkerFigures(reading: page + RequestTally.firstFigure) }
    set { newValue.write(to: page + RequestTally.firstFigure) }
  }

  // The front.

  /// Whether a request was begun.
  func hasBegun(_ request: Int) -> Bool {
    guard request <= received else { return false }
    return received - request >= RequestTally.slots
      || page.load(fromByteOffset: flag(of: request), as: UInt8.self) == 0
  }

  /// The request that the main thread is handling; `nil` if there is none.
  var current: Int? { atWork > 0 ? atWork : nil }

  // The worker.

  /// Counts a request that was read; returns its number.
  func receive() -> Int {
    let request = received &+ 1
    setWaits(true, request)
    received = request
    return request
  }

  /// Notes that a request begins, before any of its work.
  func begin(_ request: Int) {
    setWaits(false, request)
    atWork = request
  }

  /// Notes that the main thread has left its request.
  func end() { atWork = 0 }

  private var received: Int {
    get { page.load(as: Int.self) }
    set { page.storeBytes(of: newValue, as: Int.self) }
  }

  private var atWork: Int {
    get { page.load(fromByteOffset: MemoryLayout<Int>.stride, as: Int.self) }
    set {
      page.storeBytes(of: newValue, toByteOffset: MemoryLayout<Int>.stride, as: Int.self)
    }
  }

  private func setWaits(_ waits: Bool, _ request: Int) {
    page.storeBytes(of: waits ? 1 : 0, toByteOffset: flag(of: request), as: UInt8.self)
  }

  private func flag(of request: Int) -> Int {
    RequestTally.firstFlag + request % RequestTally.slots
  }

  /// An unnamed file with allocated space.
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
