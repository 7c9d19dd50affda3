// SPDX-License-Identifier: AGPL-3.0-or-later

import Workspace

extension Session {
  /// Sends the display changes that no result has reported yet.
  func announceDisplays() {
    forEachFreeDocument { document in
      for view in document.views where view.display.isStale { announceDisplay(of: view) }
    }
  }

  private func announceDisplay(of view: OpenView) {
    // If the display cannot be computed, the next event's result reports the error.
    guard let change = try? view.display.pendingChange() else { return }
    notify(
      ToolDidUpdate.self,
      ToolDidUpdate.Params(
        place: HostPlace(view), tool: view.tool.rawValue, state: view.toolState,
        display: WireDisplay(change)))
  }

  /// The time of the next ``timePasses()``, in milliseconds of `World.uptime`; `nil` if nothing is
  /// due.
  var deadline: Double? {
    let free = freeDocuments
    let views = free.flatMap(\.views).compactMap(\.input.deadline).min()
    let files = free.compactMap(\.file.deadline).min()
    let timers = free.compactMap(\.timerDeadline).min()
    let saves = free.compactMap(autosaves.deadline).min()
    let times = [views, files, timers, saves, questionDeadline, pictures.prefetcher?.deadline]
    return (times + [life.watchDue]).compactMap(\.self).min()
  }

  /// Handles everything that is due.
  public func timePasses() {
    client.settleLate()
    refuseWaitingRequests()
    let uptime = world.uptime()
    forEachFreeDocument { document in
      for view in document.views {
        guard let (gesture, report) = view.input.timePasses(to: uptime) else { continue }
        notify(
          InteractionDidRecognize.self,
          InteractionDidRecognize.Params(
            place: HostPlace(view), gesture: gesture, result: EventResult(report)))
      }
    }
    DiskReports(session: self).watchIfDue()
    DiskReports(session: self).look()
    scripts.runTimers()
    autosaves.workOnDue()
    announceDisplays()
  }
}
