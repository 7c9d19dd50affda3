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
    try commitWork()
    return try editing { () throws(EditError) in try editor.undo() }
  }

  /// Does the last undone step again; work under way is committed first, after which there is none.
  public func redo() throws(ToolError) -> Change {
    try commitWork()
    return try editing { () throws(EditError) in try editor.redo() }
  }
}
