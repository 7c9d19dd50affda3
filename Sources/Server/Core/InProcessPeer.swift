// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

/// A session without pipes or threads: messages in, messages out. For one-shot calls and
/// transcripts, which it makes repeatable.
public final class InProcessPeer {
  private let session: Session
  private let outbox: Outbox

  /// Its random numbers count up from 1.
  public init(clock: @escaping () -> Int64, cacheBytes: Int = 32 << 20) throws(EngineError) {
    var drawn: UInt64 = 0
    let context = try EngineContext(cacheBytes: cacheBytes)
    let outbox = Outbox()
    self.outbox = outbox
    session = Session(
      context: context,
      world: .init(
        clock: clock,
        randomness: {
          drawn &+= 1
          return drawn
        },
        rasterLane: ImmediateRasterLane(try context.clone()),
        send: { outbox.messages.append($0) }))
  }

  /// The exit status, once the conversation has ended.
  public var exitStatus: Int32? { session.exitStatus }

  /// Sends a message, and does all the work that it causes.
  public func send(_ message: [UInt8]) {
    let incoming = Incoming(frame: message)
    var flags: [CancellationFlag] = []
    for case .message(let message) in incoming.items {
      if case .request(let id, _, _) = message { flags.append(session.cancellations.register(id)) }
      if let id = message.cancelledID { session.cancellations.cancel(id) }
    }
    session.receive(incoming, flags: flags)
    while session.hasWork { session.work() }
  }

  /// The next message that the server sent; `nil` when it has nothing more to say.
  public func receive() -> [UInt8]? {
    outbox.messages.isEmpty ? nil : outbox.messages.removeFirst()
  }

  /// Makes a request and returns its whole answer; notifications that come before it are dropped.
  func answer(id: Int, _ method: String, _ params: JSONTree) -> JSONTree {
    send(Outgoing.request(.integer(Int64(id)), method, params))
    var answer: JSONTree = .null
    while let message = receive() {
      guard let tree = try? JSONTree.parse(String(decoding: message, as: UTF8.self)) else {
        continue
      }
      if tree[member: "id"]?.integer == Int64(id) { answer = tree }
    }
    return answer
  }
}

private final class Outbox {
  var messages: [[UInt8]] = []
}
