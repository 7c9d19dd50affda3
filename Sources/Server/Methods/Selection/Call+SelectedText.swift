// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSONRPC
import Workspace

extension Call {
  /// Reads a long selection's text in turns, then answers, with progress. Requests that change the
  /// document wait; its pages can be drawn. A short selection is answered at once.
  ///
  /// - Parameters:
  ///   - turn: Does a turn of further work, after the reading. Returns whether all of it is done.
  ///   - result: Makes the answer.
  func reading<Result>(
    _ selection: TextSelection?, in view: OpenView,
    turn: @escaping () throws(RPCError) -> Bool = { () throws(RPCError) in true },
    _ result: @escaping () throws(RPCError) -> Answer<Result>
  ) throws(RPCError) -> Answer<Result> {
    guard let selection, selection.pages.count > SelectedPages.perTurn else {
      while try !turn() {}
      return try result()
    }
    var transaction = Transaction(
      { () throws(RPCError) in
        guard let reading = view.startReading(selection) else {
          return try turn() ? try result() : nil
        }
        _ = try tooling(reading.advance(pages: SelectedPages.perTurn))
        sendProgress(done: reading.done, of: reading.total)
        return nil
      }, hold: { .changes })
    transaction.isLarge = true
    return .transaction(transaction)
  }
}

/// Limits for reading long selections.
enum SelectedPages {
  /// The number of pages that are read in a turn.
  static let perTurn = 4
}
