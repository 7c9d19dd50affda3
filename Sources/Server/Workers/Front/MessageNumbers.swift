// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// Numbers the requests that a front passes on or makes itself.
struct MessageNumbers {
  private var passed = 0
  private var made = 0

  /// The number of the next request that is passed on.
  mutating func nextPlace() -> Int {
    passed += 1
    return passed
  }

  /// An id for a request of the front's own.
  mutating func nextID(_ purpose: String) -> MessageID {
    made += 1
    return .string("recto-\(purpose)-\(made)")
  }
}
