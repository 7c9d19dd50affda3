// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import System

/// The client's `shutdown`, until all workers have done theirs.
struct FrontShutdown {
  let request: PendingRequest
  /// When the front stops waiting for workers that have not answered.
  let deadline: Double
  var missing: Int
}

/// The progress of the session's end.
struct FrontEnding {
  /// The time until which it waits for answers, in milliseconds of uptime; `nil` if no end was
  /// requested.
  var heldUntil: Double?
  /// The pending answer to the client's `shutdown`.
  var shutdown: FrontShutdown?
}

/// The end of the session.
extension Front {
  /// The time limit for a worker to end, in milliseconds.
  private static let patience = 10_000.0

  func shutDown(_ request: PendingRequest, _ params: JSONNode?) {
    // A request that is refused must not end any worker.
    guard mayAnswer(Shutdown.self, request, params) else {
      ending.heldUntil = nil
      return
    }
    let open = documents.all.compactMap(\.link)
    ending.shutdown = FrontShutdown(
      request: request, deadline: uptime() + Front.patience, missing: open.count)
    for link in open {
      link.isLeaving = true
      link.ask(request.method, .object([]), now: uptime()) { [unowned self] _, _ in
        ending.shutdown?.missing -= 1
      }
    }
    finishShutdown()
  }

  /// Answers the client as soon as all workers are done.
  func finishShutdown() {
    guard let all = ending.shutdown, all.missing <= 0 || all.deadline < uptime() else { return }
    ending.shutdown = nil
    askHome(all.request, nil)
  }

  /// Withdraws the workers' pending questions. The client will not answer them.
  func endQuestions() {
    for link in workers.links {
      for question in link.questions { link.send(Outgoing.error(question, .cancelled)) }
      link.questions = []
    }
  }

  /// Answers on behalf of a client that has gone.
  func answerForClient() {
    guard client.hasEnded, !client.hasEvents else { return }
    endQuestions()
  }

  /// Ends all workers, in an orderly way if they can.
  func leave() {
    let open = documents.all
    // From now on, nothing waits for the documents.
    documents.removeAll()
    for document in open {
      for request in document.waiting { request.fail(.sessionEnded) }
      document.waiting = []
    }
    for link in workers.links { link.process.closeInput() }
    let deadline = uptime() + Front.patience
    while !workers.links.isEmpty, uptime() < deadline {
      for link in workers.links {
        let (messages, isEnded) = link.pipe.read()
        for message in messages { take(message, from: link) }
        guard isEnded else { continue }
        workers.remove(link)
        for request in link.takeAll() { request.fail(.sessionEnded) }
      }
      client.flush()
      if client.isBroken { break }
      waitForWorkers()
    }
    for link in workers.links {
      link.process.kill()
      for request in link.takeAll() { request.fail(.sessionEnded) }
    }
    for document in open { document.file.dataFolder?.remove() }
    client.finish(milliseconds: Int32(Front.patience))
  }

  /// Waits until a worker sends something, or for a moment.
  private func waitForWorkers() {
    var polled = workers.links.map {
      pollfd(fd: $0.process.output, events: Int16(POLLIN), revents: 0)
    }
    poll(&polled, nfds_t(polled.count), 20)
  }
}
