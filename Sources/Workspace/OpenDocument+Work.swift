// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction

extension OpenDocument {
  /// Makes what the tools of all views have under way changes, as far as it is complete.
  ///
  /// - Throws: why one could not be made; then that work is still under way.
  public func commitWork() throws(ToolError) {
    for view in views where view.hasWork {
      try view.tools.commit(in: view)
      view.needsDisplay = true
    }
  }

  /// Takes back the last step; work under way is committed first, so that it is the last step.
  public func undo() throws(ToolError) -> Change {
    try editing { () throws(EditError) in try editor.checkNoGroup() }
    try commitWork()
    return try editing { () throws(EditError) in try editor.undo() }
  }

  /// Begins a group of edits, to be one step; work under way is committed first, and is none of it.
  public func beginGroup(_ name: String) throws(ToolError) {
    try editing { () throws(EditError) in try editor.checkNoGroup() }
    try commitWork()
    try editing { () throws(EditError) in try editor.beginGroup(name) }
  }

  /// Makes one step of all that was done in the group that is open, work under way included.
  public func commitGroup(_ name: String?) throws(ToolError) -> Change {
    try editing { () throws(EditError) in try editor.checkGroup(name) }
    try commitWork()
    return try editing { () throws(EditError) in try editor.commitGroup(name) }
  }

  /// Does the last undone step again; work under way is committed first, after which there is none.
  public func redo() throws(ToolError) -> Change {
    try editing { () throws(EditError) in try editor.checkNoGroup() }
    try commitWork()
    return try editing { () throws(EditError) in try editor.redo() }
  }
}
