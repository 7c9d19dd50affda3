// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

/// The session's client: what it can do, and the questions that wait for its answers.
final class SessionClient {
  /// The maximum number of pending questions: each takes a thread.
  private static let mostQuestions = 64

  /// The client's capabilities from `initialize`.
  var capabilities = ClientCapabilities()
  /// The framing of the client's messages.
  var framing = Framing.lines
  /// Makes the session end when the client's process, with this id, ends.
  var watchProcess: ((_ process: Int) -> Void)?
  /// The pending questions, in the order in which they were asked.
  private(set) var questions: [Question] = [] { didSet { session.requests.backlog.reconsider() } }
  /// Handlers for answers of the client that arrive too late.
  private var lateAnswers = LateAnswers()
  /// The number of questions asked so far.
  private var questionCount = 0
  /// Whether the client has gone.
  private var isGone = false
  /// Whether waiting messages are handled without asking the client.
  private var isDraining = false
  private unowned let session: Session

  init(of session: Session) { self.session = session }

  private var world: Session.World { session.world }

  /// Asks the client and waits. The session does other work until the answer comes.
  ///
  /// - Returns: the answer; `nil` if none came in time, or if it is an error or does not decode.
  func ask<R: ClientRequest>(
    _ request: R.Type, _ params: R.Params, about documentID: String, milliseconds: Int?
  ) -> R.Result? {
    try? asked(request, params, about: documentID, milliseconds: milliseconds)?.get()
  }

  /// As ``ask(_:_:about:milliseconds:)``, for a question that permits something: `refuse` if the
  /// request that it was asked for was cancelled meanwhile.
  func permits<R: ClientRequest>(
    _ request: R.Type, _ params: R.Params, about documentID: String, milliseconds: Int,
    _ verdict: (R.Result) -> GateAnswer
  ) -> GateAnswer? {
    switch asked(request, params, about: documentID, milliseconds: milliseconds) {
    case nil: nil
    case .success(let result)?: verdict(result)
    case .failure(let error)?: error.kind == .requestCancelled ? .refuse : nil
    }
  }

  /// Asks like ``ask(_:_:about:milliseconds:)``, but tells bad answers from no answer. A bad answer is
  /// an error or one that does not decode.
  ///
  /// - Parameters:
  ///   - documentID: the document that waits.
  ///   - milliseconds: how long to wait; `nil`: without limit, for a person.
  ///   - late: called with an answer that comes after the wait has ended, between two pieces of work
  ///     on the document.
  func asked<R: ClientRequest>(
    _ request: R.Type, _ params: R.Params, about documentID: String, milliseconds: Int?,
    late: ((R.Result) -> Void)? = nil
  ) -> Result<R.Result, RPCError>? {
    let work = late.map { handle in
      { [unowned self] (node: JSONNode) -> (() -> Void)? in
        guard case .success(let result) = decode(node, answering: R.self) else { return nil }
        return { handle(result) }
      }
    }
    let answer = answer(to: R.name, about: documentID, milliseconds, late: work) { id in
      Outgoing.request(id, R.name, params)
    }
    return answer?.flatMap { decode($0, answering: R.self) }
  }

  /// Sends a question, and waits for the answer.
  ///
  /// - Parameter late: makes the work that a late answer leads to; `nil` for none.
  private func answer(
    to method: String, about documentID: String, _ milliseconds: Int?,
    late: ((JSONNode) -> (() -> Void)?)?, _ message: (MessageID) -> [UInt8]
  ) -> Result<JSONNode, RPCError>? {
    guard let turns = world.turns, capabilities.answers(method), mayAsk(about: documentID),
      questions.count < SessionClient.mostQuestions,
      // While the session ends, it does not wait for a person.
      milliseconds != nil || session.isRunning
    else { return nil }
    if session.requests.activity?.flag.cause == .client { return .failure(.cancelled) }
    questionCount += 1
    let question = Question(
      .string("\(session.requestPrefix)\(questionCount)"), method, documentID: documentID,
      activity: session.requests.activity,
      deadline: milliseconds.map { world.uptime() + Double($0) })
    questions.append(question)
    session.reply(message(question.id))
    let isParked = pausingTimeLimit { turns.park(question.place) }
    session.requests.activity = question.activity
    questions.removeAll { $0 === question }
    if case .answered? = question.outcome {} else { giveUp(question, late) }
    switch question.outcome {
    case .answered(let answer): return answer
    case .withdrawn: return .failure(.cancelled)
    case .late, nil:
      let why = isParked ? "within \(milliseconds ?? 0) ms" : "as there is no thread to wait on"
      session.log(.warning, "The client did not answer \(method) \(why).")
      return nil
    }
  }

  /// Stops waiting for the answer to a question.
  private func giveUp(_ question: Question, _ late: ((JSONNode) -> (() -> Void)?)?) {
    if world.worker != nil {
      session.notify(WorkerDidGiveUp.self, WorkerDidGiveUp.Params(id: question.id))
    }
    guard let late else { return }
    lateAnswers.expect(question.id) { [unowned self] answer in
      guard case .success(let node) = answer, let work = late(node) else { return }
      let task = Arrival.Content.task(question.documentID, work)
      session.requests.backlog.add(Arrival(task, cost: 0))
    }
  }

  /// Whether the client may be asked: not if it is gone, and not about a document that it is closing.
  private func mayAsk(about documentID: String) -> Bool {
    !isGone && !isDraining && !session.requests.backlog.isClosing(documentID)
  }

  private func pausingTimeLimit(_ wait: () -> Bool) -> Bool {
    guard let limit = world.timeLimit, let flag = session.requests.activity?.flag else {
      return wait()
    }
    return limit.pausing(flag, wait)
  }

  private func decode<R: ClientRequest>(
    _ node: JSONNode, answering request: R.Type
  ) -> Result<R.Result, RPCError> {
    do throws(RPCError) {
      return .success(
        try session.log.unknownMembers.read(node, as: R.Result.self, answering: R.name))
    } catch {
      session.log.warnClient(
        "The answer to \(R.name) cannot be read, and counts as none: \(error.message)")
      return .failure(error)
    }
  }

  /// Takes the client's answer to a question. A late answer is passed to the handler of the question, if
  /// it has one.
  func take(_ answer: Result<JSONNode, RPCError>, to id: MessageID?) {
    guard let question = questions.first(where: { $0.id == id }) else {
      if let id, let handle = lateAnswers.take(id) { handle(answer) }
      return
    }
    question.settle(.answered(answer))
  }

  /// Withdraws the questions that were asked for a request.
  func withdraw(request id: MessageID) {
    settle(.withdrawn) { $0.activity?.request == id }
  }

  func withdraw(about documentID: String) {
    settle(.withdrawn) { $0.documentID == documentID }
  }

  /// Notes that the client has gone.
  func isNowGone() {
    isGone = true
    settle(.withdrawn) { _ in true }
  }

  /// Settles the questions whose deadline has passed.
  func settleLate() {
    let now = world.uptime()
    settle(.late) { question in question.deadline.map { $0 <= now } ?? false }
  }

  /// Ends all work that waits for the client. The work ends as if its requests were cancelled.
  func endAll() {
    settle(.withdrawn) { _ in true }
    while let question = settled { resume(question) }
  }

  /// Ends the work that waits for the client, then does `work`. The client is not asked meanwhile.
  func withoutAsking(_ work: () -> Void) {
    isDraining = true
    defer { isDraining = false }
    endAll()
    work()
  }

  private func settle(_ outcome: Question.Outcome, _ isMeant: (Question) -> Bool) {
    for question in questions where isMeant(question) { question.settle(outcome) }
  }

  func resume(_ question: Question) {
    let own = session.requests.activity
    world.turns?.resume(question.place)
    session.requests.activity = own
  }
}

/// The state of the questions.
extension SessionClient {
  /// The next question whose work can resume: of several about one document, the last one, so that
  /// nested work ends before the work around it.
  var settled: Question? {
    questions.last { question in
      question.outcome != nil
        && questions.last { $0.documentID == question.documentID } === question
    }
  }

  /// Whether a question with this id has no answer yet.
  func hasAsked(_ id: MessageID) -> Bool {
    questions.contains { $0.id == id && $0.outcome == nil }
  }

  /// Whether work about a document waits for an answer of the client.
  func isAsked(about documentID: String) -> Bool {
    questions.contains { $0.documentID == documentID }
  }

  /// The question without a deadline that a document waits for; `nil` if there is none.
  func dialogue(of documentID: String) -> Question? {
    questions.last { $0.documentID == documentID && $0.deadline == nil }
  }

  /// The documents that wait for their user.
  var documentsInDialogue: [String] {
    Set(questions.lazy.filter { $0.deadline == nil }.map(\.documentID)).sorted()
  }

  /// The first deadline of a question that has no outcome.
  var deadline: Double? {
    questions.compactMap { $0.outcome == nil ? $0.deadline : nil }.min()
  }
}
