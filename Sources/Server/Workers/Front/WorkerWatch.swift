// SPDX-License-Identifier: AGPL-3.0-or-later

/// When a worker was heard of. Times are in milliseconds.
struct WorkerWatch {
  /// The number of heartbeats sent. The worker's reading thread answers them at once.
  var beatsSent = 0
  var beatsAnswered = 0
  /// When the oldest unanswered heartbeat was sent.
  var beatSentAt = 0.0
  /// When the main thread last sent something, or was first asked something.
  var heardMain: Double
  /// The last measure that the front took against an unresponsive main thread.
  var doubt = Doubt.none
  /// Why the front killed the worker; `nil` if it did not.
  var killedFor: LossReason?

  enum Doubt: Comparable {
    /// `asked`: the main thread was asked to answer a ping. It can do so between the turns of a
    /// request.
    case none, asked
    /// After the ping, the request was cancelled.
    case cancelled
  }

  init(now: Double) { heardMain = now }

  /// Whether a heartbeat is due: the main thread has been silent for a while, no heartbeat is in flight,
  /// and the last one was long ago. A request that is answered soon needs none.
  func wantsBeat(_ now: Double) -> Bool {
    beatsSent == beatsAnswered && now - beatSentAt > 1000 && now - heardMain > 200
  }

  /// Whether not even a heartbeat has been answered for a while.
  func isSilent(_ now: Double) -> Bool { beatsSent > beatsAnswered && now - beatSentAt > 500 }

  mutating func heardMain(_ now: Double) {
    heardMain = now
    doubt = .none
  }

  /// Notes that the front is not reading. Silence means nothing now.
  mutating func isNotHeard(_ now: Double) {
    heardMain(now)
    if beatsAnswered < beatsSent { beatSentAt = now }
  }

  /// - Parameter number: the number of the answered heartbeat.
  mutating func heardBeat(_ number: Int, _ now: Double) {
    beatsAnswered = max(beatsAnswered, min(number, beatsSent))
    if beatsAnswered < beatsSent { beatSentAt = now }
  }

  /// The next step with a worker that has work.
  enum Measure { case nothing, beat, ask, cancel, kill }

  func measure(_ now: Double, hang: Double) -> Measure {
    let grace = WorkerWatch.grace(hang)
    if beatsSent > beatsAnswered, now - beatSentAt > WorkerWatch.stall(hang) { return .kill }
    switch doubt {
    case .none where now - heardMain > hang: return .ask
    case .asked where now - heardMain > hang + grace: return .cancel
    case .cancelled where now - heardMain > hang + 2 * grace: return .kill
    default: return wantsBeat(now) ? .beat : .nothing
    }
  }

  /// The time limit for a process to respond at all, in milliseconds.
  private static func stall(_ hang: Double) -> Double { min(hang, 10_000 * max(1, hang / 60_000)) }
  private static func grace(_ hang: Double) -> Double { max(500, min(5000, hang / 10)) }
}
