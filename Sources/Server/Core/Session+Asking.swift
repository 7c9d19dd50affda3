// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

extension Session {
  /// Makes a request of the client and waits for its answer; other messages queue meanwhile.
  ///
  /// - Returns: `nil` where no answer came in time, or one that is an error or does not decode.
  func ask<R: ClientRequest>(
    _ request: R.Type, _ params: R.Params, milliseconds: Int
  ) -> R.Result? {
    requestsMade += 1
    let id = MessageID.string("recto-\(requestsMade)")
    world.send(Outgoing.request(id, R.name, params))
    guard let answer = world.awaitAnswer(id, .milliseconds(milliseconds)) else { return nil }
    return try? answer.read(as: R.Result.self)
  }
}

extension Incoming {
  /// The client's answer to a request of ours, if it is in here; an error counts as no result.
  func answer(to id: MessageID) -> (isThere: Bool, result: JSONNode?) {
    for case .message(.response(id, let outcome)) in items {
      return (true, try? outcome.get())
    }
    return (false, nil)
  }
}
