// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation

@testable import Server

/// A lane whose work a test has done when it wants to, on another thread.
final class SideThread: RasterLane {
  private let context: Handover
  private var waiting: [(work: @Sendable (EngineContext) -> [UInt8], finish: ([UInt8]) -> Void)] =
    []

  /// Gives a context to its thread. Unchecked since the test waits while that thread uses it.
  private struct Handover: @unchecked Sendable { let context: EngineContext }

  private final class Outcome: @unchecked Sendable { var bytes: [UInt8] = [] }

  init(cloning context: EngineContext) throws {
    self.context = Handover(context: try context.clone())
  }

  /// Whether there is work that was not begun.
  var hasWork: Bool { !waiting.isEmpty }

  func run(
    _ work: @escaping @Sendable (EngineContext) -> [UInt8], finish: @escaping ([UInt8]) -> Void
  ) {
    waiting.append((work, finish))
  }

  /// Does the first work that waits, and waits for its end; `false` if there is none.
  func work() -> Bool {
    guard !waiting.isEmpty else { return false }
    let (work, finish) = waiting.removeFirst()
    let (outcome, context, end) = (Outcome(), context, DispatchSemaphore(value: 0))
    let thread = Thread {
      outcome.bytes = work(context.context)
      end.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    end.wait()
    finish(outcome.bytes)
    return true
  }
}
