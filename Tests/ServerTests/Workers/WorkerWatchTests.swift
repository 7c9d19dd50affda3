// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Server

/// When a worker is taken for stuck or stopped; times are in milliseconds.
struct WorkerWatchTests {
  private let hang = 60_000.0

  /// A watch of a worker that was asked something and sent a beat at 0.
  private func watch() -> WorkerWatch {
    var watch = WorkerWatch(now: 0)
    watch.beatsSent = 1
    return watch
  }

  @Test func aWorkerThatSpeaksIsLeftInPeace() {
    var watch = watch()
    for second in 1...600 {
      let now = Double(second) * 1000
      watch.heardBeat(watch.beatsSent, now)
      watch.heardMain(now)
      // One whose main thread has just spoken needs no heartbeat.
      #expect(watch.measure(now + 199, hang: hang) == .nothing)
      #expect(watch.measure(now + 201, hang: hang) == .beat)
      #expect(watch.doubt == .none)
      watch.beatsSent += 1
      watch.beatSentAt = now
      #expect(watch.measure(now, hang: hang) == .nothing)
    }
  }

  @Test func oneThatGivesNoSignIsKilled() {
    let watch = watch()
    #expect(watch.measure(9_999, hang: hang) == .nothing)
    #expect(!watch.isSilent(400) && watch.isSilent(600))
    #expect(watch.measure(10_001, hang: hang) == .kill)
    // Sooner where less patience is asked for; later where the machine is slow.
    #expect(watch.measure(2_001, hang: 2_000) == .kill)
    #expect(watch.measure(10_001, hang: 2 * hang) == .nothing)
    #expect(watch.measure(20_001, hang: 2 * hang) == .kill)
  }

  @Test func whoIsNotListenedToIsNotSilent() {
    var watch = watch()
    watch.isNotHeard(9_000)
    #expect(watch.measure(18_999, hang: hang) == .nothing)
    #expect(watch.measure(19_001, hang: hang) == .kill)
  }

  @Test func aStuckMainThreadIsAskedThenCancelledThenKilled() {
    var watch = watch()
    watch.heardBeat(1, 1)
    // Its thread that reads lives on.
    watch.beatSentAt = 60_000
    #expect(watch.measure(60_000, hang: hang) == .nothing)
    #expect(watch.measure(60_001, hang: hang) == .ask)
    watch.doubt = .asked
    #expect(watch.measure(60_500, hang: hang) == .nothing)
    watch.beatSentAt = 65_000
    #expect(watch.measure(65_001, hang: hang) == .cancel)
    watch.doubt = .cancelled
    watch.beatSentAt = 70_000
    #expect(watch.measure(70_000, hang: hang) == .nothing)
    #expect(watch.measure(70_001, hang: hang) == .kill)
    watch.heardMain(70_002)
    #expect(watch.doubt == .none)
    #expect(watch.measure(70_003, hang: hang) == .nothing)
  }

  @Test func anAnswerToABeatCountsForThoseBeforeIt() {
    var watch = watch()
    watch.beatsSent = 3
    watch.heardBeat(2, 500)
    #expect(watch.beatsAnswered == 2)
    #expect(watch.beatSentAt == 500)
    // One that says more than was asked is not believed.
    watch.heardBeat(99, 600)
    #expect(watch.beatsAnswered == 3)
    watch.heardBeat(1, 700)
    #expect(watch.beatsAnswered == 3)
  }
}
