// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

extension Session {
  /// How many questions may wait for the client at once: each one takes a thread.
  private static let mostQuestions = 64

  /// Asks the client, and waits for its answer while the session goes on with other work.
  ///
  /// - Returns: `nil` if no answer came in time, or one that is an error or does not decode.
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

  /// As ``ask(_:_:about:milliseconds:)``, but tells an error, or an answer that does not decode, from
  /// none.
  ///
  /// - Parameters:
  ///   - documentID: the document that waits.
  ///   - milliseconds: how long to wait; `nil`: for as long as a person takes.
  ///   - late: told of an answer that comes when nobody waits for it any more, between two pieces of
  ///     work on the document.
  func asked<R: ClientRequest>(
    _ request: R.Type, _ params: R.Params, about documentID: String, milliseconds: Int?,
    late: ((R.Result) -> Void)? = nil
  ) -> Result<R.Result, RPCError>? {
    guard let turns = world.turns, clientCapabilities.answers(R.name), mayAsk(about: documentID),
      questions.count < Session.mostQuestions,
      // The end of the session waits for nobody in person.
      milliseconds != nil || isRunning
    else { return nil }
    if activity?.flag.cause == .client { return .failure(.cancelled) }
    requestsMade += 1
    let question = Question(
      .string("\(requestPrefix)\(requestsMade)"), R.name, documentID: documentID,
      activity: activity, deadline: milliseconds.map { world.uptime() + Double($0) })
    questions.append(question)
    reply(Outgoing.request(question.id, R.name, params))
    let isParked = pausingTimeLimit { turns.park(question.place) }
    activity = question.activity
    questions.removeAll { $0 === question }
    if case .answered? = question.outcome {} else { giveUp(question, late) }
    switch question.outcome {
    case .answered(let answer): return answer.flatMap { decode($0, answering: R.name) }
    case .withdrawn: return .failure(.cancelled)
    case .unanswerable: return nil
    case .late, nil:
      let why = isParked ? "within \(milliseconds ?? 0) ms" : "as there is no thread to wait on"
      log(.warning, "The client did not answer \(R.name) \(why).")
      return nil
    }
  }

  /// Nobody waits for the answer to a question any more.
  private func giveUp<R: Record>(_ question: Question, _ handle: ((R) -> Void)?) {
    if world.worker != nil { notify(WorkerDidGiveUp.self, WorkerDidGiveUp.Params(id: question.id)) }
    guard let handle else { return }
    lateAnswers.expect(question.id) { [unowned self] answer in
      let decoded: Result<R, RPCError> = answer.flatMap { decode($0, answering: question.method) }
      guard case .success(let result) = decoded else { return }
      let task = Arrival.Content.task(question.documentID) { handle(result) }
      backlog.add(Arrival(task, cost: 0))
    }
  }

  /// Whether the client is asked at all: not when it is gone, nor about a document that it closes.
  private func mayAsk(about documentID: String) -> Bool {
    !isClientGone && !isDraining && !backlog.isClosing(documentID)
  }

  private func pausingTimeLimit(_ wait: () -> Bool) -> Bool {
    guard let limit = world.timeLimit, let flag = activity?.flag else { return wait() }
    return limit.pausing(flag, wait)
  }

  private func decode<R: Record>(
    _ node: JSONNode, answering method: String
  ) -> Result<R, RPCError> {
    do throws(RPCError) {
      return .success(try read(node, as: R.self, answering: method))
    } catch {
      return .failure(error)
    }
  }
}

extension Session {
  /// Takes the client's answer to a question. One that comes too late is told to whoever asked, if that
  /// still matters.
  func take(_ answer: Result<JSONNode, RPCError>, to id: MessageID?) {
    guard let question = questions.first(where: { $0.id == id }) else {
      if let id, let handle = lateAnswers.take(id) { handle(answer) }
      return
    }
    question.settle(.answered(answer))
  }

  /// Withdraws the questions that were asked for a request, and answers the request if it has not
  /// begun.
  func cancel(_ id: MessageID) {
    for question in questions where question.activity?.request == id {
      question.settle(.withdrawn)
    }
    for arrival in backlog.take(request: id) { answer(arrival, with: .cancelled) }
  }

  /// Withdraws the questions about a document.
  func withdrawQuestions(about documentID: String) {
    for question in questions where question.documentID == documentID {
      question.settle(.withdrawn)
    }
  }

  /// The client answers nothing any more.
  func clientIsGone() {
    isClientGone = true
    for question in questions { question.settle(.unanswerable) }
  }

  /// Settles the questions whose deadline has passed.
  func settleLateQuestions() {
    let now = world.uptime()
    for question in questions {
      if let deadline = question.deadline, deadline <= now { question.settle(.late) }
    }
  }

  /// Lets all work end that waits for the client.
  func endQuestions() {
    for question in questions { question.settle(.unanswerable) }
    while let question = settledQuestion { resume(question) }
  }

  /// The next question whose work can go on: of several about one document the last one, so that what
  /// began within other work ends before it.
  var settledQuestion: Question? {
    questions.last { question in
      question.outcome != nil
        && questions.last { $0.documentID == question.documentID } === question
    }
  }

  func resume(_ question: Question) {
    let own = activity
    world.turns?.resume(question.place)
    activity = own
  }
}
