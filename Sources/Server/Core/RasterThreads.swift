// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC
import System

/// Threads that draw: a picture each, or parts of one that is large.
///
/// `@unchecked Sendable` since all state is touched with the monitor locked only.
final class RasterThreads: RasterTeam, @unchecked Sendable {
  typealias Job = @Sendable (EngineContext) -> Void

  /// After so long without work, memory is given back that waits for the next picture.
  private static let restAfter = Duration.seconds(10)

  let threadCount: Int
  private let origin: EngineContext
  private let rest: @Sendable () -> Void
  private let monitor = Monitor()
  /// Parts of pictures that are being drawn, which come before other pictures.
  private var parts: [SharedWork] = []
  private var jobs: [Job] = []
  private var started = 0
  /// Whether nothing was drawn since memory was given back.
  private var isRested = true

  /// - Parameter rest: gives back what waits for the next picture; called on one of the threads.
  init(_ count: Int, cloning context: EngineContext, rest: @escaping @Sendable () -> Void) {
    threadCount = max(1, count)
    origin = context
    self.rest = rest
  }

  /// Draws on one of the threads as soon as one is idle, in the order in which jobs come. Called on the
  /// thread of the context.
  ///
  /// - Throws: if there is no thread, and none can be made.
  func post(_ job: @escaping Job) throws(RPCError) {
    if monitor.locked({ started }) == 0 { try startThreads() }
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

  /// Starts the threads with the first job, on the thread whose context they clone. Fewer will do.
  private func startThreads() throws(RPCError) {
    while monitor.locked({ started }) < threadCount {
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
        own.context.crew = threadCount > 1 ? self : nil
        while true { take()(own.context) }
      }
    } catch {
      throw RPCError(.limitExceeded, error.description, data: [.init("limit", .string("threads"))])
    }
  }

  /// The next work of a thread; waits for it.
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
          if !monitor.wait(until: deadline), !isRested {
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

/// Pieces of work that several threads do. Used with the threads' monitor locked, but for the body.
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

  /// The number of a piece that nobody does yet.
  func next() -> Int? {
    guard taken < count else { return nil }
    taken += 1
    return taken - 1
  }

  /// Takes note that a piece is done; whether that was the last one.
  func finish() -> Bool {
    finished += 1
    return isDone
  }

  /// Lets go of the body, which must not outlive the call that it was made for.
  func end() { piece = nil }
}

/// Gives a context to its thread. `@unchecked Sendable` since only that thread uses it.
private struct Handover: @unchecked Sendable {
  let context: EngineContext
  init(_ context: EngineContext) { self.context = context }
}
