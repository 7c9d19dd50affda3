// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// Whether work is under way that is not yet a change to the document.
  public var hasWork: Bool { tools.current.hasWork }

  func commitWork() throws(ToolError) -> Bool {
    guard hasWork else { return false }
    try tools.commit(in: self)
    return true
  }

  func cancelWork() throws(ToolError) -> Bool {
    guard hasWork else { return false }
    try tools.cancel(in: self)
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
