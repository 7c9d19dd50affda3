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

  /// Takes back the last step as the user sees it: a part of what a tool has under way, such as a
  /// vertex or a stroke, or else the last change. Text that is entered is committed first, and is that
  /// change.
  public func undo() throws(ToolError) -> TakenStep {
    try editing(editor.checkNoGroup())
    if let title = try stepOfWork("undo") { return .work(title) }
    try commitWork()
    return .change(try editing(editor.undo()))
  }

  /// Begins a group of edits, to be one step; work under way is committed first, and is none of it.
  public func beginGroup(_ name: String) throws(ToolError) {
    try editing(editor.checkNoGroup())
    try commitWork()
    try editing(editor.beginGroup(name))
  }

  /// Makes one step of all that was done in the group that is open, work under way included.
  public func commitGroup(_ name: String?) throws(ToolError) -> Change {
    try editing(editor.checkGroup(name))
    try commitWork()
    return try editing(editor.commitGroup(name))
  }

  /// Does the last step again that was undone, of work under way or of the document. Work that has no
  /// such step is committed first, after which there is none.
  public func redo() throws(ToolError) -> TakenStep {
    try editing(editor.checkNoGroup())
    if let title = try stepOfWork("redo") { return .work(title) }
    try commitWork()
    return .change(try editing(editor.redo()))
  }

  /// Lets a tool that draws take back, or do again, a part of what it has under way.
  ///
  /// - Returns: what the step is called; `nil`: no tool has one.
  private func stepOfWork(_ command: CommandName) throws(ToolError) -> String? {
    for view in views where view.hasWork && !view.tools.current.takesText {
      let title = try view.tools.current.menu(in: view).first { $0.id == command }?.title
      let passage = view.tools.handle(.command(command), in: view)
      if let error = passage.error { throw error }
      guard passage.isHandled else { continue }
      view.needsDisplay = true
      return title ?? (command == "undo" ? "Take back" : "Do again")
    }
    return nil
  }
}

/// A step that was taken back or done again.
public enum TakenStep {
  /// A change of the document.
  case change(Change)
  /// A part of what a tool has under way; what people call the step.
  case work(String)
}
