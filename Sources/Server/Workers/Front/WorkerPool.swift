// SPDX-License-Identifier: AGPL-3.0-or-later

/// The worker processes of a front. One of them may wait for the next document. Times are in
/// milliseconds of uptime.
struct WorkerPool {
  /// All workers that have not ended.
  private(set) var links: [WorkerLink] = []
  /// The worker that waits for the next document.
  private var spare: WorkerLink?
  /// Whether a spare worker may be made. `false` once a worker could not be started or has waited too
  /// long, until the next document is opened.
  private var canMakeSpare = true
  private var schedule = SpareSchedule()
  private var made = 0
  private var watchedAt = 0.0

  /// Whether a worker waits for the next document.
  var hasSpare: Bool { spare != nil }
  /// Whether a worker should be started before a document needs it: ``timeToSpare(_:)`` tells when.
  var wantsSpare: Bool { spare == nil && canMakeSpare }

  func contains(_ link: WorkerLink) -> Bool { links.contains { $0 === link } }

  /// The number of a new worker.
  mutating func nextSerial() -> Int {
    made += 1
    return made
  }

  mutating func add(_ link: WorkerLink) { links.append(link) }

  /// Forgets a worker that has ended. If it waited for a document, no other one is started in its place.
  mutating func remove(_ link: WorkerLink) {
    links.removeAll { $0 === link }
    if spare === link { _ = giveUpSpare() }
  }

  /// Takes the spare worker.
  mutating func takeSpare() -> WorkerLink? {
    defer { spare = nil }
    schedule.end()
    return spare
  }

  /// Takes the spare worker, and wants no other one for now.
  mutating func giveUpSpare() -> WorkerLink? {
    canMakeSpare = false
    return takeSpare()
  }

  /// Keeps a worker for the next document; `nil` if none could be started.
  mutating func keepAsSpare(_ link: WorkerLink?, _ now: Double) {
    (spare, canMakeSpare) = (link, link != nil)
    if link != nil { schedule.begin(now) }
  }

  /// Schedules the next worker's start, because a document is being opened.
  mutating func documentOpens(_ now: Double) {
    canMakeSpare = true
    delaySpare(now)
  }

  mutating func delaySpare(_ now: Double) { schedule.documentOpens(now) }

  /// The time until the next worker may be started; 0 if it may start now.
  func timeToSpare(_ now: Double) -> Double { schedule.timeToStart(now) }

  /// The time until the spare worker is given up; `nil` if there is none.
  func timeToGiveUp(_ now: Double) -> Double? { schedule.timeToEnd(now) }

  /// Notes a check of the watchdog.
  ///
  /// - Returns: whether it last did so more than a second ago, because the front did not run.
  mutating func isWatchedLate(_ now: Double) -> Bool {
    defer { watchedAt = now }
    return now - watchedAt > 1000
  }
}
