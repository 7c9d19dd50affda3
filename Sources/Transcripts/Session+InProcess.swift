// SPDX-License-Identifier: AGPL-3.0-or-later

import Server

extension Session {
  /// When every transcript is performed: 14 November 2023, 22:13:20 UTC.
  public static let clock: Int64 = 1_700_000_000

  /// A session with a server of its own in this process. Its clock stands still, unless it has an
  /// origin.
  ///
  /// - Parameters:
  ///   - copies: the folder with the documents of recorded sessions; empty: none.
  ///   - origin: what a recorded session began with.
  /// - Throws: `EngineError` without memory.
  public static func inProcess(
    fixtures: String, temporary: String, copies: String = "", origin: SessionOrigin? = nil
  ) throws -> Session {
    let peer =
      if let origin {
        try InProcessPeer(origin, isRepeatable: true)
      } else {
        try InProcessPeer(clock: { Session.clock }, isRepeatable: true)
      }
    return Session(with: peer, fixtures: fixtures, temporary: temporary, copies: copies)
  }
}
