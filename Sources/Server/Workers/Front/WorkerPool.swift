// SPDX-License-Identifier: AGPL-3.0-or-later

/// The worker processes of a front, one of which may wait for the next document. Times are in
/// milliseconds of uptime.
struct WorkerPool {
  /// How long after a document was opened the next worker is started: its client asks for the first
  /// pages then.
  private static let spareDelay = 50.0

  /// All that have not ended.
  private(set) var links: [WorkerLink] = []
  /// The one that waits for the next document.
  private var spare: WorkerLink?
  /// Whether one is made ahead: not after it could not be, until it is needed.
  private var canMakeSpare = true
  private var spareDue = 0.0
  private var made = 0
  private var watchedAt = 0.0

  /// Whether one waits for the next document.
  var hasSpare: Bool { spare != nil }
  /// Whether the next one is to be made ahead, when its time has come.
  var wantsSpare: Bool { spare == nil && canMakeSpare }

  func contains(_ link: WorkerLink) -> Bool { links.contains { $0 === link } }

  /// The number of a new worker.
  mutating func nextSerial() -> Int {
    made += 1
    return made
  }

  mutating func add(_ link: WorkerLink) { links.append(link) }

  /// Forgets one that has ended. If it waited for a document, none is made ahead in its place.
  mutating func remove(_ link: WorkerLink) {
    links.removeAll { $0 === link }
    if spare === link { keepAsSpare(nil) }
  }

  /// Takes the one that waits.
  mutating func takeSpare() -> WorkerLink? {
    defer { spare = nil }
    return spare
  }

  /// Has one wait for the next document; `nil` where none could be made.
  mutating func keepAsSpare(_ link: WorkerLink?) {
    (spare, canMakeSpare) = (link, link != nil)
  }

  /// A document is being opened: one may be made ahead again, but not at once.
  mutating func documentOpens(_ now: Double) {
    canMakeSpare = true
    delaySpare(now)
  }

  mutating func delaySpare(_ now: Double) { spareDue = now + WorkerPool.spareDelay }

  /// How long it is until the next one may be made ahead; 0 if it may be now.
  func timeToSpare(_ now: Double) -> Double {
    max(0, min(WorkerPool.spareDelay, spareDue - now))
  }

  /// Notes that the workers are looked after.
  ///
  /// - Returns: whether that has not happened for a second, since the front did not run.
  mutating func isWatchedLate(_ now: Double) -> Bool {
    defer { watchedAt = now }
    return now - watchedAt > 1000
  }
}
