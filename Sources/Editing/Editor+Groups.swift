// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Groups of edits, each of which becomes one step of the history.
///
/// Each edit of a group is made and logged at once, so no acknowledged edit is lost. If the process
/// dies, recovery makes one step of the edits that were logged.
extension Editor {
  /// The name of the open group; `nil` if no group is open.
  public var openGroup: String? { history.group?.name }

  /// Begins a group: all changes until ``commitGroup(_:)`` become one step of this name.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)`` if a group is already open: groups do not nest.
  public func beginGroup(_ name: String) throws(EditError) {
    try checkNoGroup()
    history.begin(name)
  }

  /// Ends the open group.
  ///
  /// - Parameter name: the expected name of the group, if it must be checked.
  /// - Returns: the combined change of the group.
  /// - Throws: ``EditError/nothingToDo(_:)`` if there is no such group.
  @discardableResult
  public func commitGroup(_ name: String? = nil) throws(EditError) -> Change {
    let group = try group(name)
    history.commit()
    return Change(
      name: group.name, cause: .api, effect: group.summed?.effect ?? EditEffect(),
      revision: revision)
  }

  /// Takes back all changes of the open group, and ends it. They cannot be redone.
  ///
  /// - Throws: as ``commitGroup(_:)``.
  @discardableResult
  public func rollbackGroup(_ name: String? = nil) throws(EditError) -> Change {
    try requireWhole()
    let group = try group(name)
    guard let step = group.summed else {
      history.rollback()
      return Change(name: group.name, cause: .rollback, effect: EditEffect(), revision: revision)
    }
    try takeBack(step.operations, logging: .rollback)
    history.rollback()
    return announceStep(group.name, .rollback, step.effect.reversed)
  }

  /// Ends the open group, if there is one.
  public func endGroup() { history.commit() }

  /// - Throws: ``EditError/notPermitted(by:_:)`` while a group is open or an edit is in progress.
  public func checkNoGroup() throws(EditError) {
    try requireFinished()
    guard let openGroup else { return }
    throw .notPermitted(
      by: "group",
      "The group of edits \(openGroup) is open: commit it or roll it back first.")
  }

  /// - Throws: ``EditError/nothingToDo(_:)`` if no group is open, or if its name is different.
  public func checkGroup(_ name: String?) throws(EditError) { _ = try group(name) }

  private func group(_ name: String?) throws(EditError) -> History.Group {
    guard let group = history.group else {
      throw .nothingToDo("No group of edits is open: begin one with document/begin.")
    }
    guard name == nil || name == group.name else {
      throw .nothingToDo("The open group of edits is called \(group.name).")
    }
    return group
  }
}

extension History {
  /// Assigns an edit to the open group in the log.
  var loggedGroup: LoggedGroup? { group.map { LoggedGroup($0.name, isFirst: $0.steps.isEmpty) } }
}

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
