// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// The destination of a request's answer: the output, or the array of its batch. It is answered
/// exactly once.
final class ReplySlot {
  private let batch: BatchReply?
  private let send: ([UInt8]) -> Void
  private var isAnswered = false

  init(batch: BatchReply?, send: @escaping ([UInt8]) -> Void) {
    self.batch = batch
    self.send = send
    batch?.open += 1
  }

  func answer(_ bytes: [UInt8]) {
    guard !isAnswered else { return }
    isAnswered = true
    guard let batch else { return send(bytes) }
    batch.answers.append(bytes)
    batch.open -= 1
    batch.sendIfComplete()
  }
}

/// The answers to a batch. They are sent as one array once all are complete.
final class BatchReply {
  fileprivate var open = 0
  fileprivate var answers: [[UInt8]] = []
  private var isRead = false
  private let send: ([UInt8]) -> Void

  init(send: @escaping ([UInt8]) -> Void) { self.send = send }

  /// Notes that all messages of the batch have been read.
  func allRead() {
    isRead = true
    sendIfComplete()
  }

  fileprivate func sendIfComplete() {
    guard isRead, open == 0, let bytes = Outgoing.batch(answers) else { return }
    answers = []
    send(bytes)
  }
}
