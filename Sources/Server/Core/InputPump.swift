// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import System

/// The reading thread's work: bytes into messages for the main thread. Cancels take effect here, so
/// that they overtake the queue.
struct InputPump: Sendable {
  /// The seconds for an orderly end after the client is gone.
  private static let grace: UInt32 = 10

  let framing: Framing?
  let limit: Int
  let cancellations: Cancellations
  let interruption: Interruption
  let mailbox: Mailbox<MainLoop.Wake>
  let intake: InputQueue
  let outlet: MessageOutput
  /// Answers a worker's front at once, whatever the main thread does; `nil` if there is no front.
  let beat: Heartbeat?
  /// Whether each message is written to the log.
  let traces: Bool

  func run(_ input: DescriptorReader, _ output: OutputDescriptor) {
    var frames = FrameReader(framing: framing, limit: limit)
    // A read error counts as the end of input.
    try? input.readAll { bytes in
      for event in frames.feed(bytes) { post(event, frames.framing) }
      intake.waitForRoom()
    }
    for event in frames.finish() { post(event, frames.framing) }
    mailbox.post(.inputEnded)
    guard output.waitForReaderToGo() else { return }
    // Nobody waits for the answers any more. The session ends after the current turn: if not, a request
    // could be handled after an earlier one was cancelled.
    outlet.readerIsGone()
    cancellations.cancelAll()
    mailbox.post(.outputClosed)
    sleep(InputPump.grace)
    // The main thread is stuck; all acknowledged changes are in the edit logs.
    _exit(1)
  }

  private func post(_ event: FrameEvent, _ framing: Framing?) {
    let framing = framing ?? .lines
    switch event {
    case .refused(let refusal): mailbox.post(.refused(refusal, framing))
    case .frame(let bytes):
      if traces { MessageTrace.write(bytes, .fromClient) }
      let incoming = Incoming(frame: bytes)
      if let beat, beat.answer(incoming) { return }
      let cost = bytes.count + InputQueue.overhead * incoming.items.count
      intake.add(cost)
      mailbox.post(.received(incoming, cancellations.register(incoming), framing, cost: cost))
      interruption.messageCame()
    }
  }
}
