// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import System

/// A pipe that nobody ever writes to. The front holds its writing end; when the front ends, in whatever
/// way, the kernel kills the worker, even if it is stopped or stuck.
///
/// The end of its input alone would not be enough: a worker that never reads it would live on, holding
/// the lock of its document's edit log.
enum Lifeline {
  /// The descriptor at which a worker finds its end of the pipe.
  static let inherited: Int32 = 4

  /// Ties the life of this process to that of the front; does nothing if it was given no pipe.
  static func tie() {
    var status = stat()
    guard fstat(inherited, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return }
    _ = fcntl(inherited, F_SETFD, FD_CLOEXEC)
    // The signal for the closing of the other end (Linux's F_SETOWN and F_SETSIG).
    _ = fcntl(inherited, F_SETOWN, getpid())
    _ = fcntl(inherited, setSignal, SIGKILL)
    _ = fcntl(inherited, F_SETFL, O_ASYNC)
    // The front may have ended before that.
    var end = pollfd(fd: inherited, events: 0, revents: 0)
    if poll(&end, 1, 0) > 0 { _exit(1) }
  }

  /// The two ends, with numbers different from those of inherited descriptors.
  static func make() throws(SystemError) -> (ours: Int32, theirs: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError("make a pipe to a worker") }
    let moved = try InheritedEnds.moved(ends, "make a pipe to a worker")
    return (moved[1], moved[0])
  }

  private static let setSignal: Int32 = 10
}
