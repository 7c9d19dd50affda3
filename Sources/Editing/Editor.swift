// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The only way to change a document. Each change goes through ``start(_:cause:)``, or through
/// ``perform(_:cause:)``, which makes it at once. It then is in the history, and observers are notified.
public final class Editor {
  public let document: Document
  public let isReadOnly: Bool
  /// Counts up by one with every edit, undo and redo.
  public private(set) var revision = 0
  /// The client's policy for its user.
  public var policy = Policy()
  /// The author of the changes.
  public var author: () -> String? = { nil }
  /// Called after every change.
  public var didChange: (Change) -> Void = { _ in }

  /// The edit logs of the document and of other files.
  public var logs = EditLogs()
  /// The text that the log lacks.
  var owedAnchors = PendingAnchors()
  var history = History()
  weak var unfinished: (any ChangeInProgress)?
  private(set) var saved = SavedState()
  /// The rules of the document's signatures; `nil` until they are read.
  private var signatureRulesRead: SignatureRules?

  public init(_ document: Document, isReadOnly: Bool) throws(EditError) {
    self.document = document
    self.isReadOnly = isReadOnly
    try engine(document.enableJournal())
  }

  var log: EditLog? {
    get { logs.own }
    set { logs.own = newValue }
  }

  /// How the file has been encrypted since the last save.
  public var encryption: Encryption { saved.encryption }
  /// Changes to data outside the document since the last save, in order.
  public var unsavedStores: [StoreChange] { saved.storesSince }

  /// The names of the steps that can be undone. The next one is last.
  public var undoNames: [String] { history.done.map(\.name) }
  /// The names of the steps that can be redone. The next one is last.
  public var redoNames: [String] { history.undone.map(\.name) }
  /// Whether there is a step to undo. The steps of the open group count: they can be undone once it is
  /// committed.
  public var canUndo: Bool { !history.done.isEmpty || history.group?.steps.isEmpty == false }
  public var canRedo: Bool { !history.undone.isEmpty }
  /// The annotations that steps of the history add or remove.
  public var annotationsOfSteps: [String] {
    history.all.flatMap { $0.effect.added + $0.effect.removed }
  }
  /// Whether there is an edit log with changes of this editor.
  public var isLogged: Bool { log?.isWritten ?? false }
  /// The effect of the next undo.
  public var undoEffect: EditEffect? { history.done.last?.effect.reversed }
  /// The effect of the next redo.
  public var redoEffect: EditEffect? { history.undone.last?.effect }
  /// Whether the document has unsaved changes. Changes to data beside it count, too. Data beside a
  /// read-only document is saved with each change.
  public var isDirty: Bool { !isReadOnly && history.position != saved.position }

  /// Whether the document must be written in full. This is so if something was permanently removed from
  /// it.
  public var mustBeRewritten: Bool { saved.hasErased || canUndoErasing }

  /// Whether the file was written anew since the document was opened.
  public var isRewritten: Bool { saved.isRewritten }

  /// The signature fields of the file as it was last saved; `nil` if it was not, or has none.
  public var savedSignatureFields: [SignatureField]? { saved.signatureFields }

  /// Whether a permanent removal can still be undone. Saving ends this.
  var canUndoErasing: Bool {
    history.done.contains { $0.effect.erases }
      || history.group?.steps.contains { $0.effect.erases } == true
  }

  /// Undoes the last step.
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

  /// Redoes the last undone step.
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

  /// Ends the work on the document. Unsaved changes stay in the edit log unless the caller discards them;
  /// a log that is no longer needed is removed.
  public func close(discardingChanges: Bool) {
    let isKept = isDirty && !discardingChanges
    if isKept { payAnchors() }
    log?.close(keeping: isKept)
    log = nil
  }

  /// Marks the current state as saved. From then on, permanent removals cannot be undone, nor changes
  /// before a change of the file's encryption: they cannot be appended to the new file.
  func markSaved(
    _ newEncryption: Encryption? = nil, as content: ContentIdentity?, _ file: SealedFile? = nil,
    nextObject: Int, isBarrier: Bool = false, isRewritten: Bool = false
  ) {
    if isRewritten { saved.isRewritten = true }
    saved.content = content ?? saved.content
    saved.file = file
    saved.nextObject = nextObject
    if canUndoErasing { saved.hasErased = true }
    if canUndoErasing || newEncryption != nil || isBarrier { history.forgetAll() }
    if let newEncryption { saved.encryption = newEncryption }
    saved.signatureFields = (try? document.fieldsOfSignedForm) ?? nil
    saved.position = history.position
    saved.storesSince = []
  }

  /// Notes whether a file goes on from the document's file. The given file was saved before a recovery;
  /// the document's file is the one from which the changes were made again.
  func noteFile(_ file: Document) { saved.isRewritten = !file.goesOn(from: document) }

  /// Makes the saved file count as changed by others: the document does not go on from it.
  func disownFile() { saved.file = nil }

  /// The changes that the document's signatures allow.
  public var signatureRules: SignatureRules {
    get throws(EditError) {
      if let signatureRulesRead { return signatureRulesRead }
      let rules = try engine(document.signatureRules)
      signatureRulesRead = rules
      return rules
    }
  }

  /// Continues the revision count of the document that this one replaces.
  public func goOn(after revision: Int) { self.revision += revision + 1 }

  /// Drops the steps that the journal lost in a failed step.
  func forgetWhatTheJournalDropped() {
    guard let journal = try? document.journalState, journal.done < journal.count else {
      return history.forgetUndone()
    }
  }

  /// Discards large steps that could be redone. The first change of the next edit would do it, but it takes
  /// as long as a turn may.
  ///
  /// - Returns: whether there were any.
  public func forgetLargeUndone() throws(EditError) -> Bool {
    guard history.undone.contains(where: \.isLarge) else { return false }
    try engine(document.forgetUndone())
    history.forgetUndone()
    return true
  }

  /// Notifies observers of a step that the journal undid or redid.
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
