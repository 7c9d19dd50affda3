// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// The reading thread's work: bytes into messages for the main thread. Cancels take effect here, so
/// that they overtake the queue.
struct InputPump: Sendable {
  let framing: Framing?
  let limit: Int
  let cancellations: Cancellations
  let mailbox: Mailbox<MainLoop.Wake>

  func run(_ input: DescriptorReader) {
    var frames = FrameReader(framing: framing, limit: limit)
    // A descriptor that cannot be read any more has ended for us.
    try? input.readAll { bytes in
      for event in frames.feed(bytes) { post(event, frames.framing) }
    }
    for event in frames.finish() { post(event, frames.framing) }
    mailbox.post(.inputEnded)
  }

  private func post(_ event: FrameEvent, _ framing: Framing?) {
    let framing = framing ?? .lines
    switch event {
    case .refused(let refusal): mailbox.post(.refused(refusal, framing))
    case .frame(let bytes):
      let incoming = Incoming(frame: bytes)
      mailbox.post(.received(incoming, register(incoming), framing))
    }
  }

  private func register(_ incoming: Incoming) -> [CancellationFlag] {
    var flags: [CancellationFlag] = []
    for case .message(let message) in incoming.items {
      if case .request(let id, _, _) = message { flags.append(cancellations.register(id)) }
      if let id = message.cancelledID { cancellations.cancel(id) }
    }
    return flags
  }
}
