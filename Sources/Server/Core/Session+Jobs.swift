// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC
import Workspace

/// Requests that are worked on in turns, and what is done when nothing else is to do.
extension Session {
  /// Whether there is work for ``work()``.
  public var hasWork: Bool {
    nextJob != nil || userState.preferencesFile?.isDirty == true || hasUpdates
      || documents.hasFreeMemory
      || prefetcher?.hasWork == true
  }

  /// The job that is due next. A request whose document another one has changed in part waits for that
  /// one, and one that changes a document while that waits for the client.
  private var nextJob: Int? {
    let next = jobs.firstIndex { job in
      guard !job.isAway,
        !jobs.contains(where: { $0 !== job && !$0.heldDocuments.isDisjoint(with: job.documents) })
      else { return false }
      guard let id = job.documentID, client.isAsked(about: id), let open = documents[id] else {
        return true
      }
      return job.isCancelled
        || DialogueRule.allows(job.method, about: open, asked: client.questions)
    }
    if next != nil || jobs.isEmpty || !client.questions.isEmpty { return next }
    // What waits for a job that is away has its turn after that.
    return jobs.contains { $0.isAway } ? nil : 0
  }

  /// Does one slice of the work that waits for idle moments; requests take turns.
  public func work() {
    updateFront()
    guard let nextJob else {
      if let problem = userState.preferencesFile?.flush() { log(.warning, problem) }
      if documents.hasFreeMemory { return documents.returnFreeMemory() }
      if let prefetcher, prefetcher.hasWork { prefetcher.step() }
      return
    }
    let job = jobs.remove(at: nextJob)
    defer { backlog.reconsider() }
    switch job.step() {
    case .answered: break
    case .goesOn: jobs.append(job)
    case .waits(let drawing):
      drawings.drawWhenIdle(drawing) { [unowned self] error in
        if let error { job.fail(error) } else { jobs.append(job) }
      }
    case .goesAside(let work): lend(job, work)
    }
  }

  /// Has another thread work for a job, which keeps its documents meanwhile.
  private func lend(_ job: Job, _ work: @escaping SideWork) {
    job.isAway = true
    jobs.append(job)
    let lane = world.sideLane ?? world.rasterLane
    do throws(RPCError) {
      try lane.run(
        { context in
          work(context)
          return []
        }, finish: { _ in job.isAway = false })
    } catch {
      jobs.removeAll { $0 === job }
      job.fail(error)
    }
  }
}
