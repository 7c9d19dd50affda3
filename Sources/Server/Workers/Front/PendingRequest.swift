// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// A request on its way through a worker.
final class PendingRequest {
  let id: MessageID
  let method: String
  /// As it was sent, so that it can be sent again.
  let frame: [UInt8]
  /// Where a client's answer goes; `nil`: the front made it itself.
  let slot: ReplySlot?
  /// Called with the answer, before the client gets it.
  var didAnswer: (_ isError: Bool, _ answer: [UInt8]) -> Void = { _, _ in }
  /// How many beats the worker was sent before it.
  var beats = 0
  /// Whether the worker has certainly begun it: it has answered a later one.
  var isBegun = false
  var isCancelled = false

  init(_ id: MessageID, _ method: String, _ frame: [UInt8], slot: ReplySlot?) {
    self.id = id
    self.method = method
    self.frame = frame
    self.slot = slot
  }

  /// Answers it in the worker's place.
  func fail(_ error: RPCError) {
    let answer = Outgoing.error(id, error)
    didAnswer(true, answer)
    slot?.answer(answer)
  }
}
