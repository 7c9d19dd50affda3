// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

/// A lane on a thread of its own.
final class ThreadedRasterLane: RasterLane {
  private struct Order: Sendable {
    let ticket: Int
    let work: @Sendable (EngineContext) -> [UInt8]
  }

  private let orders = Mailbox<Order>()
  private var waiting: [Int: ([UInt8]) -> Void] = [:]
  private var tickets = 0

  /// `done` is called on the lane's thread with an order's ticket and bytes; the main thread then
  /// calls ``finish(_:_:)`` with them.
  init(
    _ context: EngineContext, done: @escaping @Sendable (Int, [UInt8]) -> Void
  ) throws(SystemError) {
    let own = Handover(context)
    try spawnThread("raster") { [orders] in
      while true {
        let order = orders.take()
        done(order.ticket, order.work(own.context))
      }
    }
  }

  func run(
    _ work: @escaping @Sendable (EngineContext) -> [UInt8], finish: @escaping ([UInt8]) -> Void
  ) {
    tickets += 1
    waiting[tickets] = finish
    orders.post(Order(ticket: tickets, work: work))
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
