// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The one door for changes to a document: each goes through ``start(_:cause:)``, or through
/// ``perform(_:cause:)``, which makes it at once. It is then in the history, and who watches is told.
public final class Editor {
  public let document: Document
  public let isReadOnly: Bool
  /// Counts up by one with every edit, undo and redo.
  public private(set) var revision = 0
  /// The client's policy for its user.
  public var policy = Policy()
  /// The author of the changes.
  public var author: () -> String? = { nil }
  /// Told of every change after it was made.
  public var didChange: (Change) -> Void = { _ in }

  /// The log that records changes before they are acknowledged; without one they are lost with the
  /// process.
  var log: EditLog?
  var history = History()
  /// The edit that is only partly made so far.
  weak var unfinished: EditInProgress?
  private(set) var saved = SavedState()
  /// The rules of the document's signatures, once they were read.
  private var signatureRulesRead: SignatureRules?

  public init(_ document: Document, isReadOnly: Bool) throws(EditError) {
    self.document = document
    self.isReadOnly = isReadOnly
    try engine(document.enableJournal())
  }

  /// How the document's file is encrypted since it was last saved.
  public var encryption: Encryption { saved.encryption }
  /// Changes beside the document since the last save, in order.
  public var unsavedStores: [StoreChange] { saved.storesSince }

  /// The names of the steps that can be undone, the next one last.
  public var undoNames: [String] { history.done.map(\.name) }
  /// The names of the steps that can be done again, the next one last.
  public var redoNames: [String] { history.undone.map(\.name) }
  /// Whether there is a step to undo, be it the group that is open, once that is committed.
  public var canUndo: Bool { !history.done.isEmpty || history.group?.steps.isEmpty == false }
  public var canRedo: Bool { !history.undone.isEmpty }
  /// Whether the document, or what is kept beside it, differs from what was last saved. What is kept
  /// beside a document that is read-only is saved with each change.
  public var isDirty: Bool { !isReadOnly && history.position != saved.position }

  /// Whether the document can only be written in full, because something was removed from it for good.
  public var mustBeRewritten: Bool { saved.hasErased || canUndoErasing }

  /// Whether something was removed for good that can still be brought back, until it is saved.
  var canUndoErasing: Bool {
    (history.done + (history.group?.steps ?? [])).contains { $0.effect.erases }
  }

  /// Takes back the last step.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)`` while a group is open.
  @discardableResult
  public func undo(cause: ChangeCause = .undo) throws(EditError) -> Change {
    try checkNoGroup()
    guard let step = history.done.last else { throw .nothingToDo("There is nothing to undo.") }
    try check(step.rules)
    try takeBack(step.operations, logging: .undo)
    history.undo()
    return announceStep(step.name, cause, step.effect.reversed)
  }

  /// Does the last undone step again.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)`` while a group is open.
  @discardableResult
  public func redo() throws(EditError) -> Change {
    try checkNoGroup()
    guard let step = history.undone.last else { throw .nothingToDo("There is nothing to redo.") }
    try check(step.rules)
    try makeAgain(step.operations, logging: .redo)
    history.redo()
    return announceStep(step.name, .redo, step.effect)
  }

  /// Ends the work on the document. Unsaved changes stay in the edit log unless the caller discards
  /// them; a log that is not needed is removed.
  public func close(discardingChanges: Bool) {
    log?.close(keeping: isDirty && !discardingChanges)
    log = nil
  }

  /// Tells that the document as it is now has been saved. What was removed for good cannot be brought
  /// back from then on, nor what went before another encryption of the file, to which it cannot be appended.
  func markSaved(
    _ newEncryption: Encryption? = nil, as content: ContentIdentity?, nextObject: Int,
    isBarrier: Bool = false
  ) {
    saved.content = content ?? saved.content
    saved.nextObject = nextObject
    if canUndoErasing { saved.hasErased = true }
    if canUndoErasing || newEncryption != nil || isBarrier { history.forgetAll() }
    if let newEncryption { saved.encryption = newEncryption }
    saved.position = history.position
    saved.storesSince = []
  }

  /// The changes that the document's signatures allow.
  public var signatureRules: SignatureRules {
    get throws(EditError) {
      if let signatureRulesRead { return signatureRulesRead }
      let rules = try engine(document.signatureRules)
      signatureRulesRead = rules
      return rules
    }
  }

  /// Counts on from the revision of a document that this one takes the place of.
  func goOn(after revision: Int) { self.revision += revision + 1 }

  /// Keeps the history in step with the journal after a step that failed.
  func forgetWhatTheJournalDropped() {
    guard let journal = try? document.journalState, journal.done < journal.count else {
      return history.forgetUndone()
    }
  }

  /// Tells of a step that the journal took or made again.
  func announceStep(_ name: String, _ cause: ChangeCause, _ effect: EditEffect) -> Change {
    if let mapping = effect.mapping { document.follow(mapping) }
    return announce(name, cause, effect)
  }

  func announce(_ name: String, _ cause: ChangeCause, _ effect: EditEffect) -> Change {
    revision += 1
    signatureRulesRead = nil
    saved.storesSince += effect.stores
    let change = Change(name: name, cause: cause, effect: effect, revision: revision)
    didChange(change)
    return change
  }
}
