// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// The watchdog.
extension Front {
  func watchWorkers() {
    let now = uptime()
    let hang = Double(configuration.hangSeconds) * 1000
    // If nothing ran for a while, for example because the process was stopped, no worker could have
    // answered.
    let wasAway = workers.isWatchedLate(now)
    for link in workers.links where !link.pending.isEmpty {
      // A worker that waits for the front to read its output is not to blame.
      if client.isOverfull || wasAway {
        link.watch.isNotHeard(now)
        continue
      }
      // Its pipe may be held open by another process, such as a crash handler.
      if link.process.endingIfAny() != nil {
        read(link)
        if workers.contains(link) { didEnd(link) }
        continue
      }
      // Each attempt gets more time, in case the machine is busy.
      let attempts = link.documentID.flatMap { documents[$0]?.restarts.futile } ?? 0
      switch link.watch.measure(now, hang: hang * Double(1 << min(attempts, 4))) {
      case .nothing: break
      case .beat:
        link.beat(now)
        link.pipe.flush()
      case .ask:
        link.watch.doubt = .asked
        link.ask(ServerPing.name, .object([]), now: now)
      case .cancel:
        link.watch.doubt = .cancelled
        if let stuck = link.current ?? link.pending.first { link.send(Front.cancel(stuck.id)) }
      case .kill:
        link.watch.killedFor = link.watch.isSilent(now) ? .stalled : .hung
        link.process.kill()
      }
    }
  }

  private static func cancel(_ id: MessageID) -> [UInt8] {
    Outgoing.notification(CancelRequest.name, CancelRequest.Params(id: id))
  }
}
