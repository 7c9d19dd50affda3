// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Workspace

/// The order in which messages are worked on.
extension Session {
  /// How long a request waits for a document that waits for a person, in milliseconds.
  static let patience = 1000.0

  /// Takes what one frame holds, with the cancellation flags of its requests in their order.
  ///
  /// - Parameter cost: what the frame costs, in bytes.
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
        backlog.add(Arrival(content, cost: cost, place: world.worker?.receiveRequest()))
      case .message(.notification(let method, let params)):
        backlog.add(Arrival(.notification(method, params), cost: cost))
      case .message(.response(let id, let answer)): take(answer, to: id)
      case .ignored(let error): log(.warning, "A message was ignored: \(error.message)")
      case .refused(let id, let error):
        let content = Arrival.Content.refused(id, error, ReplySlot(batch: batch, send: reply))
        backlog.add(Arrival(content, cost: cost, place: world.worker?.receiveRequest()))
      }
    }
    batch?.allRead()
  }

  /// Whether there is something for ``takeTurn()``.
  public var hasTurn: Bool {
    exitStatus == nil
      && (settledQuestion != nil || backlog.hasFresh || backlog.hasReleased(judgement))
  }

  /// Lets work go on that was answered, or works on one message.
  public func takeTurn() {
    if let question = settledQuestion { return resume(question) }
    if let arrival = backlog.takeReleased(judgement) {
      run(arrival)
    } else if let arrival = backlog.takeFresh() {
      admit(arrival)
    }
  }

  /// Works on a new message, unless it has to wait for a document.
  private func admit(_ arrival: Arrival) {
    let message = Backlog.Waiting(
      arrival: arrival, documents: documents(of: arrival), since: world.uptime())
    guard backlog.mustWait(message.documents, judgement(message)) else { return run(arrival) }
    guard backlog.hasRoom else { return answer(arrival, with: .tooMuchWaits) }
    if arrival.closesDocument, let id = arrival.documentID { withdrawQuestions(about: id) }
    backlog.wait(message)
  }

  /// Whether work about a document waits for an answer of the client.
  func isAsking(about documentID: String) -> Bool {
    questions.contains { $0.documentID == documentID }
  }

  /// The question without a deadline that a document waits for; `nil` if there is none.
  func dialogue(of documentID: String) -> Question? {
    questions.last { $0.documentID == documentID && $0.deadline == nil }
  }

  /// The documents that are whole, and do not wait for the client.
  var freeDocuments: [OpenDocument] { wholeDocuments.filter { !isAsking(about: $0.id) } }

  /// Works on each of ``freeDocuments``. While that waits for the client, others may be closed.
  func forEachFreeDocument(_ body: (OpenDocument) -> Void) {
    for open in freeDocuments where documents[open.id] === open && !isAsking(about: open.id) {
      body(open)
    }
  }

  /// When ``timePasses()`` has something to do for questions and for what waits for them.
  var questionDeadline: Double? {
    let questions = questions.compactMap { $0.outcome == nil ? $0.deadline : nil }
    let waiting = documentsInDialogue.compactMap { id in
      backlog.oldestRequest(for: id).map { $0 + Session.patience }
    }
    return (questions + waiting).min()
  }

  /// Refuses the requests that have waited long enough for a document that waits for a person.
  func refuseWaitingRequests() {
    let time = world.uptime() - Session.patience
    for id in documentsInDialogue {
      guard let question = dialogue(of: id) else { continue }
      for arrival in backlog.takeRequests(for: id, waitingSince: time) {
        answer(arrival, with: .busy(id, question))
      }
    }
  }

  /// The documents that wait for a person.
  private var documentsInDialogue: [String] {
    Set(questions.lazy.filter { $0.deadline == nil }.map(\.documentID)).sorted()
  }

  /// Works on everything that waits, without asking the client: the session is about to end.
  func drain() {
    isDraining = true
    defer { isDraining = false }
    endQuestions()
    for arrival in backlog.takeWaiting() { run(arrival) }
  }

  /// Answers with an error what was not worked on.
  func answer(_ arrival: Arrival, with error: RPCError) {
    switch arrival.content {
    case .request(let id, let method, _, let flag, let slot):
      cancellations.finish(id, flag)
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
    case .task(let id, let work): if documents[id] != nil { work() }
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
