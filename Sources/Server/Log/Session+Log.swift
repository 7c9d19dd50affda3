// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

extension Session {
  /// Whether a message of this level reaches anybody.
  func logs(_ level: LogLevel) -> Bool {
    [world.logLevel, logLevel].contains { $0.map { level <= $0 } ?? false }
  }

  /// Tells who runs the server, and a client that asked for it, of something. It must not hold what
  /// documents say, nor a secret.
  func log(_ level: LogLevel, _ message: @autoclosure () -> String) {
    guard logs(level) else { return }
    let message = message()
    if let least = world.logLevel, level <= least {
      world.writeLog("recto: \(level.rawValue): \(message)\n")
    }
    if let least = logLevel, level <= least {
      notify(LogMessage.self, LogMessage.Params(level: level, message: message))
    }
  }

  /// Tells how long a request took; not what it was about.
  func logAnswer(to method: String, since start: Double) {
    log(.debug, "\(method) was answered after \(Int((world.uptime() - start).rounded())) ms.")
  }
}
