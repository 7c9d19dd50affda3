// SPDX-License-Identifier: AGPL-3.0-or-later

import Server

extension Session {
  /// When every transcript is performed: 14 November 2023, 22:13:20 UTC.
  public static let clock: Int64 = 1_700_000_000

  /// A session with a server of its own in this process, whose clock stands still.
  ///
  /// - Throws: `EngineError` without memory.
  public static func inProcess(fixtures: String, temporary: String) throws -> Session {
    let peer = try InProcessPeer(clock: { Session.clock }, isRepeatable: true)
    return Session(with: peer, fixtures: fixtures, temporary: temporary)
  }
}
