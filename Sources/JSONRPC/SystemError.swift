// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A failed call of the operating system.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operation that failed, such as “read the input”.
  public let purpose: String
  /// The system's `errno`.
  public let number: Int32

  public init(_ purpose: String, number: Int32 = errno) {
    self.purpose = purpose
    self.number = number
  }

  public var description: String { "Could not \(purpose): \(String(cString: strerror(number)))." }
}
