// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import System

/// The client's `shutdown`, until all workers have done theirs.
struct FrontShutdown {
  let request: PendingRequest
  /// When those who have not answered are not waited for any more.
  let deadline: Double
  var missing: Int
}

/// How far the end of the session is.
struct FrontEnding {
  /// Until when it waits for answers, in milliseconds of uptime; `nil` while nobody has asked for it.
  var heldUntil: Double?
  /// The pending answer to the client's `shutdown`.
  var shutdown: FrontShutdown?
}

/// The end of the session.
extension Front {
  /// How long a worker may take for its end, in milliseconds.
  private static let patience = 10_000.0

  func shutDown(_ request: PendingRequest) {
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

  /// Answers the client as soon as no worker has anything left to do.
  func finishShutdown() {
    guard let all = ending.shutdown, all.missing <= 0 || all.deadline < uptime() else { return }
    ending.shutdown = nil
    askHome(all.request, nil)
  }

  /// Ends all workers, in order where they can.
  func leave() {
    let open = documents.all
    // So that nothing waits for them any more.
    documents.removeAll()
    for document in open {
      for request in document.waiting { request.fail(.cancelled) }
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
        for request in link.takeAll() { request.fail(.cancelled) }
      }
      client.flush()
      if client.isBroken { break }
      waitForWorkers()
    }
    for link in workers.links {
      link.process.kill()
      for request in link.takeAll() { request.fail(.cancelled) }
    }
    for document in open { document.file.dataFolder?.remove() }
    client.finish(milliseconds: Int32(Front.patience))
  }

  /// For something that one of them says, or for a moment.
  private func waitForWorkers() {
    var polled = workers.links.map {
      pollfd(fd: $0.process.output, events: Int16(POLLIN), revents: 0)
    }
    poll(&polled, nfds_t(polled.count), 20)
  }
}
