// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

/// The lock of the engine's memory, which a thread owns after many turns and loses to others.
@Suite struct MemoryLockTests {
  /// Clones of a context, each for one thread.
  private struct Clones: @unchecked Sendable {
    let contexts: [EngineContext]
    let bytes = MinimalPDF([(x: 10, y: 10, text: "owned")]).bytes

    /// Opens and closes documents with some of the contexts, on as many threads.
    func work(with chosen: Range<Int>, times: Int) throws {
      let failures = Failures()
      DispatchQueue.concurrentPerform(iterations: chosen.count) { index in
        do {
          for _ in 0..<times {
            let document = try Document.open(.data(bytes), in: contexts[chosen.lowerBound + index])
            _ = try document.page(0).text()
          }
        } catch {
          failures.add(error)
        }
      }
      #expect(failures.all.isEmpty)
    }
  }

  private final class Failures: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var all: [String] = []
    func add(_ error: any Error) { lock.withLock { all.append("\(error)") } }
  }

  /// The counters are not atomic: two threads inside at the same time would lose a count.
  @Test func countsEveryByteOfThreadsThatTakeItFromEachOther() throws {
    let context = try EngineContext(cacheBytes: 1)
    let clones = Clones(contexts: try (0..<4).map { _ in try context.clone() })
    try clones.work(with: 0..<4, times: 1)
    let before = context.memoryBytes
    for round in 0..<40 {
      // Long enough alone to become the owner.
      try clones.work(with: round % 4..<round % 4 + 1, times: 20)
      try clones.work(with: 0..<4, times: 5)
    }
    #expect(context.memoryBytes == before)
  }
}
