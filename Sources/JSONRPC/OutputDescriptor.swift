// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A descriptor that is written to without waiting, as far as its kind lets that be: pipes and
/// sockets. Anything else, as a file or a terminal, is waited for.
///
/// Making one has the process ignore SIGPIPE, so that a reader who is gone is an error like others.
public final class OutputDescriptor: Sendable {
  private let descriptor: Int32
  /// The pipe under a description of its own, since who shares ours may not want it not to block.
  private let own: Int32?
  private let isSocket: Bool

  public init(_ descriptor: Int32) {
    signal(SIGPIPE, SIG_IGN)
    self.descriptor = descriptor
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    isSocket = isKnown && status.st_mode & S_IFMT == S_IFSOCK
    let isPipe = isKnown && status.st_mode & S_IFMT == S_IFIFO
    let flags = O_WRONLY | O_NONBLOCK | O_CLOEXEC
    let opened = isPipe ? open("/proc/self/fd/\(descriptor)", flags) : -1
    own = opened >= 0 ? opened : nil
  }

  deinit { if let own { close(own) } }

  /// The descriptor to poll.
  public var polled: Int32 { own ?? descriptor }

  /// Writes what goes at once.
  ///
  /// - Returns: how many bytes; 0 where it has to be waited for.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count =
        isSocket
        ? send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT))
        : System.write(polled, bytes.baseAddress, bytes.count)
      if count >= 0 { return count }
      let error = SystemError("write the output")
      switch error.number {
      case EINTR: continue
      case EAGAIN: return 0
      default: throw error
      }
    }
  }

  /// Waits until something can be written, or the reader is gone.
  ///
  /// - Parameter milliseconds: for so long at most; for ever where it is negative.
  /// - Returns: whether one of both has come.
  public func wait(milliseconds: Int32 = -1) -> Bool {
    var ready = pollfd(fd: polled, events: Int16(POLLOUT), revents: 0)
    return poll(&ready, 1, milliseconds) > 0
  }

  /// Waits until the reader is gone.
  ///
  /// - Returns: `false` where that cannot be told of this kind of descriptor.
  public func waitForReaderToGo() -> Bool {
    guard own != nil || isSocket else { return false }
    var state = pollfd(fd: polled, events: 0, revents: 0)
    while poll(&state, 1, -1) <= 0 {}
    return true
  }
}
