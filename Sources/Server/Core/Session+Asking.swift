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
    try? asked(request, params, milliseconds: milliseconds)?.get()
  }

  /// As ``ask(_:_:milliseconds:)``, but tells an error, or an answer that does not decode, from none.
  func asked<R: ClientRequest>(
    _ request: R.Type, _ params: R.Params, milliseconds: Int
  ) -> Result<R.Result, RPCError>? {
    guard !isClientGone else { return nil }
    requestsMade += 1
    let id = MessageID.string("\(requestPrefix)\(requestsMade)")
    reply(Outgoing.request(id, R.name, params))
    guard let answer = world.awaitAnswer(id, .milliseconds(milliseconds)) else {
      log(.warning, "The client did not answer \(R.name) within \(milliseconds) ms.")
      return nil
    }
    return answer.flatMap { node in
      do throws(RPCError) {
        return .success(try read(node, as: R.Result.self, answering: R.name))
      } catch {
        return .failure(error)
      }
    }
  }
}

extension Incoming {
  /// The client's answer to a request of ours, if it is in here.
  func answer(to id: MessageID) -> Result<JSONNode, RPCError>? {
    for case .message(.response(id, let outcome)) in items { return outcome }
    return nil
  }
}
