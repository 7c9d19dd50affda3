// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A descriptor that is written without blocking if possible. That is possible for a pipe or a socket.
/// Writes to other kinds, such as files and terminals, block.
///
/// Creating one makes the process ignore SIGPIPE, so that a closed reader is an ordinary error.
public final class OutputDescriptor: Sendable {
  private let descriptor: Int32
  /// A separate open file description of the pipe. Others that share ours may rely on blocking.
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
    if isPipe { OutputDescriptor.enlarge(descriptor) }
  }

  /// Gives a pipe a larger buffer (Linux's F_SETPIPE_SZ). A picture then passes in fewer turns. Failure
  /// is harmless.
  public static func enlarge(_ pipe: Int32) { _ = fcntl(pipe, 1031, 1 << 20) }

  deinit { if let own { close(own) } }

  /// The descriptor to poll.
  public var polled: Int32 { own ?? descriptor }

  /// Writes as many bytes as possible without blocking.
  ///
  /// - Returns: the number of bytes; 0 if the caller must wait.
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

  /// Blocks until something can be written, or the reader is gone.
  ///
  /// - Parameter milliseconds: the time limit; negative means none.
  /// - Returns: whether either happened in time.
  public func wait(milliseconds: Int32 = -1) -> Bool {
    var ready = pollfd(fd: polled, events: Int16(POLLOUT), revents: 0)
    return poll(&ready, 1, milliseconds) > 0
  }

  /// Blocks until the reader is gone.
  ///
  /// - Returns: `false` if this kind of descriptor does not reveal that.
  public func waitForReaderToGo() -> Bool {
    guard own != nil || isSocket else { return false }
    var state = pollfd(fd: polled, events: 0, revents: 0)
    while poll(&state, 1, -1) <= 0 {}
    return true
  }
}
