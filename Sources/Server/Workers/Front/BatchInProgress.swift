// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// A batch whose messages are taken one by one: some must wait for those before them, such as an `exit`.
struct BatchInProgress {
  struct Item {
    let content: Incoming.Item
    let reply: BatchReply
  }

  private let reply: BatchReply
  private var items: ArraySlice<Incoming.Item>

  init(_ items: [Incoming.Item], _ reply: BatchReply) {
    (self.items, self.reply) = (items[...], reply)
  }

  var isOver: Bool { items.isEmpty }
  var nextMethod: String? { items.first?.method }

  mutating func next() -> Item? {
    items.popFirst().map { Item(content: $0, reply: reply) }
  }
}

extension Incoming.Item {
  /// The method that is called.
  var method: String? {
    switch self {
    case .message(.request(_, let method, _)), .message(.notification(let method, _)): method
    default: nil
    }
  }
}
