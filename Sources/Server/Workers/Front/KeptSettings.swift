// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// The requests that arranged a document's views and bookmarks otherwise, which no edit log holds:
/// they are made again when the document is opened again.
struct KeptSettings {
  /// More than any front end has; the oldest go.
  private static let most = 1000

  private static let methods: [String: Effect.Repetition] = Dictionary(
    uniqueKeysWithValues: Catalogue.methods.compactMap { method in
      guard case .arranges(let repetition) = method.effect, repetition != .never else { return nil }
      return (method.name, repetition)
    })

  private(set) var requests: [(method: String, params: JSONTree)] = []

  static func keeps(_ method: String) -> Bool { methods[method] != nil }

  /// Whether a request that names no document counts in all of the session.
  static func countsInSession(_ method: String) -> Bool { methods[method] == .each }

  /// Takes note of a request that was answered well.
  mutating func note(_ method: String, _ params: JSONTree) {
    guard let repetition = KeptSettings.methods[method] else { return }
    if repetition == .latest { requests.removeAll { $0.method == method && $0.params == params } }
    requests.append((method, params))
    if requests.count > KeptSettings.most { requests.removeFirst() }
  }
}
