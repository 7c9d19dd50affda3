// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import System

/// The front's descriptors that a worker may inherit.
enum InheritedEnds {
  /// Gives descriptors numbers at which a worker inherits none, so that putting one in its place does not
  /// close another; the old numbers are free then.
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
