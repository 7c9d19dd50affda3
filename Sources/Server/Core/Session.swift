// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import Workspace

/// One client's conversation with the server, from `initialize` to `exit`. Used on the main thread.
public final class Session {
  let world: World
  let documents: Documents
  var life: SessionLife
  var options = SessionOptions()
  public let requests = SessionRequests()
  let dispatcher: Dispatcher
  var pictures: SessionPictures
  private(set) lazy var client = SessionClient(of: self)
  private(set) lazy var log = SessionLog(of: self)
  private(set) lazy var userState = UserState(of: self)
  private(set) lazy var scripts = SessionScripts(of: self)
  private(set) lazy var autosaves = Autosaves(of: self)

  public init(context: EngineContext, world: World) {
    self.world = world
    documents = Documents(context: context, clock: world.clock, randomness: world.randomness)
    documents.shared.files.temporaryFolder = world.temporaryFolder
    documents.shared.annotationNaming = world.annotationNaming
    life = SessionLife(started: world.clock())
    pictures = SessionPictures(drawings: DrawingQueue(world.rasterLane))
    dispatcher = Dispatcher(
      Catalogue.methods + (world.worker == nil ? [] : Catalogue.workerMethods))
    pictures.prefetcher = world.prefetchLane.map {
      Prefetcher(self, on: $0, threads: world.threads)
    }
    DocumentReports(session: self).observe(documents)
    userState.observe()
    if let worker = world.worker { begin(as: worker) }
  }

  /// The exit status, once the conversation has ended: 0 after `shutdown`, 1 without it.
  public var exitStatus: Int32? {
    if case .exited(let status) = life.phase { return status }
    return nil
  }

  func stopPrefetching() {
    pictures.prefetcher?.removeAll()
    pictures.prefetcher = nil
  }

  /// Answers a frame that is not a valid message.
  public func refuse(_ refusal: FrameRefusal) { reply(Outgoing.error(nil, refusal.rpcError)) }

  /// Handles the end of input, which counts as `exit`.
  public func inputEnded() {
    if exitStatus == nil { exit() }
  }

  /// Whether the session was initialized and has not been shut down.
  var isRunning: Bool {
    if case .running = life.phase { return true }
    return false
  }

  /// Sends an answer, or a request to the client. Neither is ever dropped.
  func reply(_ message: [UInt8]) { world.send(message, false) }

  /// Sends a notification.
  ///
  /// - Parameter isDroppable: whether it may be dropped; by default as its type declares.
  func notify<N: Notification>(
    _ notification: N.Type, _ params: N.Params, isDroppable: Bool = N.isDroppable
  ) {
    // After hearing of a document, a client may ask the front for the list at once.
    if N.name.hasPrefix("document/") { updateFront() }
    world.send(Outgoing.notification(N.name, params), isDroppable)
  }

  /// Whether a request is pending, or work that nobody asked for. Both are finished before the end of
  /// input ends the session.
  public var isBusy: Bool {
    !requests.unanswered.isEmpty || !requests.backlog.isEmpty || !requests.jobs.isEmpty
  }

  /// Ends the session; pending requests are answered as cancelled.
  func exit() {
    client.isNowGone()
    for job in requests.jobs { job.abandon() }
    client.endAll()
    for arrival in requests.backlog.takeAll() { answer(arrival, with: .sessionEnded) }
    for cancel in requests.unanswered.cancelling { cancel() }
    documents.closeAll(askingClient: false)
    pictures.prefetcher?.removeAll()
    world.sharedPictures.removeAll()
    userState.preferencesFile?.flush()
    if case .shutDown = life.phase {
      life.phase = .exited(status: 0)
    } else {
      life.phase = .exited(status: 1)
    }
  }

  func request(
    _ id: MessageID, _ method: String, _ params: JSONNode?, _ flag: CancellationFlag,
    _ slot: ReplySlot
  ) {
    if method == Exit.name {
      // `exit` ends all other work, so it does not count as work itself.
      slot.answer(Outgoing.result(id, Nothing()))
      return exit()
    }
    let before = requests.activity
    requests.activity = Activity(request: id, flag: flag)
    defer { requests.activity = before }
    scripts.noteUser(method, params)
    let call = Call(session: self, id: id, flag: flag, params: params)
    let start = world.uptime()
    // The front reports once for all its workers.
    let isRepeated =
      world.worker != nil && params?[member: "documentId"] == nil && method != DocumentOpen.name
    let number = requests.unanswered.newNumber()
    let finish = { [unowned self] (bytes: [UInt8]) in
      requests.unanswered.remove(number)
      requests.backlog.reconsider()
      requests.cancellations.finish(id, flag)
      updateFront()
      if !isRepeated {
        log(.debug, "\(method) was answered after \(Int((world.uptime() - start).rounded())) ms.")
      }
      slot.answer(bytes)
    }
    // Announce changes of the last turn before the answer, as for a one-turn request.
    let finishLater = { [unowned self] (outcome: Result<[UInt8], RPCError>) in
      announceDisplays()
      switch outcome {
      case .success(let bytes): finish(bytes)
      case .failure(let error): finish(Outgoing.error(id, error))
      }
    }
    requests.unanswered.add(number) { finish(Outgoing.error(id, .sessionEnded)) }
    do throws(RPCError) {
      try call.checkCancelled()
      try checkPhase(of: method)
      try checkRoots(of: method, params)
      world.worker?.willRun(method)
      let work = try call.limited { () throws(RPCError) in
        try dispatcher.run(method, params, call)
      }
      scripts.settle()
      announceDisplays()
      switch work {
      case .done(let bytes): finish(bytes)
      case .paced(let next):
        requests.jobs.append(Job(method, call: call, next: next, finish: finishLater))
      case .transaction(let transaction):
        requests.jobs.append(Job(method, call: call, transaction, finish: finishLater))
      case .rasterized(let draw):
        try pictures.drawings.drawAtOnce(call.limited(draw)) { [unowned self] bytes in
          finish(bytes)
          pictures.prefetcher?.didAnswer()
        }
      }
    } catch {
      scripts.settle()
      announceDisplays()
      if error.kind == .internalError { log(.error, "\(method) failed in the server.") }
      finish(Outgoing.error(id, error))
    }
  }

  func notification(_ method: String, _ params: JSONNode?) {
    scripts.noteUser(method, params)
    let flag = CancellationFlag()
    let before = requests.activity
    requests.activity = Activity(request: nil, flag: flag)
    defer { requests.activity = before }
    let call = Call(session: self, id: nil, flag: flag, params: params)
    // JSON-RPC forbids answers to notifications, even errors.
    do throws(RPCError) {
      guard !dispatcher.isNotification(method) else {
        _ = try dispatcher.run(method, params, call)
        return
      }
      try checkPhase(of: method)
      try checkRoots(of: method, params)
      let work = try call.limited { () throws(RPCError) in
        try dispatcher.run(method, params, call)
      }
      switch work {
      case .paced(let next): requests.jobs.append(Job(method, call: call, next: next) { _ in })
      case .transaction(let transaction):
        requests.jobs.append(Job(method, call: call, transaction) { _ in })
      case .done, .rasterized: break
      }
    } catch {
      log(.debug, "\(method), sent as a notification, failed: \(error.message)")
    }
    scripts.settle()
    announceDisplays()
    updateFront()
  }

  private func checkPhase(of method: String) throws(RPCError) {
    switch life.phase {
    case .starting where method != Initialize.name:
      throw RPCError(.notInitialized, "Send initialize first.")
    case .running where method == Initialize.name:
      throw RPCError(.invalidRequest, "The session is initialized already.")
    case .shutDown, .exited:
      throw RPCError(.invalidRequest, "The session was shut down: only exit may follow.")
    default: break
    }
  }

  /// Refuses a client's request that names a file outside the roots.
  private func checkRoots(of method: String, _ params: JSONNode?) throws(RPCError) {
    // Paths in a front's own messages are the front's own files.
    let isOfFront = world.worker != nil && method.hasPrefix("worker/")
    if !isOfFront { try world.roots?.check(params) }
  }
}
