// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSONRPC
import Workspace

extension Call {
  /// Writes a document in turns, with progress. Other requests for the document wait meanwhile.
  ///
  /// - Parameter result: makes the result after everything is written.
  func write<Outcome, Result>(
    _ writing: some WritingInProgress<Outcome>,
    _ result: @escaping (Outcome) throws(RPCError) -> Result
  ) -> Transaction<Result> {
    var told = 0
    return Transaction(
      turns: { () throws(RPCError) in
        // The work that the last turn lent to another thread is done only now.
        if writing.done > told {
          told = writing.done
          sendProgress(done: told, of: writing.total)
        }
        return try editing(writing.advance()).turn { (outcome) throws(RPCError) in
          sendProgress(done: writing.total, of: writing.total)
          return try result(outcome)
        }
      },
      rollBack: writing.cancel, hold: { .everything })
  }

  /// Writes a sealed document in turns, and tells of it.
  ///
  /// - Parameter result: makes the result from the saved file, and from whether the document is behind
  ///   it; `nil` if it is not.
  func write<Result>(
    _ sealing: SealInProgress<some Seal>, of open: OpenDocument,
    _ result: @escaping (DocumentSave.Result, _ isBehind: Bool?) -> Result
  ) -> Transaction<Result> {
    write(sealing) { report in
      open.didFinish(sealing, report)
      let saved = DocumentSave.Result(
        path: report.path, bytes: Int(report.bytes), mode: report.mode)
      session.notify(
        DocumentDidSave.self, DocumentDidSave.Params(documentId: open.id, saved: saved))
      return result(saved, report.isBehind.ifTrue)
    }
  }
}

extension WorkStep {
  /// The step as a turn.
  func turn<Result, Failure: Error>(
    _ result: (Outcome) throws(Failure) -> Result
  ) throws(Failure) -> Turn<Result> {
    switch self {
    case .goesOn: .goesOn
    case .aside(let work): .aside(work)
    case .done(let outcome): .done(try result(outcome))
    }
  }
}
