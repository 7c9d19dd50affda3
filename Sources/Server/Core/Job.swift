// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

/// A request that is handled in turns.
final class Job {
  /// The documents that the request names, or that it opens.
  var documents: Set<String> {
    method == DocumentOpen.name ? named.union(call.session.documents.idsToCome) : named
  }
  private let named: Set<String>
  let method: String
  private let call: Call
  private let next: () throws(RPCError) -> Turn<[UInt8]>
  private let rollBack: () -> Void
  /// The parts of its documents that the job changes.
  let hold: () -> DocumentHold
  private let finish: (Result<[UInt8], RPCError>) -> Void
  /// Whether another thread is working for the job, which gets no turn meanwhile.
  var isAway = false

  enum State {
    case answered
    case goesOn
    /// Waits for a drawing.
    case waits(IdleDrawing)
    /// Waits for another thread's work.
    case goesAside(SideWork)
  }

  /// `finish` is called with the answer, or with the error.
  init(
    _ method: String, call: Call, next: @escaping () throws(RPCError) -> Turn<[UInt8]>,
    finish: @escaping (Result<[UInt8], RPCError>) -> Void
  ) {
    self.method = method
    (named, rollBack, hold) = (call.documents, {}, { .nothing })
    self.call = call
    self.next = next
    self.finish = finish
  }

  init(
    _ method: String, call: Call, _ transaction: Transaction<[UInt8]>,
    finish: @escaping (Result<[UInt8], RPCError>) -> Void
  ) {
    (self.method, named, self.call, self.finish) = (method, call.documents, call, finish)
    next = transaction.next
    (rollBack, hold) = (transaction.rollBack, transaction.hold)
  }

  /// The documents that this request has changed in part.
  var heldDocuments: Set<String> { hold().isNothing ? [] : documents }

  /// Rolls back an unfinished transaction.
  func abandon() { rollBack() }

  /// The document that the request is about, if any.
  var documentID: String? { call.documentID }

  var isCancelled: Bool { call.flag.isCancelled }

  var activity: Activity { call.activity }

  /// Does a turn.
  func step() -> State {
    do throws(RPCError) {
      try call.checkCancelled()
      switch try call.limited(next) {
      case .done(let answer): finish(.success(answer))
      case .goesOn: return .goesOn
      case .draws(let drawing): return .waits(call.limited(drawing))
      case .aside(let work): return .goesAside(call.limited(work))
      }
    } catch {
      fail(error)
    }
    return .answered
  }

  func fail(_ error: RPCError) {
    rollBack()
    finish(.failure(error.kind == .requestCancelled ? .cancelled : error))
  }
}
