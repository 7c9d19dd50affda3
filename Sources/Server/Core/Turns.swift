// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// Lets work pause and wait while the session does other work.
public protocol Turns: AnyObject {
  /// Parks the calling work until ``resume(_:)``, and lets other work run.
  ///
  /// - Returns: `false` if there is no thread for the other work: then nothing has happened.
  func park(_ place: ParkingPlace) -> Bool

  /// Resumes parked work. Returns when it has ended or is parked again.
  func resume(_ place: ParkingPlace)
}

/// A place for one piece of parked work.
public final class ParkingPlace {
  fileprivate var seat: ThreadTurns.Seat?
  init() {}
}

/// Threads that take turns: exactly one runs at any time. Each has its own stack, so work can be
/// parked at any point and resumed in any order.
///
/// One thread leads: it repeats the session's step. When a step's work is parked, its thread stands
/// still with it and another thread leads. The leader that resumes the work stands still until the
/// work has ended or is parked again.
///
/// `@unchecked Sendable`, since only the running thread accesses the state, and each handover goes
/// through a mailbox.
final class ThreadTurns: Turns, @unchecked Sendable {
  /// A thread, which runs when its turn comes.
  final class Seat: Sendable {
    let turn = Mailbox<Void>()
  }

  private let first = Seat()
  private var running: Seat
  /// The threads that wait for resumed work to give the turn back. Each thread resumed its work itself.
  private var resumers: [Seat] = []
  /// The threads that have nothing to do.
  private var idle: [Seat] = []
  private var step: () -> Bool = { false }
  private var hasEnded = false

  init() { running = first }

  /// Whether the calling thread runs the session's next step too.
  var isLeading: Bool { resumers.isEmpty }

  /// Runs a session to its end, on this and other threads.
  ///
  /// - Parameter step: does one piece of the session's work; `false` ends the session, when no work may
  ///   be parked.
  func run(_ step: @escaping () -> Bool) {
    self.step = step
    run(first)
  }

  func park(_ place: ParkingPlace) -> Bool {
    let own = running
    place.seat = own
    if let resumer = resumers.popLast() {
      give(to: resumer)
    } else {
      guard let next = idle.popLast() ?? newSeat() else { return false }
      give(to: next)
    }
    own.turn.take()
    return true
  }

  func resume(_ place: ParkingPlace) {
    guard let seat = place.seat else { return }
    place.seat = nil
    let own = running
    resumers.append(own)
    give(to: seat)
    own.turn.take()
  }

  private func give(to seat: Seat) {
    running = seat
    seat.turn.post(())
  }

  private func run(_ own: Seat) {
    while !hasEnded {
      if !step() {
        hasEnded = true
        // The step's captures must not outlive the session.
        step = { false }
        for seat in idle { seat.turn.post(()) }
        break
      }
      guard let resumer = resumers.popLast() else { continue }
      idle.append(own)
      give(to: resumer)
      own.turn.take()
    }
  }

  private func newSeat() -> Seat? {
    let seat = Seat()
    do throws(SystemError) {
      try spawnThread("session") {
        seat.turn.take()
        self.run(seat)
      }
    } catch { return nil }
    return seat
  }
}
