// SPDX-License-Identifier: AGPL-3.0-or-later

/// The other side of a transcript: a server, wherever it runs.
public protocol TranscriptPeer {
  /// Takes a message from the client, or a batch, without framing.
  func send(_ message: [UInt8])

  /// The next message of the server's, without framing; `nil` once it has nothing more to say.
  func receive() -> [UInt8]?

  /// Lets so many milliseconds pass.
  func pass(milliseconds: Int)
}

extension TranscriptPeer {
  /// A peer with a clock of its own.
  public func pass(milliseconds: Int) {}
}

/// The session in which a transcript is performed; every fence needs a new one.
public struct Session {
  let peer: any TranscriptPeer
  let placeholders: Placeholders
  let isNotification: (String) -> Bool

  /// - Parameters:
  ///   - fixtures: the absolute path of the folder that `$FIXTURES` stands for.
  ///   - temporary: the absolute path of an empty folder, which `$TEMP` stands for.
  ///   - copies: the folder that `$COPIES` stands for; empty: none.
  ///   - isNotification: whether a method of the client's has no answer.
  public init(
    with peer: any TranscriptPeer, fixtures: String, temporary: String, copies: String = "",
    isNotification: @escaping (String) -> Bool = Self.isUsualNotification
  ) {
    self.peer = peer
    self.isNotification = isNotification
    placeholders = Placeholders(fixtures: fixtures, temporary: temporary, copies: copies)
  }

  /// `initialized`, `exit` and what begins with `$/`, as in the Language Server Protocol 3.17.
  public static func isUsualNotification(_ method: String) -> Bool {
    ["initialized", "exit"].contains(method) || method.hasPrefix("$/")
  }
}
