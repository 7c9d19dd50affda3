// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import System

/// The client's process, known by its id.
struct ClientProcess: Sendable {
  /// The interval between two checks, in milliseconds.
  static let interval: Int32 = 1000
  private let id: pid_t

  /// Returns `nil` if this system has no such process: the id may belong to another container.
  init?(_ id: Int) {
    guard let id = pid_t(exactly: id), id > 0 else { return nil }
    self.id = id
    if hasEnded { return nil }
  }

  var hasEnded: Bool { kill(id, 0) != 0 && errno == ESRCH }

  /// Calls `body` on its own thread once the process has ended.
  func whenEnded(_ body: @escaping @Sendable () -> Void) {
    // If the thread cannot start, only the end of the input shows that the client has gone.
    try? spawnThread("client watch", stackSize: 256 << 10) {
      while !hasEnded { usleep(UInt32(ClientProcess.interval) * 1000) }
      body()
    }
  }
}
