// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// Takes raw pointer events that came at a time of the server's clock, in milliseconds.
  public func handle(_ batch: PointerBatch, at uptime: Double) -> EventReport {
    if let time = batch.events.last?.sample.time {
      lastHeard = time.isFinite ? (client: time, server: uptime) : nil
    }
    return handle(batch)
  }

  /// When a press becomes a long one, or a tap has waited for long enough, if no event comes first, on
  /// the server's clock.
  public var deadline: Double? {
    [pressDeadline, tapDeadline].compactMap { $0 }.min()
  }

  /// Tells the time of the server's clock.
  ///
  /// - Returns: which gesture came about by it, and what became of it.
  public func timePasses(
    to uptime: Double
  ) -> (event: ComponentChain.Event, report: EventReport)? {
    if let tapDeadline, tapDeadline <= uptime {
      return (.tap, report { report in deliverHeldTap(&report) })
    }
    guard let pressDeadline, pressDeadline <= uptime, let due = recognizer.deadline else {
      return nil
    }
    let gestures = pointers.elapsed(to: due)
    guard !gestures.isEmpty else { return nil }
    return (.longPress, report { report in take(gestures, &report) })
  }

  private var pressDeadline: Double? {
    guard let due = recognizer.deadline, let heard = lastHeard else { return nil }
    return heard.server + max(0, due - heard.client)
  }

  private var tapDeadline: Double? {
    heldTap.flatMap { $0.isContinued ? nil : $0.dueOnServer }
  }
}
