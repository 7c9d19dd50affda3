// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC
import System

/// Threads that draw: each draws a whole picture, or a part of a large one.
///
/// `@unchecked Sendable`, since all state is accessed only with the monitor locked.
final class RasterThreads: RasterTeam, @unchecked Sendable {
  typealias Job = @Sendable (EngineContext) -> Void

  /// The idle time after which memory for the next picture is freed.
  private static let restAfter = Duration.seconds(10)

  let threadCount: Int
  private let origin: EngineContext
  private let rest: @Sendable () -> Void
  private let monitor = Monitor()
  /// Parts of pictures in progress, which are drawn before other pictures.
  private var parts: [SharedWork] = []
  private var jobs: [Job] = []
  private var started = 0
  /// How many of the threads wait for work.
  private var idle = 0
  /// Whether a thread is started only when all others work.
  private let growsOnDemand: Bool
  /// Whether nothing was drawn since memory was given back.
  private var isRested = true

  /// - Parameters:
  ///   - growsOnDemand: whether a thread is started only when all others work. Threads that share
  ///     pictures all start at the first job.
  ///   - rest: frees memory that is kept for the next picture; called on one of the threads.
  init(
    _ count: Int, cloning context: EngineContext, growsOnDemand: Bool = false,
    rest: @escaping @Sendable () -> Void
  ) {
    threadCount = max(1, count)
    self.growsOnDemand = growsOnDemand
    origin = context
    self.rest = rest
  }

  /// Draws on the next idle thread, in the order of the jobs. Call it on the context's thread.
  ///
  /// - Throws: an error if there is no thread and none can be made.
  func post(_ job: @escaping Job) throws(RPCError) {
    if monitor.locked({ started == 0 || (growsOnDemand && jobs.count >= idle) }) { try start() }
    monitor.locked {
      jobs.append(job)
      isRested = false
      monitor.signal()
    }
  }

  func share(
    _ count: Int, with context: EngineContext, _ body: @Sendable (Int, EngineContext) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      let work = SharedWork(count, body)
      monitor.locked {
        parts.append(work)
        monitor.signal()
      }
      help(with: work, context)
      monitor.locked {
        parts.removeAll { $0 === work }
        while !work.isDone { _ = monitor.wait(until: nil) }
      }
      work.end()
    }
  }

  /// Starts the threads, or only the next one. Call it on the thread whose context they clone. Fewer
  /// threads than wanted are accepted.
  func start() throws(RPCError) {
    let wanted = growsOnDemand ? min(threadCount, monitor.locked { started } + 1) : threadCount
    while monitor.locked({ started }) < wanted {
      do throws(RPCError) {
        try spawn()
        monitor.locked { started += 1 }
      } catch {
        if monitor.locked({ started }) == 0 { throw error }
        return
      }
    }
  }

  private func spawn() throws(RPCError) {
    let own = Handover(try engine(origin.clone()))
    do {
      try spawnThread("raster") { [self] in
        own.context.team = threadCount > 1 ? self : nil
        while true { take()(own.context) }
      }
    } catch {
      throw RPCError(.limitExceeded, error.description, data: [.init("limit", .string("threads"))])
    }
  }

  /// Waits for the next work of a thread.
  private func take() -> Job {
    while true {
      var isTired = false
      let job: Job? = monitor.locked {
        while true {
          if let work = parts.first(where: { !$0.isTaken }) {
            return { [unowned self] in help(with: work, $0) }
          }
          if !jobs.isEmpty { return jobs.removeFirst() }
          let deadline = isRested ? nil : timespec(after: RasterThreads.restAfter)
          idle += 1
          let isWoken = monitor.wait(until: deadline)
          idle -= 1
          if !isWoken, !isRested {
            isRested = true
            isTired = true
            return nil
          }
        }
      }
      if let job { return job }
      if isTired { rest() }
    }
  }

  private func help(with work: SharedWork, _ context: EngineContext) {
    while let index = monitor.locked({ work.next() }) {
      work.body(index, context)
      monitor.locked { if work.finish() { monitor.signal() } }
    }
  }
}

/// Work in pieces that several threads share. Used with the threads' monitor locked, except ``body``.
private final class SharedWork: @unchecked Sendable {
  private let count: Int
  private var taken = 0
  private var finished = 0
  private var piece: (@Sendable (Int, EngineContext) -> Void)?

  init(_ count: Int, _ body: @escaping @Sendable (Int, EngineContext) -> Void) {
    self.count = count
    piece = body
  }

  var isTaken: Bool { taken == count }
  var isDone: Bool { finished == count }

  /// Called without the monitor, by the thread that has taken a piece.
  func body(_ index: Int, _ context: EngineContext) { piece?(index, context) }

  /// Takes the number of the next piece; `nil` if all are taken.
  func next() -> Int? {
    guard taken < count else { return nil }
    taken += 1
    return taken - 1
  }

  /// Notes that a piece is done; returns whether it was the last one.
  func finish() -> Bool {
    finished += 1
    return isDone
  }

  /// Releases the body, which must not outlive its call.
  func end() { piece = nil }
}

/// Hands a context to its thread. `@unchecked Sendable`, since only that thread uses it.
private struct Handover: @unchecked Sendable {
  let context: EngineContext
  init(_ context: EngineContext) { self.context = context }
}
