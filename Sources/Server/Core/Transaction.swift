// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSONRPC
import Workspace

/// Work that is done in turns, atomically.
public struct Transaction<Result> {
  /// Does a turn; the last one returns the result. It must not draw.
  var next: () throws(RPCError) -> Turn<Result>
  /// Rolls back the work after a failed turn, a cancel, or the session's end.
  var rollBack: () -> Void
  /// The parts of the documents that are half changed. Other requests about these parts wait.
  var hold: () -> DocumentHold = { .nothing }

  init(
    turns next: @escaping () throws(RPCError) -> Turn<Result>, rollBack: @escaping () -> Void,
    hold: @escaping () -> DocumentHold = { .nothing }
  ) {
    (self.next, self.rollBack, self.hold) = (next, rollBack, hold)
  }

  init(
    next: @escaping () throws(RPCError) -> Result?, rollBack: @escaping () -> Void,
    hold: @escaping () -> DocumentHold = { .nothing }
  ) {
    self.init(
      turns: { () throws(RPCError) in try next().map { .done($0) } ?? .goesOn },
      rollBack: rollBack, hold: hold)
  }

  /// The same work with its result transformed.
  func map<Other>(_ other: @escaping (Result) -> Other) -> Transaction<Other> {
    Transaction<Other>(
      turns: { [next] () throws(RPCError) in try next().map(other) }, rollBack: rollBack,
      hold: hold)
  }

  /// Work that precedes other work.
  ///
  /// - Parameter first: does a turn of the first work; the last turn returns how the request
  ///   continues.
  init(
    _ first: @escaping () throws(RPCError) -> Answer<Result>?,
    rollBack: @escaping () -> Void = {}, hold: @escaping () -> DocumentHold = { .nothing }
  ) {
    var rest: Transaction?
    self.init(
      turns: { () throws(RPCError) in
        if let rest { return try rest.next() }
        switch try first() {
        case .now(let result)?: return .done(result)
        case .sliced(let next)?: rest = Transaction(next: next, rollBack: {})
        case .transaction(let transaction)?: rest = transaction
        case .paced?, .rasterized?:
          throw RPCError(.internalError, "A transaction draws nothing.")
        case nil: break
        }
        return .goesOn
      },
      rollBack: {
        rest?.rollBack()
        rollBack()
      },
      hold: { rest?.hold() ?? hold() })
  }
}

extension Call {
  /// Makes an edit one piece per turn, with progress; an edit of one piece is made at once.
  ///
  /// - Parameter result: makes the answer once the edit is made.
  func perform<Result>(
    _ edit: some Edit, in open: OpenDocument, cause: ChangeCause = .api,
    _ result: @escaping (Change) throws(RPCError) -> Result
  ) throws(RPCError) -> Answer<Result> {
    try perform(
      edit, in: open, cause: cause,
      then: { (change) throws(RPCError) in
        .now(try result(change))
      })
  }

  /// - Parameter next: returns how the request continues once the edit is made.
  func perform<Result>(
    _ edit: some Edit, in open: OpenDocument, cause: ChangeCause = .api,
    then next: @escaping (Change) throws(RPCError) -> Answer<Result>
  ) throws(RPCError) -> Answer<Result> {
    let progress = try editing(open.editor.start(edit, cause: cause))
    guard progress.total > 1 else {
      while true { if let change = try advance(progress) { return try next(change) } }
    }
    return .transaction(
      Transaction(
        { () throws(RPCError) in try advance(progress).map(next) },
        rollBack: { try? progress.cancel() },
        hold: {
          guard !progress.isOver else { return .nothing }
          return progress.scope.map { .pages($0) } ?? .everything
        }))
  }

  /// Makes the next piece of an edit, and reports progress.
  func advance(_ edit: EditInProgress) throws(RPCError) -> Change? {
    let change = try editing(edit.advance())
    if edit.total > 1 { sendProgress(done: edit.done, of: edit.total) }
    return change
  }
}
