// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC
import Testing

@testable import Server

/// A lane that does what it is given when it is told to.
private final class SlowLane: RasterLane {
  var orders: [(work: @Sendable (EngineContext) -> [UInt8], finish: ([UInt8]) -> Void)] = []
  var refuses = false
  private let context: EngineContext

  init() throws { context = try EngineContext(cacheBytes: 0) }

  func run(
    _ work: @escaping @Sendable (EngineContext) -> [UInt8], finish: @escaping ([UInt8]) -> Void
  ) throws(RPCError) {
    if refuses { throw RPCError(.limitExceeded, "There is no thread.") }
    orders.append((work, finish))
  }

  func finishOne() {
    let order = orders.removeFirst()
    order.finish(order.work(context))
  }
}

@Suite struct DrawingQueueTests {
  private final class Log { var lines: [String] = [] }
  private let lane: SlowLane
  private let queue: DrawingQueue
  private let log = Log()

  init() throws {
    lane = try SlowLane()
    queue = DrawingQueue(lane)
  }

  private func idle(_ number: UInt8) -> Cancellation {
    let cancellation = Cancellation()
    let drawing = IdleDrawing(
      draw: { _ in [number] }, cancellation: cancellation,
      take: { [log] in log.lines.append("took \($0[0])") })
    queue.drawWhenIdle(drawing) { [log] error in
      log.lines.append(error == nil ? "went on \(number)" : "failed \(number)")
    }
    return cancellation
  }

  private func page(_ number: UInt8) throws {
    try queue.drawAtOnce({ _ in [number] }, finish: { [log] in log.lines.append("page \($0[0])") })
  }

  @Test func idleDrawingsWaitForPages() throws {
    try page(1)
    _ = idle(2)
    try page(3)
    #expect(lane.orders.count == 2)
    lane.finishOne()
    #expect(lane.orders.count == 1)
    lane.finishOne()
    #expect(log.lines == ["page 1", "page 3"])
    #expect(lane.orders.count == 1)
    lane.finishOne()
    #expect(log.lines.suffix(2) == ["took 2", "went on 2"])
  }

  @Test func oneIsDrawnAtATime() {
    let cancellations = [idle(1), idle(2)]
    #expect(lane.orders.count == 1)
    lane.finishOne()
    #expect(lane.orders.count == 1)
    lane.finishOne()
    #expect(log.lines == ["took 1", "went on 1", "took 2", "went on 2"])
    #expect(cancellations.allSatisfy { !$0.isCancelled })
  }

  @Test func aPageStopsWhatIsDrawn() throws {
    let (first, second) = (idle(1), idle(2))
    try page(3)
    #expect(first.isCancelled)
    #expect(!second.isCancelled)
    lane.finishOne()
    #expect(lane.orders.count == 1)
    lane.finishOne()
    lane.finishOne()
    #expect(log.lines == ["took 1", "went on 1", "page 3", "took 2", "went on 2"])
  }

  @Test func whereNothingCanBeDrawnThatIsTold() throws {
    lane.refuses = true
    _ = idle(1)
    #expect(throws: RPCError.self) { try page(2) }
    #expect(log.lines == ["failed 1"])
    lane.refuses = false
    _ = idle(3)
    lane.finishOne()
    #expect(log.lines == ["failed 1", "took 3", "went on 3"])
  }
}
