// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import JSONRPC
import Synchronization
import Testing

@testable import Server

/// How long a request's work may take.
@Suite struct TimeLimitTests {
  private let context: EngineContext
  private let limit: TimeLimit
  private let clock = StubClock()

  init() throws {
    context = try EngineContext(cacheBytes: 1 << 20)
    limit = TimeLimit(milliseconds: 40, uptime: { [clock] in clock.now }, brake: context.brake)
  }

  /// Whether something becomes true within some seconds.
  private func comes(_ isTrue: () -> Bool) -> Bool {
    for _ in 0..<1000 where !isTrue() { usleep(10_000) }
    return isTrue()
  }

  /// Lets time pass that the limit's thread sees.
  private func pass(_ milliseconds: Int) {
    clock.pass(milliseconds)
    usleep(50_000)
  }

  @Test func changesOfALogHaveTimeOfTheirOwn() {
    let flag = CancellationFlag()
    let areInTime = limit.run(flag, on: .raster) {
      (0..<4).map { _ in limit.run { pass(100) } }
    }
    #expect(areInTime == [true, true, true, true])
    #expect(!flag.isCancelled)
  }

  @Test func aSlowChangeIsStoppedAndTheRequestGoesOn() throws {
    let document = try Document.open(.data(SelfTestSample.bytes), in: context)
    let flag = CancellationFlag()
    var isStopped = false
    let isInTime = limit.run(flag, on: .raster) {
      limit.run {
        pass(1000)
        isStopped = comes { (try? document.catalog?["Pages"]) == nil }
      }
    }
    #expect(isStopped)
    #expect(!isInTime)
    #expect(!flag.isCancelled)
    #expect(try document.catalog?["Pages"] != nil)
  }

  @Test func theWorkBetweenThemStillCounts() {
    let flag = CancellationFlag()
    limit.run(flag, on: .raster) {
      _ = limit.run { pass(100) }
      pass(50)
      #expect(comes { flag.cause == .time })
    }
  }
}

private final class StubClock: Sendable {
  private let milliseconds = Mutex(0)
  var now: Double { Double(milliseconds.withLock { $0 }) }
  func pass(_ time: Int) { milliseconds.withLock { $0 += time } }
}
