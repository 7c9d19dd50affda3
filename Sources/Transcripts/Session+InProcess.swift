// SPDX-License-Identifier: AGPL-3.0-or-later

import Server

extension Session {
  /// The time at which every transcript is performed: 14 November 2023, 22:13:20 UTC.
  public static let clock: Int64 = 1_700_000_000

  /// A session with its own server in this process. The server's clock only advances in a session with an
  /// origin.
  ///
  /// - Parameters:
  ///   - copies: the folder with the documents of recorded sessions; empty for none.
  ///   - origin: the initial state of a recorded session.
  /// - Throws: `EngineError` if there is not enough memory.
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
