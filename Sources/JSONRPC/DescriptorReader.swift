// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Reads a file descriptor, which the caller keeps.
public struct DescriptorReader: Sendable {
  private let descriptor: Int32
  private let chunkSize: Int

  public init(_ descriptor: Int32, chunkSize: Int = 64 << 10) {
    self.descriptor = descriptor
    self.chunkSize = max(1, chunkSize)
  }

  /// Passes on the bytes as they arrive, until the end of input. If the descriptor is non-blocking, this
  /// waits.
  public func readAll(_ take: (UnsafeRawBufferPointer) -> Void) throws(SystemError) {
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: chunkSize, alignment: 16)
    defer { chunk.deallocate() }
    while true {
      let count = read(descriptor, chunk.baseAddress, chunk.count)
      if count > 0 {
        take(UnsafeRawBufferPointer(rebasing: chunk.prefix(count)))
      } else if count == 0 {
        return
      } else {
        try recover(descriptor, for: POLLIN, "read the input")
      }
    }
  }
}

/// Returns when a call that just failed should be retried: immediately after a signal, or as soon as the
/// descriptor is ready.
func recover(_ descriptor: Int32, for events: Int32, _ purpose: String) throws(SystemError) {
  let error = SystemError(purpose)
  switch error.number {
  case EINTR: return
  case EAGAIN:
    var ready = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: events), revents: 0)
    poll(&ready, 1, -1)
  default: throw error
  }
}
