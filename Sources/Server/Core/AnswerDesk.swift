// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// The main thread's mail while it waits for the client's answer: takes that alone, and leaves all
/// else in the queue.
struct AnswerDesk: Sendable {
  let mailbox: Mailbox<MainLoop.Wake>
  let intake: Intake

  func awaitAnswer(to id: MessageID, for patience: Duration) -> Result<JSONNode, RPCError>? {
    intake.expectAnswer(true)
    defer { intake.expectAnswer(false) }
    let wake = mailbox.take(within: patience) { wake in
      switch wake {
      case .received(let incoming, _, _, _): incoming.answer(to: id) != nil
      case .inputEnded, .outputClosed: true
      case .refused, .rasterFinished, .fileChanged: false
      }
    }
    guard case .received(let incoming, let flags, let framing, let cost)? = wake else {
      // An end is for the main loop to see as well.
      if let wake { mailbox.post(wake) }
      return nil
    }
    // An answer in a batch: the batch's other messages are still to be taken.
    if incoming.items.count > 1 {
      mailbox.post(.received(incoming, flags, framing, cost: cost))
    } else {
      intake.remove(cost)
    }
    return incoming.answer(to: id)
  }
}
