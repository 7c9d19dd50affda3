// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// Whether work is under way that has not changed the document yet.
  public var hasWork: Bool { tools.current.hasWork }

  /// Commits the work under way; returns whether there was some.
  func commitWork() throws(ToolError) -> Bool {
    try endWork { (tools, view) throws(ToolError) in try tools.commit(in: view) }
  }

  /// Drops the work under way; returns whether there was some.
  func cancelWork() throws(ToolError) -> Bool {
    try endWork { (tools, view) throws(ToolError) in try tools.cancel(in: view) }
  }

  /// The client is told even if the document stays as it is: the work's overlay and requirement end.
  private func endWork(
    _ body: (ToolManager, OpenView) throws(ToolError) -> Void
  ) throws(ToolError) -> Bool {
    guard hasWork else { return false }
    try body(tools, self)
    display.isStale = true
    return true
  }

  func undo() throws(ToolError) -> Bool {
    guard owner.editor.canUndo || hasWork else { return false }
    try permitChanges()
    try owner.undoForUser(in: self)
    return true
  }

  func redo() throws(ToolError) -> Bool {
    guard owner.editor.canRedo else { return false }
    try permitChanges()
    try owner.redoForUser(in: self)
    return true
  }
}
