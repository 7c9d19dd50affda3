// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSONRPC
import Workspace

/// Work that is done in turns, atomically.
public struct Transaction<Result> {
  /// Does a turn; the last one returns the result. It must not draw while anything is held.
  var next: () throws(RPCError) -> Turn<Result>
  /// Rolls back the work. Called after a failed turn, a cancel, or the session's end.
  var rollBack: () -> Void
  /// The parts of the documents that are half changed. Other requests about these parts wait.
  var hold: () -> DocumentHold = { .nothing }
  /// Whether the result may be large. Another thread encodes a large result even after few turns.
  var isLarge = false

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
    var mapped = Transaction<Other>(
      turns: { [next] () throws(RPCError) in try next().map(other) }, rollBack: rollBack,
      hold: hold)
    mapped.isLarge = isLarge
    return mapped
  }

  /// Work that precedes other work.
  ///
  /// - Parameter first: does a turn of the first work; the last turn returns how the request
  ///   continues.
  init(
    _ first: @escaping () throws(RPCError) -> Answer<Result>?,
    rollBack: @escaping () -> Void = {}, hold: @escaping () -> DocumentHold = { .nothing }
  ) {
    self.init(
      first: { () throws(RPCError) in try first().map { .done($0) } ?? .goesOn },
      rollBack: rollBack, hold: hold)
  }

  /// Work that precedes other work. Its turns may hand work to another thread.
  init(
    first: @escaping () throws(RPCError) -> Turn<Answer<Result>>,
    rollBack: @escaping () -> Void, hold: @escaping () -> DocumentHold
  ) {
    var rest: Transaction?
    self.init(
      turns: { () throws(RPCError) in
        if let rest { return try rest.next() }
        switch try first() {
        case .done(.now(let result)): return .done(result)
        case .done(.sliced(let next)): rest = Transaction(next: next, rollBack: {})
        case .done(.transaction(let transaction)): rest = transaction
        case .draws(let drawing) where hold().isNothing: return .draws(drawing)
        case .done(.paced), .done(.rasterized), .draws:
          throw RPCError(.internalError, "A change draws nothing.")
        case .aside(let work): return .aside(work)
        case .goesOn: break
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
      then: { (change, _) throws(RPCError) in .now(try result(change)) })
  }

  /// - Parameter next: returns how the request continues once the edit is made, given the annotations
  ///   and fields that were read after a large edit; `nil` after a small one.
  func perform<Result>(
    _ edit: some Edit, in open: OpenDocument, cause: ChangeCause = .api,
    then next: @escaping (Change, ChangeReport?) throws(RPCError) -> Answer<Result>
  ) throws(RPCError) -> Answer<Result> {
    let progress = try editing(open.editor.start(edit, cause: cause))
    guard progress.total > 1 else {
      while true {
        if let change = try editing(progress.advance()) { return try next(change, nil) }
      }
    }
    return perform(progress, in: open, then: next)
  }

  /// Makes a large change that was begun.
  func perform<Result>(
    _ progress: any ChangeInProgress, in open: OpenDocument,
    then next: @escaping (Change, ChangeReport?) throws(RPCError) -> Answer<Result>
  ) -> Answer<Result> {
    let large = LargeChange(progress, in: open, of: self)
    return .transaction(
      Transaction(
        first: { () throws(RPCError) in
          try large.turn().map { (made) throws(RPCError) in try next(made.0, made.1) }
        },
        rollBack: { large.cancel() }, hold: { large.hold }))
  }
}
