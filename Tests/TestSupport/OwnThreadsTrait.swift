// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

/// Runs the tests of a suite on threads beside those of Swift's pool, which has one for each processor.
///
/// Tests that wait for other programs would keep these threads from tests that compute. In the pool, each
/// test of a serialized suite would wait until all other tests have run.
public struct OwnThreadsTrait: SuiteTrait {}

extension Trait where Self == OwnThreadsTrait {
  public static var ownThreads: Self { Self() }
}

#if compiler(>=6.1)
  extension OwnThreadsTrait: TestScoping {
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withTaskExecutorPreference(OwnThreads.shared) { try await function() }
    }
  }
#endif

/// As many threads as there are processors, in addition to those of Swift's pool.
private final class OwnThreads: TaskExecutor, @unchecked Sendable {
  static let shared = OwnThreads(count: ProcessInfo.processInfo.activeProcessorCount)

  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []

  init(count: Int) {
    for _ in 0..<count { Thread.detachNewThread { while true { self.runNext() } } }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append(job)
      condition.signal()
    }
  }

  private func runNext() {
    condition.lock()
    while jobs.isEmpty { condition.wait() }
    let job = jobs.removeFirst()
    condition.unlock()
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
