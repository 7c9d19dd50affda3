// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Steps of the history. A step can consist of several journal steps: all are undone or redone, or none.
extension Editor {
  func takeBack(_ count: Int, logging change: LogEntry.Change?) throws(EditError) {
    try take(count, logging: change, Self.undoStep, orReturn: Self.redoStep)
  }

  func makeAgain(_ count: Int, logging change: LogEntry.Change) throws(EditError) {
    try take(count, logging: change, Self.redoStep, orReturn: Self.undoStep)
  }

  private static func undoStep(_ document: Document) throws(EngineError) {
    try document.undoStep()
  }

  private static func redoStep(_ document: Document) throws(EngineError) {
    try document.redoStep()
  }

  private typealias Move = (Document) throws(EngineError) -> Void

  private func take(
    _ count: Int, logging change: LogEntry.Change?, _ move: Move, orReturn back: Move
  ) throws(EditError) {
    payAnchors()
    var taken = 0
    do throws(EditError) {
      while taken < count {
        try engine(move(document))
        taken += 1
      }
      if let change { try log?.append(change) }
    } catch {
      for _ in 0..<taken { try engine(back(document)) }
      throw error
    }
  }
}
