// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// An edit that is made piece by piece, as one step of the history: all of it, or nothing.
///
/// The edit log gets the whole edit with the last piece, so a process that dies earlier has changed
/// nothing. Until then nobody may read or change the document, and no observer is notified.
public final class EditInProgress {
  /// The number of pieces.
  public var total: Int { work.count }
  /// Whether the edit is complete or was taken back.
  public var isOver: Bool { editor.unfinished !== self }
  /// The pages whose drawing or text may change; `nil` if that is unknown.
  public let scope: Set<Int>?
  /// The number of pieces made so far.
  public private(set) var done = 0

  private let editor: Editor
  private let edit: any Edit
  private let name: String
  private let work: any EditWork
  private let cause: ChangeCause
  private let rules: StepRules
  private let pageCount: Int?
  private let nextObject: Int
  private var effects: [EditEffect] = []
  /// How many journal steps the pieces made so far take.
  private var operations = 0

  init(_ edit: any Edit, in editor: Editor, cause: ChangeCause) throws(EditError) {
    try editor.requireFinished()
    rules = try editor.rules(of: edit)
    try editor.check(rules)
    editor.payAnchors(before: edit)
    pageCount = try edit.pageCountToLog(in: editor.document)
    nextObject = try engine { () throws(EngineError) in
      try editor.document.reserveObjectNumbers(below: editor.saved.nextObject)
      return editor.document.nextObjectNumber
    }
    (self.editor, self.edit, self.cause) = (editor, edit, cause)
    // Both take time proportional to the size of the edit, and are read with every piece.
    (name, scope) = (edit.name, edit.scope)
    work = try edit.work(on: editor.document)
    editor.unfinished = self
  }

  /// Makes the next piece.
  ///
  /// - Returns: the whole change after the last piece; `nil` before.
  /// - Throws: why the edit cannot be made. Nothing of it remains then.
  public func advance() throws(EditError) -> Change? {
    guard done < total else {
      throw .nothingToDo("\(name) is complete or was taken back.")
    }
    do throws(EditError) {
      try makePiece()
    } catch {
      try cancel()
      throw error
    }
    done += 1
    guard done == total else { return nil }
    editor.unfinished = nil
    let effect = effects.count == 1 ? effects[0] : .sum(effects)
    editor.history.enter(name, effect, rules, operations: operations)
    return editor.announce(name, cause, effect)
  }

  /// Takes back the pieces made so far. They cannot be redone.
  public func cancel() throws(EditError) {
    guard editor.unfinished === self else { return }
    editor.unfinished = nil
    done = total
    guard operations > 0 else { return }
    try editor.takeBack(operations, logging: nil)
    if let mapping = EditEffect.sum(effects).reversed.mapping { editor.document.follow(mapping) }
  }

  private func makePiece() throws(EditError) {
    let document = editor.document
    let before = try journalDone()
    var failure: EditError?
    var isLogged = false
    do throws(EngineError) {
      try document.operation(name) { () throws(EngineError) in
        do throws(EditError) {
          effects.append(try work.perform(done))
          guard done == total - 1, let log = editor.log else { return }
          try log.append(.edit(logged()))
          isLogged = true
        } catch {
          failure = error
          throw .rejected(error.message)
        }
      }
    } catch {
      effects.removeLast(effects.count - done)
      editor.forgetWhatTheJournalDropped()
      guard let failure else {
        if isLogged { editor.log?.retract() }
        throw .engine(error)
      }
      throw failure
    }
    editor.history.forgetUndone()
    if isLogged, let log = editor.log {
      editor.owedAnchors.add(LoggedAnchors.anchored(edit), ofEdit: log.lastEdit)
    }
    // The journal drops an operation that changes nothing.
    operations += max(0, try journalDone() - before)
  }

  private func logged() -> LoggedEdit {
    var logged = LoggedEdit(edit, editor.history.loggedGroup)
    (logged.nextObject, logged.pageCount) = (nextObject, pageCount)
    return logged
  }

  private func journalDone() throws(EditError) -> Int {
    try engine(editor.document.journalState.done)
  }
}

extension Editor {
  /// Begins an edit that the caller makes piece by piece.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)``.
  public func start(
    _ edit: any Edit, cause: ChangeCause
  ) throws(EditError) -> EditInProgress {
    try EditInProgress(edit, in: self, cause: cause)
  }

  /// Makes a change as one step of the history. If it fails, nothing is changed, although the redo steps
  /// may be lost.
  @discardableResult
  public func perform(_ edit: some Edit, cause: ChangeCause) throws(EditError) -> Change {
    let progress = try start(edit, cause: cause)
    while true {
      if let change = try progress.advance() { return change }
    }
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` while an edit is only partly made.
  func requireFinished() throws(EditError) {
    guard unfinished == nil else {
      throw .notPermitted(
        by: "edit", "A large change to the document is in progress: wait for its response.")
    }
  }
}
