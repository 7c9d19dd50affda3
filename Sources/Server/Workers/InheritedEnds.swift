// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import System

/// The front's descriptors that a worker may inherit.
enum InheritedEnds {
  /// Moves descriptors to numbers that no inherited descriptor has, so that placing an inherited one
  /// does not close another. The old numbers are closed.
  static func moved(_ ends: [Int32], _ purpose: String) throws(SystemError) -> [Int32] {
    defer { for end in ends { close(end) } }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, Sandbox.inherited + 1) }
    guard moved.allSatisfy({ $0 >= 0 }) else {
      let error = SystemError(purpose)
      for end in moved where end >= 0 { close(end) }
      throw error
    }
    return moved
  }
}
