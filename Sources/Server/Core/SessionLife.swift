// SPDX-License-Identifier: AGPL-3.0-or-later

/// How far a session has come.
struct SessionLife {
  enum Phase {
    case starting, running, shutDown
    case exited(status: Int32)
  }

  /// When it began, in seconds since 1970.
  let started: Int64
  var phase = Phase.starting
  /// The time to begin watching the open documents' files. It is in milliseconds of `World.uptime`;
  /// `nil` if that is done.
  var watchDue: Double?
}
