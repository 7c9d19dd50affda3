// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Groups of edits, each of which becomes one step of the history.
///
/// Each edit of a group is made and logged at once, so no acknowledged edit is lost. If the process
/// dies, recovery makes one step of the edits that were logged.
extension Editor {
  /// The name of the open group; `nil` if no group is open.
  public var openGroup: String? { history.group?.name }

  /// Begins a group: all that is done until ``commitGroup(_:)`` becomes one step of this name.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)`` where a group is open already: they do not nest.
  public func beginGroup(_ name: String) throws(EditError) {
    try checkNoGroup()
    history.begin(name)
  }

  /// Ends the group that is open.
  ///
  /// - Parameter name: the expected name of the group, if it must be checked.
  /// - Returns: what it did as a whole.
  /// - Throws: ``EditError/nothingToDo(_:)`` where there is no such group.
  @discardableResult
  public func commitGroup(_ name: String? = nil) throws(EditError) -> Change {
    let group = try group(name)
    history.commit()
    return Change(
      name: group.name, cause: .api, effect: group.summed?.effect ?? EditEffect(),
      revision: revision)
  }

  /// Takes back all that was done since the group that is open began, and ends it. There is nothing
  /// left of it to do again.
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

  /// Ends the group that is open, if one is.
  public func endGroup() { history.commit() }

  /// - Throws: ``EditError/notPermitted(by:_:)`` while a group is open, or an edit is being made.
  public func checkNoGroup() throws(EditError) {
    try requireFinished()
    guard let openGroup else { return }
    throw .notPermitted(
      by: "group",
      "The group of edits \(openGroup) is open: commit it or roll it back first.")
  }

  /// - Throws: ``EditError/nothingToDo(_:)`` where no group is open, or one of another name.
  public func checkGroup(_ name: String?) throws(EditError) { _ = try group(name) }

  private func group(_ name: String?) throws(EditError) -> History.Group {
    guard let group = history.group else {
      throw .nothingToDo("No group of edits is open: begin one with document/begin.")
    }
    guard name == nil || name == group.name else {
      throw .nothingToDo("The group of edits that is open is called \(group.name).")
    }
    return group
  }
}

extension History {
  /// How an edit that is made now is told to be of the group that is open.
  var loggedGroup: LoggedGroup? { group.map { LoggedGroup($0.name, isFirst: $0.steps.isEmpty) } }
}
