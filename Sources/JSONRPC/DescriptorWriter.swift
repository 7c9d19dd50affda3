// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc

/// Writes whole messages to a file descriptor, which stays the caller's; several threads may write.
///
/// Making one has the process ignore SIGPIPE, so that a reader who is gone is an error like others.
///
/// `@unchecked Sendable` since `failure` is touched with the monitor locked only.
public final class DescriptorWriter: @unchecked Sendable {
  private let monitor = Monitor()
  private let descriptor: Int32
  private var failure: SystemError?

  public init(_ descriptor: Int32) {
    self.descriptor = descriptor
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes all of the bytes, with nobody's bytes between them. After a failure, which may have cut
  /// a message short, every call fails the same way.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    try monitor.locked { () throws(SystemError) in
      if let failure { throw failure }
      do throws(SystemError) {
        try writeAll(bytes)
      } catch {
        failure = error
        throw error
      }
    }
  }

  private func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        let rest = UnsafeRawBufferPointer(rebasing: all.dropFirst(written))
        return Glibc.write(descriptor, rest.baseAddress, rest.count)
      }
      if count > 0 {
        written += count
      } else if count < 0 {
        try recover(descriptor, for: POLLOUT, "write the output")
      }
    }
  }
}
