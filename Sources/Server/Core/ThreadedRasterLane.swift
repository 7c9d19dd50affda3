// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

/// A lane on a thread of its own, which starts with the first order.
final class ThreadedRasterLane: RasterLane {
  private struct Order: Sendable {
    let ticket: Int
    let work: @Sendable (EngineContext) -> [UInt8]
  }

  private let context: EngineContext
  private let done: @Sendable (Int, [UInt8]) -> Void
  private var isStarted = false
  private let orders = Mailbox<Order>()
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
      try spawnThread("raster") { [orders, done] in
        while true {
          let order = orders.take()
          done(order.ticket, order.work(own.context))
        }
      }
    } catch {
      throw RPCError(.limitExceeded, error.description, data: [.init("limit", .string("threads"))])
    }
    isStarted = true
  }

  func finish(_ ticket: Int, _ bytes: [UInt8]) {
    waiting.removeValue(forKey: ticket)?(bytes)
  }
}

/// Gives the lane's context to its thread. `@unchecked Sendable` since only that thread uses it.
private struct Handover: @unchecked Sendable {
  let context: EngineContext
  init(_ context: EngineContext) { self.context = context }
}
