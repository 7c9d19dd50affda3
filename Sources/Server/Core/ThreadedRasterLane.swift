// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

/// A lane on a thread of its own, which starts with the first order.
///
/// It waits where a client does not read: pictures that were not sent hold no more memory than
/// ``mostUnsent`` and the one that came last.
final class ThreadedRasterLane: RasterLane {
  /// In bytes.
  static let mostUnsent = 64 << 20

  private struct Order: Sendable {
    let ticket: Int
    let work: @Sendable (EngineContext) -> [UInt8]
  }

  private let context: EngineContext
  private let done: @Sendable (Int, [UInt8]) -> Void
  private var isStarted = false
  private let orders = Mailbox<Order>()
  /// How long each answer was that is not in memory any more.
  private let sent = Mailbox<Int>()
  private var waiting: [Int: ([UInt8]) -> Void] = [:]
  private var tickets = 0

  /// `done` is called on the lane's thread with an order's ticket and bytes; the main thread then
  /// calls ``finish(_:_:)`` with them.
  init(cloning context: EngineContext, done: @escaping @Sendable (Int, [UInt8]) -> Void) {
    self.context = context
    self.done = done
  }

  func run(
    _ work: @escaping @Sendable (EngineContext) -> [UInt8], finish: @escaping ([UInt8]) -> Void
  ) throws(RPCError) {
    if !isStarted { try start() }
    tickets += 1
    waiting[tickets] = finish
    orders.post(Order(ticket: tickets, work: work))
  }

  private func start() throws(RPCError) {
    let own = Handover(try engine { () throws(EngineError) in try context.clone() })
    do {
      try spawnThread("raster") { [orders, sent, done] in
        var unsent = 0
        while true {
          let order = orders.take()
          while unsent > ThreadedRasterLane.mostUnsent { unsent -= sent.take() }
          while let count = sent.takeIfAny() { unsent -= count }
          let bytes = order.work(own.context)
          unsent += bytes.count
          done(order.ticket, bytes)
        }
      }
    } catch {
      throw RPCError(.limitExceeded, error.description, data: [.init("limit", .string("threads"))])
    }
    isStarted = true
  }

  func finish(_ ticket: Int, _ bytes: [UInt8]) {
    waiting.removeValue(forKey: ticket)?(bytes)
    sent.post(bytes.count)
  }
}

/// Gives the lane's context to its thread. `@unchecked Sendable` since only that thread uses it.
private struct Handover: @unchecked Sendable {
  let context: EngineContext
  init(_ context: EngineContext) { self.context = context }
}
