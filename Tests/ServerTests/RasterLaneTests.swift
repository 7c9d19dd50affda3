// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC
import Testing

@testable import Server

@Suite struct RasterLaneTests {
  @Test func waitsForAClientThatDoesNotRead() throws {
    let finished = Mailbox<(Int, [UInt8])>()
    let lane = ThreadedRasterLane(cloning: try EngineContext(cacheBytes: 0)) {
      finished.post(($0, $1))
    }
    var sent: [Int] = []
    for number in 1...3 {
      try lane.run { _ in
        [UInt8](repeating: 0, count: ThreadedRasterLane.mostUnsent)
      } finish: {
        _ in
        sent.append(number)
      }
    }
    let first = finished.take()
    let second = finished.take()
    #expect(finished.take(within: .milliseconds(100)) == nil)
    lane.finish(first.0, first.1)
    lane.finish(second.0, second.1)
    let third = finished.take()
    lane.finish(third.0, third.1)
    #expect(sent == [1, 2, 3])
  }

  @Test func aThreadIsAddedForEachJobThatCannotBegin() throws {
    let finished = Mailbox<Int>()
    let (first, second) = (Mailbox<Bool>(), Mailbox<Bool>())
    let lane = ThreadedRasterLane(
      cloning: try EngineContext(cacheBytes: 0), threads: 2, growsOnDemand: true
    ) { ticket, _ in finished.post(ticket) }
    lane.warmUp()
    // Each waits for the other.
    try lane.run { _ in
      first.post(true)
      return second.take() ? [] : [1]
    } finish: { _ in
    }
    try lane.run { _ in
      second.post(true)
      return first.take() ? [] : [1]
    } finish: { _ in
    }
    #expect(Set([finished.take(), finished.take()]) == [1, 2])
  }
}
