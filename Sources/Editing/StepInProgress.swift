// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// An undo, redo or rollback in progress. It undoes or redoes a large step, or rolls back a large
/// group, some journal steps at a time.
public final class StepInProgress: ChangeInProgress {
  enum Direction { case undo, redo, rollback }

  public let cause: ChangeCause
  public let scope: Set<Int>? = nil
  public private(set) var effect: EditEffect?
  /// How many journal steps were taken.
  private var taken = 0
  private let editor: Editor
  private let step: History.Step
  private let direction: Direction

  /// How many journal steps a piece takes.
  private static let stepsInPiece = 4

  init(
    _ step: History.Step, _ direction: Direction, in editor: Editor, cause: ChangeCause
  ) throws(EditError) {
    if direction != .rollback { try editor.check(step.rules) }
    editor.payAnchors()
    (self.step, self.direction, self.editor, self.cause) = (step, direction, editor, cause)
    editor.unfinished = self
  }

  public var total: Int { (step.operations + Self.stepsInPiece - 1) / Self.stepsInPiece }
  public var done: Int { (taken + Self.stepsInPiece - 1) / Self.stepsInPiece }
  public var isOver: Bool { editor.unfinished !== self }
  public func workAside() -> (@Sendable () -> Void)? { nil }

  public func advance() throws(EditError) -> Change? {
    guard !isOver else {
      throw .nothingToDo("\(step.name) was undone or redone already, or the work was taken back.")
    }
    do throws(EditError) {
      if let effect { return try end(effect) }
      for _ in 0..<min(Self.stepsInPiece, step.operations - taken) {
        try take(direction)
        taken += 1
      }
      guard taken == step.operations else { return nil }
      let whole = direction == .redo ? step.effect : step.effect.reversed
      if let mapping = whole.mapping { editor.document.follow(mapping) }
      effect = whole
      return nil
    } catch {
      try cancel()
      throw error
    }
  }

  /// Returns to the state before.
  public func cancel() throws(EditError) {
    guard !isOver else { return }
    editor.unfinished = nil
    for _ in 0..<taken { try take(direction == .redo ? .undo : .redo) }
    taken = 0
    if let mapping = effect?.reversed.mapping { editor.document.follow(mapping) }
  }

  private func end(_ effect: EditEffect) throws(EditError) -> Change {
    switch direction {
    case .undo:
      try editor.log?.append(.undo)
      editor.history.undo()
    case .redo:
      try editor.log?.append(.redo)
      editor.history.redo()
    case .rollback:
      try editor.log?.append(.rollback)
      editor.history.rollback()
    }
    editor.unfinished = nil
    return editor.announce(step.name, cause, effect)
  }

  private func take(_ direction: Direction) throws(EditError) {
    let document = editor.document
    try engine { () throws(EngineError) in
      if direction == .redo { try document.redoStep() } else { try document.undoStep() }
    }
  }
}

extension Editor {
  /// Begins to undo the last step piece by piece.
  ///
  /// - Returns: `nil` if the step is small, and ``undo(cause:)`` takes it back quickly.
  /// - Throws: as ``undo(cause:)``.
  public func startUndo() throws(EditError) -> StepInProgress? {
    try checkNoGroup()
    guard let step = history.done.last, step.isLarge else { return nil }
    return try StepInProgress(step, .undo, in: self, cause: .undo)
  }

  /// Begins to redo the last undone step piece by piece.
  ///
  /// - Returns: `nil` if the step is small, and ``redo()`` makes it quickly.
  /// - Throws: as ``redo()``.
  public func startRedo() throws(EditError) -> StepInProgress? {
    try checkNoGroup()
    guard let step = history.undone.last, step.isLarge else { return nil }
    return try StepInProgress(step, .redo, in: self, cause: .redo)
  }

  /// Begins to take back the open group piece by piece.
  ///
  /// - Returns: `nil` if the group is small, and ``rollbackGroup(_:)`` takes it back quickly.
  /// - Throws: as ``rollbackGroup(_:)``.
  public func startRollback(_ name: String? = nil) throws(EditError) -> StepInProgress? {
    try requireWhole()
    try checkGroup(name)
    guard let step = history.group?.summed, step.isLarge else { return nil }
    return try StepInProgress(step, .rollback, in: self, cause: .rollback)
  }
}

extension History.Step {
  /// Whether to take it back, or make it again, in pieces: it is as large as an edit that is made so.
  var isLarge: Bool {
    operations > 4
      || effect.added.count + effect.changed.count + effect.removed.count + effect.fields.count
        > 100
  }
}
