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
  private let next: () throws(RPCError) -> Turn<Work.Encoding>
  private let rollBack: () -> Void
  private let holdOfWork: () -> DocumentHold
  private let finish: (Result<[UInt8], RPCError>) -> Void
  /// Whether later requests about its documents are answered after it.
  private let keepsOrder: Bool
  /// Whether the answer may be large even after few turns.
  private let isLarge: Bool
  /// Whether another thread works for the job. The job gets no turn meanwhile.
  var isAway = false
  private var turns = 0
  private var isEncoded = false

  /// The result of more turns than this is encoded on another thread: it may be large.
  private static let fewTurns = 8

  enum State {
    case answered
    case goesOn
    /// Waits for a drawing.
    case waits(IdleDrawing)
    /// Waits for another thread's work.
    case goesAside(SideWork)
    /// Is done; another thread encodes the answer, then the closure sends it.
    case encodes(Work.Encoding, (Result<[UInt8], RPCError>) -> Void)
  }

  /// `finish` is called with the answer, or with the error.
  init(
    _ method: String, call: Call, next: @escaping () throws(RPCError) -> Turn<Work.Encoding>,
    finish: @escaping (Result<[UInt8], RPCError>) -> Void
  ) {
    self.method = method
    (named, rollBack, holdOfWork) = (call.documents, {}, { .nothing })
    (keepsOrder, isLarge) = (false, false)
    self.call = call
    self.next = next
    self.finish = finish
  }

  init(
    _ method: String, call: Call, _ transaction: Transaction<Work.Encoding>,
    finish: @escaping (Result<[UInt8], RPCError>) -> Void
  ) {
    (self.method, named, self.call, self.finish) = (method, call.documents, call, finish)
    next = transaction.next
    (rollBack, holdOfWork) = (transaction.rollBack, transaction.hold)
    (keepsOrder, isLarge) = (true, transaction.isLarge)
  }

  /// The parts of its documents that the job changes. A change holds them until its answer is encoded,
  /// so that later requests are answered after it.
  var hold: () -> DocumentHold { isEncoded && keepsOrder ? { .everything } : holdOfWork }

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
      turns += 1
      switch try call.limited(next) {
      case .done(let encode):
        guard turns <= Self.fewTurns, !isLarge else {
          isEncoded = true
          return .encodes(encode, finish)
        }
        finish(.success(encode()))
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
