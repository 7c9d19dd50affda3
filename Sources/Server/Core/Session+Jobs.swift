// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC
import Workspace

/// Requests that are handled in turns, and idle work.
extension Session {
  /// Whether there is work for ``work()``.
  public var hasWork: Bool {
    nextJob != nil || userState.preferencesFile?.isDirty == true || hasUpdates
      || documents.hasFreeMemory
      || pictures.prefetcher?.hasWork == true
  }

  /// The job that is due next. A request waits if another request has half changed its document; a
  /// request that changes a document waits while that document waits for the client.
  private var nextJob: Int? {
    let next = requests.jobs.firstIndex { job in
      guard !job.isAway,
        !requests.jobs.contains(where: {
          $0 !== job && !$0.heldDocuments.isDisjoint(with: job.documents)
        })
      else { return false }
      guard let id = job.documentID, client.isAsked(about: id), let open = documents[id] else {
        return true
      }
      return job.isCancelled
        || DialogueRule.allows(job.method, about: open, asked: client.questions)
    }
    if next != nil || requests.jobs.isEmpty || !client.questions.isEmpty { return next }
    // Jobs that wait for a job that is away get their turn after it.
    return requests.jobs.contains { $0.isAway } ? nil : 0
  }

  /// Does one slice of idle work; requests take turns.
  public func work() {
    updateFront()
    guard let nextJob else {
      if let problem = userState.preferencesFile?.flush() { log(.warning, problem) }
      if documents.hasFreeMemory { return returnFreeMemory() }
      if let prefetcher = pictures.prefetcher, prefetcher.hasWork { prefetcher.step() }
      return
    }
    let job = requests.jobs.remove(at: nextJob)
    let before = requests.activity
    requests.activity = job.activity
    defer {
      requests.activity = before
      requests.backlog.reconsider()
    }
    switch job.step() {
    case .answered: break
    case .goesOn: requests.jobs.append(job)
    case .waits(let drawing):
      pictures.drawings.drawWhenIdle(drawing) { [unowned self] error in
        if let error { job.fail(error) } else { requests.jobs.append(job) }
      }
    case .goesAside(let work): lend(job, work)
    case .encodes(let encode, let finish): self.encode(job, encode, finish)
    }
  }

  /// The thread for work that takes long.
  private var asideLane: any RasterLane { world.sideLane ?? world.rasterLane }

  /// Has another thread free the closed documents.
  private func returnFreeMemory() {
    let free = documents.returnFreeMemory()
    do throws(RPCError) {
      try asideLane.run(aside: free) {}
    } catch {
      // Without another thread, this one does it.
      free(documents.context)
    }
  }

  /// Has another thread encode an answer, and sends it. What the request did is done: it cannot be
  /// cancelled any more.
  private func encode(
    _ job: Job, _ encode: @escaping Work.Encoding,
    _ finish: @escaping (Result<[UInt8], RPCError>) -> Void
  ) {
    announceDisplays()
    job.isAway = true
    requests.jobs.append(job)
    do throws(RPCError) {
      try asideLane.run(
        { _ in encode() },
        finish: { [unowned self] bytes in
          guard exitStatus == nil else { return }
          requests.jobs.removeAll { $0 === job }
          finish(.success(bytes))
          requests.backlog.reconsider()
        })
    } catch {
      // Without another thread it takes a turn.
      requests.jobs.removeAll { $0 === job }
      finish(.success(encode()))
    }
  }

  /// Begins work about a document that no message asks for, in turns. What the client asks for waits
  /// as for a request.
  ///
  /// - Parameters:
  ///   - name: the method that does the same.
  ///   - ended: called after the last turn, with the error if the work failed.
  func begin(
    _ name: String, about open: OpenDocument, _ ended: @escaping (RPCError?) -> Void,
    _ work: (Call) -> Transaction<Void>
  ) {
    let call = Call(session: self, about: open.id)
    requests.jobs.append(
      Job(name, call: call, work(call).map { { @Sendable in [] } }) { [unowned self] outcome in
        if case .failure(let error) = outcome { ended(error) } else { ended(nil) }
        announceDisplays()
      })
  }

  /// Runs a job's work on another thread; the job keeps its documents locked meanwhile.
  private func lend(_ job: Job, _ work: @escaping SideWork) {
    job.isAway = true
    requests.jobs.append(job)
    do throws(RPCError) {
      try asideLane.run(aside: work) { job.isAway = false }
    } catch {
      requests.jobs.removeAll { $0 === job }
      job.fail(error)
    }
  }
}
