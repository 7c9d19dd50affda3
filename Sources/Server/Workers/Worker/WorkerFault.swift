// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A deliberate fault, for tests and for authors of clients.
public struct WorkerFault: Sendable, Hashable {
  enum Kind: String { case crash, hang }

  let kind: Kind
  /// The method whose requests trigger the fault.
  let method: String

  /// Reads `crash:METHOD` or `hang:METHOD`.
  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, let kind = Kind(rawValue: parts[0]) else { return nil }
    self.kind = kind
    method = parts[1]
  }

  var text: String { "\(kind.rawValue):\(method)" }

  func strike(_ method: String) {
    guard method == self.method else { return }
    switch kind {
    case .crash:
      // Crash at once, without a crash handler.
      signal(SIGABRT, SIG_DFL)
      abort()
    case .hang: while true { pause() }
    }
  }
}
