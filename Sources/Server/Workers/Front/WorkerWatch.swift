// SPDX-License-Identifier: AGPL-3.0-or-later

/// When a worker was heard of. Times are in milliseconds.
struct WorkerWatch {
  /// The front's beats, which the worker's reading thread answers at once.
  var beatsSent = 0
  var beatsAnswered = 0
  /// When the oldest one was sent that is not answered.
  var beatSentAt = 0.0
  /// When the main thread last said something, or was first asked something.
  var heardMain: Double
  /// How far the front has gone with a main thread that says nothing.
  var doubt = Doubt.none
  /// Why the front killed it, where it did.
  var killedFor: LossReason?

  enum Doubt: Comparable {
    /// Then it was asked to answer a ping, which a request that is worked on in turns lets through.
    case none, asked
    /// Then the request was cancelled.
    case cancelled
  }

  init(now: Double) { heardMain = now }

  /// Whether it is time for a beat: none is under way, and the last one is long ago.
  func wantsBeat(_ now: Double) -> Bool {
    beatsSent == beatsAnswered && now - beatSentAt > 1000
  }

  /// Whether not even a beat has been answered for a while.
  func isSilent(_ now: Double) -> Bool { beatsSent > beatsAnswered && now - beatSentAt > 500 }

  mutating func heardMain(_ now: Double) {
    heardMain = now
    doubt = .none
  }

  /// The front does not listen for now, so that silence means nothing.
  mutating func isNotHeard(_ now: Double) {
    heardMain(now)
    if beatsAnswered < beatsSent { beatSentAt = now }
  }

  /// - Parameter number: of the beat that was answered.
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

  /// How long a process may give no sign of life at all.
  private static func stall(_ hang: Double) -> Double { min(hang, 10_000 * max(1, hang / 60_000)) }
  private static func grace(_ hang: Double) -> Double { max(500, min(5000, hang / 10)) }
}
