// SPDX-License-Identifier: AGPL-3.0-or-later

import Server

/// The other side of a transcript: a server, local or remote.
public protocol TranscriptPeer {
  /// Sends a message of the client, or a batch, without framing.
  func send(_ message: [UInt8])

  /// The server's next message, without framing; `nil` if it has nothing more to send.
  func receive() -> [UInt8]?

  /// Lets time pass, in milliseconds.
  func pass(milliseconds: Int)
}

extension TranscriptPeer {
  /// Does nothing, for a peer with its own clock.
  public func pass(milliseconds: Int) {}
}

/// The session in which a transcript is performed. Every fence needs a new one.
public struct TranscriptSession {
  let peer: any TranscriptPeer
  let placeholders: Placeholders
  let isNotification: (String) -> Bool

  /// - Parameters:
  ///   - fixtures: the absolute path of the folder for `$FIXTURES`.
  ///   - temporary: the absolute path of an empty folder for `$TEMP`.
  ///   - copies: the folder for `$COPIES`; empty for none.
  ///   - isNotification: whether a method of the client is a notification.
  public init(
    with peer: any TranscriptPeer, fixtures: String, temporary: String, copies: String = "",
    isNotification: @escaping (String) -> Bool = Self.isUsualNotification
  ) {
    self.peer = peer
    self.isNotification = isNotification
    placeholders = Placeholders(fixtures: fixtures, temporary: temporary, copies: copies)
  }

  /// Whether a method is usually a notification. The usual notifications are `initialized`, `exit` and
  /// methods with the prefix `$/`, as in the Language Server Protocol 3.17.
  public static func isUsualNotification(_ method: String) -> Bool {
    ["initialized", "exit"].contains(method) || method.hasPrefix("$/")
  }
}

extension TranscriptSession {
  /// The time at which every transcript is performed: 14 November 2023, 22:13:20 UTC.
  public static let clock: Int64 = 1_700_000_000

  /// A session with its own server in this process. The server's clock only advances in a session with an
  /// origin.
  ///
  /// - Parameters:
  ///   - copies: the folder with the documents of recorded sessions; empty for none.
  ///   - origin: the initial state of a recorded session.
  ///   - hasScriptProcesses: whether scripts have processes of this program, `recto`.
  /// - Throws: `EngineError` if there is not enough memory.
  public static func inProcess(
    fixtures: String, temporary: String, copies: String = "", origin: SessionOrigin? = nil,
    hasScriptProcesses: Bool = false
  ) throws -> TranscriptSession {
    let scriptEngine = hasScriptProcesses ? ScriptHosting.muJS : .ofThisProcess
    let peer =
      if let origin {
        try InProcessPeer(origin, isRepeatable: true, scriptEngine: scriptEngine)
      } else {
        try InProcessPeer(
          clock: { TranscriptSession.clock }, isRepeatable: true, scriptEngine: scriptEngine)
      }
    return TranscriptSession(with: peer, fixtures: fixtures, temporary: temporary, copies: copies)
  }
}

extension InProcessPeer: TranscriptPeer {}
