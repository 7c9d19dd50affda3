// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Workspace

/// The order in which messages are handled.
extension Session {
  /// The time limit for requests while their document awaits its user. It is in milliseconds.
  static let patience = 1000.0
  /// How long a `shutdown` waits for the requests before it, in milliseconds.
  static let endPatience = 10_000.0

  /// Takes the contents of one frame. `flags` are the cancellation flags of its requests, in order.
  ///
  /// - Parameter cost: the cost of the frame, in bytes.
  public func receive(_ incoming: Incoming, flags: [CancellationFlag], cost: Int = 0) {
    let batch = incoming.isBatch ? BatchReply(send: reply) : nil
    var flags = flags.makeIterator()
    let cost = cost / max(1, incoming.items.count)
    for item in incoming.items where exitStatus == nil {
      switch item {
      case .message(.request(let id, let method, let params)):
        let flag = flags.next() ?? CancellationFlag()
        let slot = ReplySlot(batch: batch, send: reply)
        let content = Arrival.Content.request(id, method, params, flag, slot)
        requests.backlog.add(Arrival(content, cost: cost, place: world.worker?.receiveRequest()))
      case .message(.notification(let method, let params)):
        requests.backlog.add(Arrival(.notification(method, params), cost: cost))
      case .message(.response(let id, let answer)): client.take(answer, to: id)
      case .ignored(let error): log.ignored(error)
      case .refused(let id?, let error) where client.hasAsked(id):
        // A message without a method, a result and an error.
        log.warnClient("An answer cannot be read, and counts as an error: \(error.message)")
        client.take(.failure(error), to: id)
      case .refused(let id, let error):
        let content = Arrival.Content.refused(id, error, ReplySlot(batch: batch, send: reply))
        requests.backlog.add(Arrival(content, cost: cost, place: world.worker?.receiveRequest()))
      }
    }
    batch?.allRead()
  }

  /// Whether ``takeTurn()`` has something to do.
  public var hasTurn: Bool {
    exitStatus == nil
      && (client.settled != nil || requests.backlog.hasFresh
        || requests.backlog.hasReleased(judgement))
  }

  /// Resumes work whose question was answered, or handles one message.
  public func takeTurn() {
    if let question = client.settled { return client.resume(question) }
    if let arrival = requests.backlog.takeReleased(judgement) {
      run(arrival)
    } else if let arrival = requests.backlog.takeFresh() {
      admit(arrival)
    }
  }

  /// Handles a new message, unless it must wait for a document.
  private func admit(_ arrival: Arrival) {
    // Work that waits for the client, such as a save, is finished before the session ends.
    if arrival.method == Shutdown.name { client.withoutAsking {} }
    let message = Backlog.Waiting(
      arrival: arrival, documents: documents(of: arrival),
      readsPage: arrival.method.map(DialogueRule.ofPages.contains) ?? false,
      since: world.uptime())
    guard requests.backlog.mustWait(message.documents, judgement(message)) else {
      return run(arrival)
    }
    guard requests.backlog.hasRoom else { return answer(arrival, with: .tooMuchWaits) }
    if arrival.closesDocument, let id = arrival.documentID { client.withdraw(about: id) }
    requests.backlog.wait(message)
  }

  /// The documents that are not half changed nor awaiting the client.
  var freeDocuments: [OpenDocument] { wholeDocuments.filter { !client.isAsked(about: $0.id) } }

  /// Runs `body` for each of ``freeDocuments``. While one of them waits for the client, others may be
  /// closed.
  func forEachFreeDocument(_ body: (OpenDocument) -> Void) {
    for open in freeDocuments where documents[open.id] === open && !client.isAsked(about: open.id) {
      body(open)
    }
  }

  /// Does work once a document is free: not half changed nor awaiting the client.
  func whenFree(_ open: OpenDocument, _ work: @escaping () -> Void) {
    guard heldDocuments.contains(open.id) || client.isAsked(about: open.id) else { return work() }
    requests.backlog.add(Arrival(.task(open.id, work), cost: 0))
  }

  /// The time of the next ``timePasses()`` for questions. Requests that wait for questions count too.
  var questionDeadline: Double? {
    let waiting = client.documentsInDialogue.compactMap { id in
      requests.backlog.oldestRequest(for: id).map { $0 + Session.patience }
    }
    return (waiting + [client.deadline, endDeadline].compactMap(\.self)).min()
  }

  /// When a waiting `shutdown` stops waiting for requests; `nil` if none waits, or that time has passed.
  private var endDeadline: Double? {
    requests.backlog.barrierTime.map { $0 + Session.endPatience }
      .flatMap { $0 > world.uptime() ? $0 : nil }
  }

  /// Refuses the requests that have waited too long for a document. The document waits for its user.
  func refuseWaitingRequests() {
    // A waiting shutdown may have waited long enough.
    if requests.backlog.barrierTime != nil { requests.backlog.reconsider() }
    let time = world.uptime() - Session.patience
    for id in client.documentsInDialogue {
      guard let question = client.dialogue(of: id) else { continue }
      for arrival in requests.backlog.takeRequests(for: id, waitingSince: time) {
        answer(arrival, with: .busy(id, question))
      }
    }
  }

  /// Handles the messages that came before the one that ends the session. The client is not asked.
  /// Messages that came after it, such as an `exit`, wait for their turn.
  func drain() {
    client.withoutAsking { for arrival in requests.backlog.takeEarlier() { run(arrival) } }
  }

  /// Withdraws the questions of a request. Answers the request if it has not begun.
  func cancel(_ id: MessageID) {
    client.withdraw(request: id)
    for arrival in requests.backlog.take(request: id) { answer(arrival, with: .cancelled) }
  }

  /// Answers a message that was not handled with an error.
  func answer(_ arrival: Arrival, with error: RPCError) {
    switch arrival.content {
    case .request(let id, let method, _, let flag, let slot):
      requests.cancellations.finish(id, flag)
      log(.debug, "\(method) was not worked on: \(error.message)")
      slot.answer(Outgoing.error(id, error))
    case .notification(let method, _):
      log(.debug, "\(method), sent as a notification, was not worked on: \(error.message)")
    case .refused(let id, let refusal, let slot):
      slot.answer(Outgoing.error(id, refusal))
    case .task: break
    }
  }

  private func run(_ arrival: Arrival) {
    if let place = arrival.place { world.worker?.willBegin(place) }
    defer { if arrival.place != nil { world.worker?.didEnd() } }
    switch arrival.content {
    case .request(let id, let method, let params, let flag, let slot):
      request(id, method, params, flag, slot)
    case .notification(let method, let params): notification(method, params)
    case .refused(let id, let error, let slot): slot.answer(Outgoing.error(id, error))
    case .task(let id, let work):
      guard documents[id] != nil else { return }
      work()
      announceDisplays()
    }
  }
}

extension RPCError {
  static func busy(_ documentID: String, _ question: Question) -> RPCError {
    RPCError(
      .documentBusy,
      "\(documentID) waits for the user: answer \(question.method) first, or cancel what caused it.",
      data: [.init("waitsFor", .string(question.method))])
  }

  fileprivate static let tooMuchWaits = RPCError(
    .limitExceeded,
    """
    More than 32 MiB of requests wait for documents: answer what the server has asked, or wait for the \
    large edit.
    """,
    data: [.init("limit", .string("bytes"))])
}
