// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// An edit that is made piece by piece. It is one step of the history: either all of it is made, or
/// nothing.
///
/// The edit log gets the whole edit after the last piece, so a process that dies earlier has changed
/// nothing. Until then nobody may read or change the document, and no observer is notified.
public final class EditInProgress: ChangeInProgress {
  public var total: Int { work.count }
  public var isOver: Bool { editor.unfinished !== self }
  public let scope: Set<Int>?
  public let cause: ChangeCause
  public private(set) var done = 0

  private let editor: Editor
  /// `nil` once all pieces are made: ``ending`` has it then, and frees it.
  private var edit: (any Edit)?
  /// Facts about the edit that are needed after it is freed. `anchored`: the annotations whose text is
  /// logged later. `couldRedo`: whether there were steps to redo.
  private let facts: (kind: String, name: String, anchored: [Annotation], couldRedo: Bool)
  private let work: any EditWork
  private var rules: StepRules
  /// The touches that were not checked yet.
  private var unchecked: ArraySlice<AnnotationTouch>
  /// What is logged of the document before the edit. This is the number of pages, the next new object,
  /// the titles and the identities.
  private var before:
    (pageCount: Int?, nextObject: Int, titles: LoggedTitles, identities: IdentityReading?)
  /// The effects of the pieces made so far, and their journal steps.
  private var made: (effects: [EditEffect], operations: Int) = ([], 0)
  /// The end of an edit of several pieces, once they are made.
  private var ending: EditEnding?

  /// How many touches are checked at a time.
  private static let touchesAtOnce = 50

  init(_ edit: any Edit, in editor: Editor, cause: ChangeCause) throws(EditError) {
    try editor.requireFinished()
    rules = StepRules(permissions: edit.permissions)
    for permission in rules.permissions { try editor.check(permission) }
    editor.payAnchors(before: edit)
    (self.editor, self.edit, self.cause) = (editor, edit, cause)
    // These take time proportional to the size of the edit, and are read with every piece.
    facts = (type(of: edit).kind, edit.name, LoggedAnchors.anchored(edit), editor.canRedo)
    scope = edit.scope
    before = (
      try edit.pageCountToLog(in: editor.document),
      try engine { () throws(EngineError) in
        try editor.document.reserveObjectNumbers(below: editor.saved.nextObject)
        return editor.document.nextObjectNumber
      },
      editor.log == nil ? [:] : LoggedTitles(of: edit, in: editor.document),
      editor.log == nil ? nil : IdentityReading(of: edit)
    )
    work = try edit.work(on: editor.document)
    let touches = edit.touches + work.touches
    unchecked = (touches.count > Self.touchesAtOnce ? touches.byPage : touches)[...]
    if touches.count <= Self.touchesAtOnce { try checkTouches() }
    if before.identities?.isShort == true { before.identities?.advance(in: editor.document) }
    editor.unfinished = self
  }

  public var effect: EditEffect? { ending?.effect }

  public func workAside() -> (@Sendable () -> Void)? {
    guard !isOver, done == total, total > 1, ending == nil else { return nil }
    let ending = makeEnding()
    self.ending = ending
    return { ending.make() }
  }

  public func advance() throws(EditError) -> Change? {
    guard !isOver else { throw .nothingToDo("\(facts.name) is complete or was taken back.") }
    do throws(EditError) {
      if !unchecked.isEmpty {
        try checkTouches()
        return nil
      }
      if before.identities?.isOver == false {
        before.identities?.advance(in: editor.document)
        return nil
      }
      if done == 0, total > 1, try editor.forgetLargeUndone() {
        before.nextObject = editor.document.nextObjectNumber
        return nil
      }
      if done < total {
        try makePiece()
        done += 1
        guard total == 1 else { return nil }
      }
      return try end()
    } catch {
      try cancel()
      throw error
    }
  }

  /// Gives the first new object the number that it had before. Forgetting large steps takes a number,
  /// so they are forgotten first.
  func prepare(at number: Int?) throws(EditError) {
    do throws(EditError) {
      if total > 1 { _ = try editor.forgetLargeUndone() }
      if let number { try engine(editor.document.reserveObjectNumbers(below: number)) }
      before.nextObject = editor.document.nextObjectNumber
    } catch {
      try cancel()
      throw error
    }
  }

  /// Makes the rest of the edit.
  @discardableResult
  func finish() throws(EditError) -> Change {
    while true {
      if let change = try advance() { return change }
    }
  }

  public func cancel() throws(EditError) {
    guard editor.unfinished === self else { return }
    editor.unfinished = nil
    done = total
    // Whoever offers the redo must learn that its steps are lost.
    defer {
      if facts.couldRedo, !editor.canRedo { _ = editor.announce(facts.name, cause, EditEffect()) }
    }
    guard made.operations > 0 else { return }
    try editor.takeBack(made.operations, logging: nil)
    if let mapping = EditEffect.sum(made.effects).reversed.mapping {
      editor.document.follow(mapping)
    }
  }

  /// Checks the next touches by the client's policy.
  private func checkTouches() throws(EditError) {
    let author = editor.author()
    for touch in unchecked.prefix(Self.touchesAtOnce) {
      guard let touch = try PolicyCase(touch, in: editor.document) else { continue }
      try editor.check(touch, author: author)
      rules.touches.append(touch)
    }
    unchecked = unchecked.dropFirst(Self.touchesAtOnce)
    // An empty slice still holds the whole array.
    if unchecked.isEmpty { unchecked = [] }
  }

  /// Enters the edit in the history. An edit of several pieces is logged first.
  private func end() throws(EditError) -> Change {
    let effect: EditEffect
    if total > 1 {
      let ending = ending ?? makeEnding()
      effect = ending.make()
      if let entry = ending.entry {
        try editor.log?.append(entry, as: ending.line)
        oweAnchors()
      }
    } else {
      effect = made.effects.first ?? EditEffect()
    }
    editor.unfinished = nil
    editor.history.enter(facts.name, effect, rules, operations: made.operations)
    return editor.announce(facts.name, cause, effect)
  }

  private func makeEnding() -> EditEnding {
    defer { edit = nil }
    return EditEnding(
      made.effects, edit, entry: editor.log.map { $0.entry(of: .edit(logged(value: .null))) })
  }

  private func makePiece() throws(EditError) {
    let document = editor.document
    var failure: EditError?
    var isLogged = false
    do throws(EngineError) {
      try document.operation(facts.name) { () throws(EngineError) in
        do throws(EditError) {
          made.effects.append(try work.perform(done))
          guard total == 1, let edit, let log = editor.log else { return }
          try log.append(.edit(logged(value: edit.encoded)))
          isLogged = true
        } catch {
          failure = error
          throw .rejected(error.message)
        }
      }
    } catch {
      made.effects.removeLast(made.effects.count - done)
      editor.forgetWhatTheJournalDropped()
      guard let failure else {
        if isLogged { editor.log?.retract() }
        throw .engine(error)
      }
      throw failure
    }
    editor.history.forgetUndone()
    if isLogged { oweAnchors() }
    made.operations += document.recordedSteps
  }

  private func oweAnchors() {
    guard let log = editor.log else { return }
    editor.owedAnchors.add(facts.anchored, ofEdit: log.lastEdit)
  }

  private func logged(value: JSONTree) -> LoggedEdit {
    var logged = LoggedEdit(
      kind: facts.kind, name: facts.name, value: value, group: editor.history.loggedGroup)
    (logged.nextObject, logged.pageCount) = (before.nextObject, before.pageCount)
    logged.titles = before.titles
    logged.identities = before.identities?.identities ?? [:]
    return logged
  }
}

extension Editor {
  /// Begins an edit that the caller makes piece by piece.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)``.
  public func start(_ edit: any Edit, cause: ChangeCause) throws(EditError) -> EditInProgress {
    try EditInProgress(edit, in: self, cause: cause)
  }

  /// Makes a change as one step of the history. If it fails, nothing is changed, although the redo steps
  /// may be lost.
  @discardableResult
  public func perform(_ edit: some Edit, cause: ChangeCause) throws(EditError) -> Change {
    try start(edit, cause: cause).finish()
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` while a change is only partly made.
  func requireFinished() throws(EditError) {
    guard unfinished == nil else {
      throw .notPermitted(
        by: "edit", "A large change to the document is in progress: wait for its response.")
    }
  }
}
