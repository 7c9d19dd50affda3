// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import System

/// Logs events to the operator, and to a client that asked. The operator runs the server. The log must
/// not contain documents' contents or secrets.
final class SessionLog {
  /// The lowest level of messages that go to the client; `nil` if none do.
  var level: LogLevel?
  private(set) lazy var unknownMembers = UnknownMembers(of: session)
  private unowned let session: Session

  init(of session: Session) { self.session = session }

  private var world: Session.World { session.world }

  /// Whether a message of this level reaches anybody.
  func reports(_ level: LogLevel) -> Bool {
    [world.logLevel, self.level].contains { $0.map { level <= $0 } ?? false }
  }

  func callAsFunction(_ level: LogLevel, _ message: @autoclosure () -> String) {
    guard reports(level) else { return }
    let message = message()
    write(level, message)
    if let least = self.level, level <= least { send(level, message) }
  }

  /// Notes a message that gets no answer.
  func ignored(_ error: RPCError) { self(.warning, "A message was ignored: \(error.message)") }

  /// Warns the client of its mistake, even without a log request.
  func warnClient(_ message: String) {
    write(.warning, message)
    if level.map({ .warning <= $0 }) ?? true { send(.warning, message) }
  }

  private func write(_ level: LogLevel, _ message: String) {
    guard let least = world.logLevel, level <= least else { return }
    world.writeLog("recto: \(level.rawValue): \(message)\n")
  }

  private func send(_ level: LogLevel, _ message: String) {
    session.notify(LogMessage.self, LogMessage.Params(level: level, message: message))
  }
}

/// The log for the person who runs the server.
enum StandardError {
  /// Writes a line at once. Lines of several processes thus do not mix. A line that cannot be written
  /// is lost.
  static func write(_ line: String) {
    let bytes = Array(line.utf8)
    _ = bytes.withUnsafeBytes { System.write(2, $0.baseAddress, $0.count) }
  }
}
