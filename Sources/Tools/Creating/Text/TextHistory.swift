// SPDX-License-Identifier: AGPL-3.0-or-later

/// The earlier versions of a text while it is being entered.
struct TextHistory {
  private static let depth = 100
  private var past: [String] = []
  private var future: [String] = []

  /// Records the text before a change.
  mutating func push(_ text: String) {
    past.append(text)
    if past.count > TextHistory.depth { past.removeFirst() }
    future.removeAll()
  }

  mutating func undo(_ current: String) -> String? {
    guard let last = past.popLast() else { return nil }
    future.append(current)
    return last
  }

  mutating func redo(_ current: String) -> String? {
    guard let next = future.popLast() else { return nil }
    past.append(current)
    return next
  }
}
