// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSONRPC
import Synchronization
import System

/// Stops requests' work that takes too long. A separate thread checks several times a second while there
/// is work, and sleeps if there is none.
///
/// At the limit the request is cancelled, which the engine notices when it checks its cookie. Half a
/// limit later, the engine gets no more memory, bytes or objects until the work has stopped.
final class TimeLimit: Sendable {
  private struct Watch {
    let flag: CancellationFlag
    let alsoCancels: Cancellation?
    let lane: Lane
    /// The limit in milliseconds.
    let limit: Double
    let thread = pthread_self()
    var began: Double
    /// Whether the work waits for something that does not count.
    var isPaused = false
    var isBraked = false
  }

  /// The thread that does the work.
  enum Lane { case main, raster }

  private struct State {
    var watches: [Int: Watch] = [:]
    var lastTicket = 0
    /// Whether the thread is asleep until it is woken.
    var sleeps = false
    var hasThread = false
  }

  private let milliseconds: Double
  private let uptime: @Sendable () -> Double
  private let brake: EngineBrake
  private let state = Mutex(State())
  private let alarm = Mailbox<Void>()

  /// - Parameters:
  ///   - milliseconds: the time limit for a piece of work.
  ///   - uptime: the time in milliseconds of a monotonic clock.
  init(milliseconds: Double, uptime: @escaping @Sendable () -> Double, brake: EngineBrake) {
    self.milliseconds = milliseconds
    self.uptime = uptime
    self.brake = brake
  }

  /// Does a piece of work for a request, on any thread. `flag` is the request's.
  func run<Result, Failure: Error>(
    _ flag: CancellationFlag, on lane: Lane, cancelling other: Cancellation? = nil,
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let ticket = begin(
      Watch(flag: flag, alsoCancels: other, lane: lane, limit: milliseconds, began: uptime()))
    defer { end(ticket) }
    return try work()
  }

  /// Waits for the client during a request's work on the main lane; the wait does not count.
  func pausing<Result>(_ flag: CancellationFlag, _ wait: () -> Result) -> Result {
    pausing({ $0.lane == .main && $0.flag === flag }, wait)
  }

  private func pausing<Result>(_ isMeant: (Watch) -> Bool, _ wait: () -> Result) -> Result {
    let since = uptime()
    let tickets = state.withLock { state in
      let tickets = state.watches.filter { !$0.value.isPaused && isMeant($0.value) }.map(\.key)
      for ticket in tickets { state.watches[ticket]?.isPaused = true }
      return tickets
    }
    defer {
      let pause = uptime() - since
      state.withLock { state in
        for ticket in tickets {
          state.watches[ticket]?.began += pause
          state.watches[ticket]?.isPaused = false
        }
      }
    }
    return wait()
  }

  private func begin(_ watch: Watch) -> Int {
    let (ticket, wakes, starts) = state.withLock { state in
      state.lastTicket &+= 1
      state.watches[state.lastTicket] = watch
      let (wakes, starts) = (state.sleeps, !state.hasThread)
      state.sleeps = false
      state.hasThread = true
      return (state.lastTicket, wakes, starts)
    }
    if wakes { alarm.post(()) }
    // If the thread cannot start, the next request tries again.
    if starts, (try? spawnThread("time limit", stackSize: 256 << 10) { self.look() }) == nil {
      state.withLock { $0.hasThread = false }
    }
    return ticket
  }

  private func end(_ ticket: Int) {
    state.withLock { state in
      let ended = state.watches.removeValue(forKey: ticket)
      if ended?.isBraked == true, !state.watches.values.contains(where: \.isBraked) {
        brake.set(false)
      }
    }
  }

  private func look() {
    let pause = Duration.milliseconds(Int64(min(max(milliseconds / 8, 5), 500)))
    while true {
      let rests = state.withLock { state in
        state.sleeps = state.watches.isEmpty
        return state.sleeps
      }
      if rests { alarm.take() } else { _ = alarm.take(within: pause) }
      for watch in dueWatches() {
        watch.flag.cancel(because: .time)
        watch.alsoCancels?.cancel()
      }
    }
  }

  /// The work whose time is up. Work that continued after its cancellation gets the brake.
  private func dueWatches() -> [Watch] {
    let now = uptime()
    return state.withLock { state in
      var due: [Watch] = []
      for (ticket, watch) in state.watches
      where !watch.isPaused && now - watch.began >= watch.limit {
        due.append(watch)
        guard now - watch.began >= watch.limit * 1.5, !watch.isBraked else { continue }
        state.watches[ticket]?.isBraked = true
        brake.set(true)
      }
      return due
    }
  }
}

extension TimeLimit: ReplayLimit {
  /// The factor by which a replayed change may exceed a request's limit. It was made once, in one or more
  /// pieces of work, when the machine may have been less busy.
  private static let replayFactor = 4.0

  /// Makes a change of a log again. It does not count as the work of the request on this thread.
  func run(_ change: () -> Void) -> Bool {
    let flag = CancellationFlag()
    let thread = pthread_self()
    let watch = Watch(
      flag: flag, alsoCancels: nil, lane: .raster,
      limit: milliseconds * TimeLimit.replayFactor, began: uptime())
    func limited() {
      let ticket = begin(watch)
      defer { end(ticket) }
      change()
    }
    pausing({ pthread_equal($0.thread, thread) != 0 }, limited)
    return !flag.isCancelled
  }
}
