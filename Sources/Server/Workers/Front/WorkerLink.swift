// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC
import System

/// The front's connection to a worker.
final class WorkerLink {
  let serial: Int
  let pipe: WorkerPipe
  /// The id of the worker's document; `nil` while it has none.
  var documentID: String?
  /// The worker's pending requests, in the order in which they were sent.
  private(set) var pending: [PendingRequest] = []
  /// Whether the worker ends when its last request is answered.
  var isLeaving = false
  /// Whether the worker's notifications are kept from the client. They are while it restores a
  /// document.
  var isMuted = false
  /// The worker's pending questions to the client.
  var questions: [MessageID] = []
  /// The files that its requests have named.
  var named = NamedFiles()
  /// The worker's last report.
  var report = WorkerReport()
  var watch: WorkerWatch
  /// The files that are opened for the worker; `nil`: it opens them itself.
  private let grants: FileGrants?
  private var numbers = MessageNumbers()

  var process: WorkerProcess { pipe.process }

  /// - Parameter limit: the maximum size of messages waiting for the worker, in bytes.
  init(serial: Int, _ process: WorkerProcess, _ grants: FileGrants?, limit: Int, now: Double) {
    self.serial = serial
    self.grants = grants
    pipe = WorkerPipe(process, limit: limit)
    watch = WorkerWatch(now: now)
  }

  /// Sends a message that is not a request.
  func send(_ message: [UInt8]) {
    pipe.append(message)
    pipe.flush()
  }

  /// - Parameter named: the paths that the request names, if they are known already.
  func send(_ request: PendingRequest, naming named: [NamedPath]? = nil, now: Double) {
    if grants != nil { grant(named ?? NamedPath.all(in: request.frame)) }
    if pending.isEmpty { watch.heardMain = now }
    request.place = numbers.nextPlace()
    pending.append(request)
    send(request.frame)
  }

  /// Grants the worker the files that a client's message names.
  func grantFiles(of frame: [UInt8]) {
    if grants != nil { grant(NamedPath.all(in: frame)) }
  }

  private func grant(_ paths: [NamedPath]) {
    for path in paths { grants?.grant(path) }
  }

  /// Grants the worker the known bookmark files of its document.
  func grant(_ known: KnownSidecars, ofDocumentAt path: String) throws(EditError) {
    guard let grants else { return }
    let (own, ofMoved) = try known.sidecars(ofDocumentAt: path)
    for sidecar in own { grants.grant(NamedPath(path: sidecar, isFolder: false)) }
    for sidecar in ofMoved { grants.grantReading(sidecar) }
  }

  /// Grants the worker access to a folder with all its contents.
  func grantFolder(_ path: String) { grants?.grant(NamedPath(path: path, isFolder: true)) }

  /// Sends one of the front's own requests.
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

  /// Removes the answered request from the list.
  func take(_ id: MessageID) -> PendingRequest? {
    guard let index = pending.firstIndex(where: { $0.id == id }) else { return nil }
    return pending.remove(at: index)
  }

  /// Whether the worker's main thread has begun a request. Requests that wait for a document may begin
  /// after later ones.
  func hasBegun(_ request: PendingRequest) -> Bool { process.tally.hasBegun(request.place) }

  /// The request that the main thread is handling. If there is none, it is the oldest one that the
  /// thread handles in turns.
  var current: PendingRequest? {
    let place = process.tally.current
    return pending.first { $0.place == place } ?? pending.first(where: hasBegun)
  }

  func takeAll() -> [PendingRequest] {
    defer { pending = [] }
    return pending
  }
}
