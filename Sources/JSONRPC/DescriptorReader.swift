// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Reads a file descriptor, which stays the caller's.
public struct DescriptorReader: Sendable {
  private let descriptor: Int32
  private let chunkSize: Int

  public init(_ descriptor: Int32, chunkSize: Int = 64 << 10) {
    self.descriptor = descriptor
    self.chunkSize = max(1, chunkSize)
  }

  /// Hands over the bytes as they come, until the end of input. A descriptor that does not block is
  /// waited for.
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

/// Returns when a call that has just failed is worth another try: after a signal at once, and when
/// the descriptor is not ready, as soon as it is.
func recover(
  _ descriptor: Int32, for events: Int32, _ purpose: String
) throws(SystemError) {
  let error = SystemError(purpose)
  switch error.number {
  case EINTR: return
  case EAGAIN:
    var ready = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: events), revents: 0)
    poll(&ready, 1, -1)
  default: throw error
  }
}
