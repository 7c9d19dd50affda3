// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A fault on purpose, so that tests, and those who write clients, see what comes of one.
public struct WorkerFault: Sendable, Hashable {
  enum Kind: String { case crash, hang }

  let kind: Kind
  /// The method whose requests bring it about.
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
      // At once, and not looked into.
      signal(SIGABRT, SIG_DFL)
      abort()
    case .hang: while true { pause() }
    }
  }
}
