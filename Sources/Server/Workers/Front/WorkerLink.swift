// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import System

/// A worker as the front speaks with it.
final class WorkerLink {
  let serial: Int
  let process: WorkerProcess
  /// The document that it has; `nil` while it waits for one.
  var documentID: String?
  /// Its requests, in the order in which they were sent.
  private(set) var pending: [PendingRequest] = []
  private(set) var outgoing: OutputQueue
  /// Whether it ends when its last request is answered.
  var isLeaving = false
  /// Whether the client hears nothing of what it says by itself: a document is brought back.
  var isMuted = false
  /// Its questions to the client that it waits for.
  var questions: [MessageID] = []
  /// How many views it knows of.
  var viewCount = 0
  var memoryBytes = 0
  var cacheBytes = 0
  var caches: [CacheStatus] = []
  var watch: WorkerWatch
  /// The files that are opened for it; `nil`: it opens them itself.
  private let grants: FileGrants?
  /// The worker's sandbox, once it has reported it.
  var sandbox: SandboxStatus?
  /// Why it keeps no pictures of pages; empty: it does.
  var warning = ""
  private var frames = FrameReader(framing: .lsp, limit: .max)
  private var requestsSent = 0
  private var requestsMade = 0

  /// - Parameter limit: how many bytes may wait for it.
  init(
    serial: Int, _ process: WorkerProcess, _ grants: FileGrants?, limit: Int, now: Double
  ) {
    self.serial = serial
    self.grants = grants
    self.process = process
    outgoing = OutputQueue(limit: limit)
    watch = WorkerWatch(now: now)
  }

  /// Sends a message that is no request.
  func send(_ message: [UInt8]) {
    outgoing.append(Framing.lsp.wrap(message))
    flush()
  }

  /// Sends a request, after a beat where it is time for one.
  func send(_ request: PendingRequest, now: Double) {
    grantFiles(of: request.frame)
    if request.isNotification { return send(request.frame) }
    if pending.isEmpty || watch.wantsBeat(now) { beat(now) }
    if pending.isEmpty { watch.heardMain = now }
    requestsSent += 1
    request.place = requestsSent
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
    requestsMade += 1
    let id = MessageID.string("recto-front-\(requestsMade)")
    let request = PendingRequest(id, method, Outgoing.request(id, method, params), slot: nil)
    request.didAnswer = didAnswer
    send(request, now: now)
    return request
  }

  func beat(_ now: Double) {
    watch.beatsSent += 1
    if watch.beatsSent == watch.beatsAnswered + 1 { watch.beatSentAt = now }
    outgoing.append(Framing.lsp.wrap(Heartbeat.message(watch.beatsSent)))
  }

  /// Writes what goes at once; a worker that is gone is seen by its output's end.
  func flush() {
    guard let input = process.input else { return }
    try? outgoing.flush { bytes throws(SystemError) in try input.write(bytes) }
  }

  /// Reads what has come, with the pictures that it names.
  ///
  /// - Returns: the messages, and whether the output has ended.
  func read() -> (messages: [[UInt8]], isEnded: Bool) {
    var messages: [[UInt8]] = []
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    defer { chunk.deallocate() }
    for _ in 0..<16 {
      let count = System.read(process.output, chunk.baseAddress, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return (messages, false) }
      guard count > 0 else { return (messages, true) }
      // All of them were staged before any is taken out, so there are no more than slots.
      var pictures = PictureSlots.count
      for case .frame(let bytes) in frames.feed(UnsafeRawBufferPointer(rebasing: chunk[..<count])) {
        guard let slots = process.pictures else {
          messages.append(bytes)
          continue
        }
        guard let filled = slots.filled(bytes, most: pictures) else {
          // It is not what we started any more.
          process.kill()
          return (messages, true)
        }
        pictures -= filled.pictures
        messages.append(filled.message)
      }
      if count < chunk.count || pictures < PictureSlots.count { break }
    }
    return (messages, false)
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
