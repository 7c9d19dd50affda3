// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

/// A lane on its own threads, which start with the first jobs.
///
/// It waits while a client does not read: unsent pictures take at most ``mostUnsent`` bytes, plus the
/// last picture of each thread.
final class ThreadedRasterLane: RasterLane {
  /// The limit in bytes.
  static let mostUnsent = 64 << 20

  private let threads: RasterThreads
  private let done: @Sendable (Int, [UInt8]) -> Void
  private let room = SendBudget(ThreadedRasterLane.mostUnsent)
  private var waiting: [Int: ([UInt8]) -> Void] = [:]
  private var tickets = 0

  /// Makes a lane that calls `done` with a job's ticket and bytes. The call comes on one of the lane's
  /// threads; the main thread then calls ``finish(_:_:)`` with them.
  ///
  /// - Parameters:
  ///   - threads: the number of pictures, or parts of a picture, drawn at the same time.
  ///   - growsOnDemand: whether a thread is started only when all others work.
  ///   - rest: frees memory after a while without work; called on one of the lane's threads.
  init(
    cloning context: EngineContext, threads: Int = 1, growsOnDemand: Bool = false,
    rest: @escaping @Sendable () -> Void = {},
    done: @escaping @Sendable (Int, [UInt8]) -> Void
  ) {
    self.threads = RasterThreads(
      threads, cloning: context, growsOnDemand: growsOnDemand, rest: rest)
    self.done = done
  }

  /// Starts a thread before the first job needs it. If that fails, the job tries again.
  func warmUp() { try? threads.start() }

  func run(
    _ work: @escaping @Sendable (EngineContext) -> [UInt8], finish: @escaping ([UInt8]) -> Void
  ) throws(RPCError) {
    let ticket = tickets + 1
    try threads.post { [room, done] context in
      room.wait()
      let bytes = work(context)
      room.fill(bytes.count)
      done(ticket, bytes)
    }
    tickets = ticket
    waiting[ticket] = finish
  }

  func finish(_ ticket: Int, _ bytes: [UInt8]) {
    waiting.removeValue(forKey: ticket)?(bytes)
    room.free(bytes.count)
  }
}
