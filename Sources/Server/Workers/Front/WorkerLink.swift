// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import System

/// A worker as the front speaks with it.
final class WorkerLink {
  let serial: Int
  let pipe: WorkerPipe
  /// The document that it has; `nil` while it waits for one.
  var documentID: String?
  /// Its requests, in the order in which they were sent.
  private(set) var pending: [PendingRequest] = []
  /// Whether it ends when its last request is answered.
  var isLeaving = false
  /// Whether the client hears nothing of what it says by itself: a document is brought back.
  var isMuted = false
  /// Its questions to the client that it waits for.
  var questions: [MessageID] = []
  /// How many views it knows of.
  var viewCount = 0
  /// What it has told of itself.
  var report = WorkerReport()
  var watch: WorkerWatch
  /// The files that are opened for it; `nil`: it opens them itself.
  private let grants: FileGrants?
  private var numbers = MessageNumbers()

  var process: WorkerProcess { pipe.process }

  /// - Parameter limit: how many bytes may wait for it.
  init(
    serial: Int, _ process: WorkerProcess, _ grants: FileGrants?, limit: Int, now: Double
  ) {
    self.serial = serial
    self.grants = grants
    pipe = WorkerPipe(process, limit: limit)
    watch = WorkerWatch(now: now)
  }

  /// Sends a message that is no request.
  func send(_ message: [UInt8]) {
    pipe.append(message)
    pipe.flush()
  }

  /// Sends a request, after a beat where it is time for one.
  func send(_ request: PendingRequest, now: Double) {
    grantFiles(of: request.frame)
    if request.isNotification { return send(request.frame) }
    if pending.isEmpty || watch.wantsBeat(now) { beat(now) }
    if pending.isEmpty { watch.heardMain = now }
    request.place = numbers.nextPlace()
    pending.append(request)
    send(request.frame)
  }

  /// Grants the worker access to the files that a message from the client names.
  func grantFiles(of frame: [UInt8]) {
    guard let grants else { return }
    for path in NamedPath.all(in: frame) { grants.grant(path) }
  }

  /// Has it given a folder with all that is in it.
  func grantFolder(_ path: String) { grants?.grant(NamedPath(path: path, isFolder: true)) }

  /// Makes a request of the front's own.
  @discardableResult func ask(
    _ method: String, _ params: JSONTree, now: Double,
    _ didAnswer: @escaping (_ isError: Bool, _ answer: [UInt8]) -> Void = { _, _ in }
  ) -> PendingRequest {
    let id = numbers.nextID("front")
    let request = PendingRequest(id, method, Outgoing.request(id, method, params), slot: nil)
    request.didAnswer = didAnswer
    send(request, now: now)
    return request
  }

  func beat(_ now: Double) {
    watch.beatsSent += 1
    if watch.beatsSent == watch.beatsAnswered + 1 { watch.beatSentAt = now }
    pipe.append(Heartbeat.message(watch.beatsSent))
  }

  /// Takes the request that an answer is for off the list.
  func take(_ id: MessageID) -> PendingRequest? {
    guard let index = pending.firstIndex(where: { $0.id == id }) else { return nil }
    return pending.remove(at: index)
  }

  /// Whether its main thread has begun a request. Requests that wait for a document are begun later than
  /// others that came after them.
  func hasBegun(_ request: PendingRequest) -> Bool { process.tally.hasBegun(request.place) }

  /// The request that its main thread is at, or the oldest one that it works on between others.
  var current: PendingRequest? {
    let place = process.tally.current
    return pending.first { $0.place == place } ?? pending.first(where: hasBegun)
  }

  /// Gives up what was asked of a worker that is gone.
  func takeAll() -> [PendingRequest] {
    defer { pending = [] }
    return pending
  }
}
