// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// The requests that arranged a document's views and bookmarks otherwise, which no edit log holds:
/// they are made again when the document is opened again.
struct KeptSettings {
  /// More than any front end has; the oldest go.
  private static let most = 1000

  /// Those that count, and whether the last one of several alike does alone.
  private static let methods: [String: Bool] = [
    "document/setPolicy": true, "bookmarks/setProviders": true, "layers/setVisible": true,
    "tool/set": true, "menu/update": true,
    "interaction/setEnabled": true, "interaction/configure": true,
    "interaction/setPreset": true,
    "interaction/addCondition": false, "interaction/removeCondition": false,
    "interaction/addCallback": false, "interaction/removeCallback": false,
    "interaction/addHook": false, "interaction/removeHook": false,
    "gesture/register": false, "gesture/unregister": false,
  ]

  private(set) var requests: [(method: String, params: JSONTree)] = []

  static func keeps(_ method: String) -> Bool { methods[method] != nil }

  /// Takes note of a request that was answered well.
  mutating func note(_ method: String, _ params: JSONTree) {
    guard let isAlone = KeptSettings.methods[method] else { return }
    if isAlone { requests.removeAll { $0.method == method && $0.params == params } }
    requests.append((method, params))
    if requests.count > KeptSettings.most { requests.removeFirst() }
  }
}
