// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc
import JSONRPC

/// The process of the client, by its id.
struct ClientProcess: Sendable {
  /// How often it is looked for, in milliseconds.
  static let interval: Int32 = 1000
  private let id: pid_t

  /// `nil` if there is no such process here: its id may be that of another container.
  init?(_ id: Int) {
    guard let id = pid_t(exactly: id), id > 0 else { return nil }
    self.id = id
    if hasEnded { return nil }
  }

  var hasEnded: Bool { kill(id, 0) != 0 && errno == ESRCH }

  /// Calls `body` on a thread of its own once the process has ended.
  func whenEnded(_ body: @escaping @Sendable () -> Void) {
    // Without a thread, the end of the input alone tells.
    try? spawnThread("client watch", stackSize: 256 << 10) {
      while !hasEnded { usleep(UInt32(ClientProcess.interval) * 1000) }
      body()
    }
  }
}
