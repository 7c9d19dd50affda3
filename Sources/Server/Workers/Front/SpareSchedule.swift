// SPDX-License-Identifier: AGPL-3.0-or-later

/// The schedule of the spare worker: its start and its end. The worker waits for the next document, and
/// is given up in the end. Times are in milliseconds of uptime.
struct SpareSchedule {
  /// The delay after opening a document before the next worker is started. During that time the client
  /// requests the first pages.
  static let delay = 50.0
  /// How long a worker waits. It holds 10 MB of memory, and the next document opens 9 ms sooner.
  static let patience = 60_000.0

  private var due = 0.0
  private var since: Double?

  mutating func documentOpens(_ now: Double) { due = now + SpareSchedule.delay }

  mutating func begin(_ now: Double) { since = now }

  mutating func end() { since = nil }

  /// The time until the next worker may be started; 0 if it may start now.
  func timeToStart(_ now: Double) -> Double { max(0, min(SpareSchedule.delay, due - now)) }

  /// The time until the worker is given up; `nil` if none waits.
  func timeToEnd(_ now: Double) -> Double? {
    since.map { max(0, min(SpareSchedule.patience, $0 + SpareSchedule.patience - now)) }
  }
}
