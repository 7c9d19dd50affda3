// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSONRPC
import Workspace

extension Call {
  /// Reads the text of a long selection in turns, with progress, and then answers. Requests that change
  /// the document wait; its pages can be drawn. A short selection is answered at once.
  ///
  /// - Parameters:
  ///   - turn: Does a turn of further work, after the reading. Returns whether all of it is done.
  ///   - result: Makes the answer.
  func reading<Result>(
    _ selection: TextSelection?, in view: OpenView,
    turn: @escaping () throws(RPCError) -> Bool = { () throws(RPCError) in true },
    _ result: @escaping () throws(RPCError) -> Answer<Result>
  ) throws(RPCError) -> Answer<Result> {
    let reading = view.startReading(selection)
    guard reading != nil || (selection?.pages.count ?? 0) > SelectedPages.perTurn else {
      while try !turn() {}
      return try result()
    }
    var isRead = reading == nil
    return .transaction(
      Transaction(
        { () throws(RPCError) in
          guard let reading, !isRead else { return try turn() ? try result() : nil }
          isRead = try tooling(reading.advance(pages: SelectedPages.perTurn))
          sendProgress(done: reading.done, of: reading.total)
          return nil
        }, hold: { .changes }))
  }
}

/// How long selections are read.
enum SelectedPages {
  /// The number of pages that are read in a turn.
  static let perTurn = 4
}
