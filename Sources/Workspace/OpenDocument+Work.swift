// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction

extension OpenDocument {
  /// Commits the tools' work under way in all views. Only complete work is committed.
  ///
  /// - Throws: an error if some work cannot be committed; it is then still under way.
  public func commitWork() throws(ToolError) {
    for view in views { _ = try view.commitWork() }
  }

  /// Commits the work under way before the document is written. It covers the tools of all views. The
  /// user's action goes on: a text that is being entered keeps the keyboard, and a drag its stroke.
  /// What may not be committed is left out.
  ///
  /// - Throws: an error if some work cannot be committed; it is then still under way.
  public func storeWork() throws(ToolError) {
    for view in views where view.hasWork && !view.input.isInGesture {
      do throws(ToolError) {
        try view.tools.store(in: view)
      } catch {
        guard error.isRefusal else { throw error }
      }
      view.display.isStale = true
    }
  }

  /// Undoes the last step as the user sees it: a part of the tool's work under way, such as a
  /// vertex or a stroke, or else the last change. Text entry is committed first, and is then that
  /// change.
  ///
  /// - Parameter view: the view in which the user asks. Work in other views goes on. `nil`: work in any
  ///   view counts.
  /// - Throws: ``EditError/notPermitted(by:_:)`` if the step would move or turn the pages on which work
  ///   goes on, or remove an annotation whose text is being entered.
  public func undo(in view: OpenView? = nil) throws(ToolError) -> TakenStep {
    try editing(editor.checkNoGroup())
    if let title = try stepOfWork("undo", in: view) { return .work(title) }
    if let view {
      _ = try view.commitWork()
      try checkWork(beside: editor.undoEffect)
    } else {
      try commitWork()
    }
    return .change(try editing(editor.undo()))
  }

  /// Begins the same piece by piece if a large change is undone.
  ///
  /// - Returns: the change in progress; `nil` if ``undo()`` is quick.
  public func startUndo() throws(ToolError) -> StepInProgress? {
    try editing(editor.checkNoGroup())
    return hasWork ? nil : try editing(editor.startUndo())
  }

  /// Begins to redo the last undone step piece by piece. Only a large change needs this.
  ///
  /// - Returns: the change in progress; `nil` if ``redo()`` is quick.
  public func startRedo() throws(ToolError) -> StepInProgress? {
    try editing(editor.checkNoGroup())
    return hasWork ? nil : try editing(editor.startRedo())
  }

  /// Undoes for a key or a command in a view. The user is answered at once: a large step is made in
  /// turns afterwards.
  func undoForUser(in view: OpenView) throws(ToolError) {
    if let make = observer.makeInTurns, let step = try startUndo() { return make(step) }
    _ = try undo(in: view)
  }

  /// Redoes in the same way.
  func redoForUser(in view: OpenView) throws(ToolError) {
    if let make = observer.makeInTurns, let step = try startRedo() { return make(step) }
    _ = try redo(in: view)
  }

  /// Whether a tool has work under way in some view.
  private var hasWork: Bool { views.contains { $0.hasWork } }

  /// Begins a group of edits that become one step. Work under way is committed first, outside the group.
  public func beginGroup(_ name: String) throws(ToolError) {
    try editing(editor.checkNoGroup())
    try commitWork()
    try editing(editor.beginGroup(name))
  }

  /// Ends the open group and makes it one step. Work under way is included.
  public func commitGroup(_ name: String?) throws(ToolError) -> Change {
    try editing(editor.checkGroup(name))
    try commitWork()
    return try editing(editor.commitGroup(name))
  }

  /// Redoes the step that was undone last. It is a step of work under way or of the document. Work
  /// without such a step goes on: to commit it would leave nothing to redo.
  ///
  /// - Parameter view: as in ``undo(in:)``.
  /// - Throws: as ``undo(in:)``.
  public func redo(in view: OpenView? = nil) throws(ToolError) -> TakenStep {
    try editing(editor.checkNoGroup())
    if let title = try stepOfWork("redo", in: view) { return .work(title) }
    try checkWork(beside: editor.redoEffect)
    return .change(try editing(editor.redo()))
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` if a step takes away what work under way is about.
  private func checkWork(beside effect: EditEffect?) throws(ToolError) {
    guard let effect, hasWork else { return }
    let entered = views.compactMap(\.tools.current.enteredAnnotation)
    guard effect.movesPages || entered.contains(where: effect.removed.contains) else { return }
    throw .edit(
      .notPermitted(
        by: "work",
        "The step moves or removes what a tool's work is about: commit or cancel the work first."))
  }

  /// Lets a tool undo or redo a part of its work. The tool has a drawing under way.
  ///
  /// - Parameter wanted: the view whose tool is asked; `nil`: that of any view.
  /// - Returns: the name of the step; `nil` if no tool has one.
  private func stepOfWork(
    _ command: CommandName, in wanted: OpenView?
  ) throws(ToolError) -> String? {
    for view in views
    where (wanted == nil || wanted === view) && view.hasWork && !view.tools.current.takesText {
      let title = try view.tools.current.menu(in: view).first { $0.id == command }?.title
      let passage = view.tools.handle(.command(command), in: view)
      if let error = passage.error { throw error }
      guard passage.isHandled else { continue }
      view.display.isStale = true
      return title ?? (command == "undo" ? "Take back" : "Do again")
    }
    return nil
  }
}

/// A step that was undone or redone.
public enum TakenStep {
  case change(Change)
  /// A part of a tool's work under way. It has the step's name for people.
  case work(String)
}
