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
    (self.items, self.reply) = (BatchInProgress.cancelling(items)[...], reply)
  }

  /// The messages, with each request refused that a later one cancels. An `exit` is never cancelled.
  /// The requests are cancelled before they are worked on.
  private static func cancelling(_ items: [Incoming.Item]) -> [Incoming.Item] {
    var (items, places): ([Incoming.Item], [MessageID: Int]) = (items, [:])
    for (place, item) in items.enumerated() {
      guard case .message(let message) = item else { continue }
      if case .request(let id, let method, _) = message, method != Exit.name { places[id] = place }
      if let id = message.cancelledID, let place = places[id] {
        items[place] = .refused(id: id, .cancelled)
      }
    }
    return items
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
