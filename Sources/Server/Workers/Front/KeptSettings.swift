// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The requests that changed settings of a document's views and bookmarks, which are not in the edit
/// log. They are repeated when the document is opened again.
struct KeptSettings {
  /// The maximum number of requests: more than any front end needs. The oldest are dropped.
  private static let most = 1000

  private static let methods: [String: Effect.Repetition] = Dictionary(
    uniqueKeysWithValues: Catalogue.methods.compactMap { method in
      guard case .arranges(let repetition) = method.effect, repetition != .never else { return nil }
      return (method.name, repetition)
    })

  private(set) var requests: [(method: String, params: JSONTree)] = []

  static func keeps(_ method: String) -> Bool { methods[method] != nil }

  /// Whether a request that names no document applies to the whole session.
  static func countsInSession(_ method: String) -> Bool { methods[method] == .each }

  /// Notes a request that has succeeded.
  mutating func note(_ method: String, _ params: JSONTree) {
    guard let repetition = KeptSettings.methods[method] else { return }
    if repetition == .latest { requests.removeAll { $0.method == method && $0.params == params } }
    requests.append((method, params))
    if requests.count > KeptSettings.most { requests.removeFirst() }
  }
}
