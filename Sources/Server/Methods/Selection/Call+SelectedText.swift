// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSONRPC
import Workspace

extension Call {
  /// Reads the text of a long selection in turns, with progress, and then answers. Nobody may change the
  /// document meanwhile; its pages can be drawn. A short selection is answered at once.
  ///
  /// - Parameters:
  ///   - turn: does more work of a turn; returns whether that was all.
  ///   - result: the answer.
  func reading<Result>(
    _ selection: TextSelection?, in view: OpenView,
    turn: @escaping () throws(RPCError) -> Bool = { () throws(RPCError) in true },
    _ result: @escaping () throws(RPCError) -> Answer<Result>
  ) throws(RPCError) -> Answer<Result> {
    guard let reading = view.startReading(selection) else {
      guard let selection, selection.pages.count > SelectedPages.aTurn else {
        while try !turn() {}
        return try result()
      }
      return .transaction(
        Transaction(
          { () throws(RPCError) in try turn() ? try result() : nil },
          hold: { .changes }))
    }
    var isRead = false
    return .transaction(
      Transaction(
        { () throws(RPCError) in
          guard isRead else {
            isRead = try tooling(reading.advance(pages: SelectedPages.aTurn))
            sendProgress(done: reading.done, of: reading.total)
            return nil
          }
          return try turn() ? try result() : nil
        }, hold: { .changes }))
  }
}

/// How selected pages are read.
enum SelectedPages {
  /// How many pages are read in a turn.
  static let aTurn = 4
}
