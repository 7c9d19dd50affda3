// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// Takes a raw pointer event that came at a time of the server's clock, in milliseconds.
  public func handle(_ event: PointerEvent, at uptime: Double) -> EventReport {
    let time = event.sample.time
    lastHeard = time.isFinite ? (client: time, server: uptime) : nil
    return handle(event)
  }

  /// When a press becomes a long one if no event comes first, on the server's clock.
  public var deadline: Double? {
    guard let due = recognizer.deadline, let heard = lastHeard else { return nil }
    return heard.server + max(0, due - heard.client)
  }

  /// Tells the time of the server's clock; what became of a press that has become a long one by it.
  public func timePasses(to uptime: Double) -> EventReport? {
    guard let deadline, deadline <= uptime, let due = recognizer.deadline else { return nil }
    let gestures = recognizer.elapsed(to: due)
    return gestures.isEmpty ? nil : handle(gestures)
  }
}
