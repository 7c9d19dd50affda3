// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// Handlers for answers of the client that arrive too late.
struct LateAnswers {
  typealias Handler = (Result<JSONNode, RPCError>) -> Void

  /// More than are ever in flight: the oldest were never answered.
  private static let most = 256

  /// The handlers in the order of the questions.
  private var handlers: [(id: MessageID, handle: Handler)] = []

  mutating func expect(_ id: MessageID, _ handle: @escaping Handler) {
    if handlers.count == LateAnswers.most { handlers.removeFirst() }
    handlers.append((id, handle))
  }

  mutating func take(_ id: MessageID) -> Handler? {
    guard let index = handlers.firstIndex(where: { $0.id == id }) else { return nil }
    return handlers.remove(at: index).handle
  }
}
