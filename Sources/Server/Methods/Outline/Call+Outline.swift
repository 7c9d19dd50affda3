// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC
import Workspace

extension Call {
  /// Answers from the whole outline, which is read in turns when it is first asked for. Requests that
  /// change the document wait meanwhile.
  func readingOutline<Result>(
    of open: OpenDocument, _ result: @escaping ([OutlineItem]) throws(RPCError) -> Result
  ) throws(RPCError) -> Answer<Result> {
    if open.knownOutline == nil {
      let reading = try engine(OutlineReading(of: open.document))
      // A short outline is answered at once.
      if try engine(!open.read(reading, entries: Outlines.entriesPerTurn)) {
        var transaction = Transaction(
          next: { () throws(RPCError) in
            if let known = open.knownOutline { return try result(known) }
            _ = try engine(open.read(reading, entries: Outlines.entriesPerTurn))
            return nil
          }, rollBack: {}, hold: { .changes })
        transaction.isLarge = true
        return .transaction(transaction)
      }
    }
    return .now(try result(engine(open.outline())))
  }
}

private enum Outlines {
  /// How many entries are read in a turn.
  static let entriesPerTurn = 100
}
