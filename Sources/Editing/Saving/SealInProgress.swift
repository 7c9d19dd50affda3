// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A seal that is written for a short while at a time. The last step renames the new file; until then the
/// old file is unchanged, and cancelling takes the seal out of the document.
///
/// The document must not change meanwhile: a step that finds it changed fails.
public final class SealInProgress<Made: Seal>: WritingInProgress {
  private enum Phase {
    case beginning
    /// A copy gets the seal alone: the document stays as it is.
    case copying(DocumentCopying)
    case writing(FileWriting)
    case reading(SideResult<Void, EditError>)
    case comparing(FileReadBack)
    case syncing(SideResult<SealedFile, EditError>)
  }

  /// The seal that is made of the document.
  public let seal: Made
  /// Whether this is the document's own file. If so, the document counts as saved afterwards.
  public let isOriginal: Bool
  /// What is saved with the document, if that is saved.
  public var companion: (any SaveCompanion)?
  private let editor: Editor
  private let target: AtomicFile
  private let written: WriteOptions
  private let expected: FileIdentity?
  private let revision: Int
  /// The sealed document, and the journal steps of the seal in it.
  private var sealed: (document: Document, operations: Int)
  private var phase = Phase.beginning
  private var nextObject = 0
  /// Continues a document from a file.
  var rebase: (Document, String) throws(EngineError) -> Void = {
    (document, path) throws(EngineError) in try document.rebase(onto: path)
  }

  init(
    _ seal: Made, of editor: Editor, to path: String, expected: FileIdentity?, isOriginal: Bool
  ) throws(EditError) {
    if isOriginal { try editor.checkNoGroup() }
    if let expected { try editor.requireUnchanged(path, since: expected) }
    (self.seal, self.editor, self.expected, self.isOriginal) = (seal, editor, expected, isOriginal)
    (revision, sealed) = (editor.revision, (editor.document, 0))
    written = try editor.sealOptions()
    target = try AtomicFile(replacing: path)
  }

  /// The parts of ``FileWriting``, and two more. One completes the file, and the last one syncs the
  /// disk.
  public var total: Int { FileWriting.total + 2 }
  public var done: Int {
    switch phase {
    case .beginning, .copying: 0
    case .writing(let writing): writing.done
    case .reading: 3
    case .comparing: 4
    case .syncing: 5
    }
  }

  /// - Throws: ``EditError/saveFailed(_:)``, ``EditError/changedOnDisk(_:)``; then the old file and the
  ///   document are unchanged, although the redo steps may be lost.
  public func advance() throws(EditError) -> WorkStep<SaveReport> {
    do throws(EditError) {
      guard editor.revision == revision else {
        throw .saveFailed("The document was changed while it was signed: sign it again.")
      }
      return try proceed()
    } catch {
      cancel()
      throw error.naming(target.path)
    }
  }

  public func cancel() {
    target.discard()
    guard sealed.operations > 0 else { return }
    try? editor.takeBack(sealed.operations, logging: nil)
    sealed.operations = 0
    editor.history.forgetUndone()
  }

  private func proceed() throws(EditError) -> WorkStep<SaveReport> {
    switch phase {
    case .beginning:
      if isOriginal { return try write() }
      phase = .copying(DocumentCopying(of: editor.document))
      return .goesOn
    case .copying(let copying):
      return try engine(copying.advance()).then { (copy) throws(EditError) in
        sealed.document = copy
        return try write()
      }
    case .writing(let writing):
      return try engine(writing.advance()).then {
        nextObject = $0
        return .aside(read())
      }
    case .reading(let outcome):
      try outcome.get()
      return .aside(try complete())
    case .comparing(let comparison):
      guard try engine(comparison.advance()) else { return .goesOn }
      let (sync, work) = target.sealing()
      phase = .syncing(sync)
      return .aside(work)
    case .syncing(let sync):
      return .done(try publish(try sync.get()))
    }
  }

  private func write() throws(EditError) -> WorkStep<SaveReport> {
    try change { (document) throws(EditError) in try seal.prepare(document) }
    var unfinished = written
    unfinished.isReadBack = false
    phase = .writing(try engine(FileWriting(sealed.document, to: target.temporaryPath, unfinished)))
    return .goesOn
  }

  private func read() -> SideWork {
    let outcome = SideResult<Void, EditError>(until: .engine(.cancelled))
    phase = .reading(outcome)
    let path = target.temporaryPath
    let (seal, reopening) = (LentSeal(seal: seal), editor.document.reopening(path))
    return { context in
      outcome.make { () throws(EditError) in
        let file: Document
        do throws(EngineError) { file = try reopening.opened(in: context) } catch {
          throw .saveFailed("The written file cannot be signed: \(error.message)")
        }
        try seal.seal.read(file, at: path)
      }
    }
  }

  /// Completes the file, and opens it to read it back.
  private func complete() throws(EditError) -> SideWork {
    try seal.complete()
    try change { (document) throws(EditError) in try seal.adopt(into: document) }
    let comparison = FileReadBack(of: sealed.document, written)
    phase = .comparing(comparison)
    return comparison.opening(target.temporaryPath)
  }

  private func publish(_ file: SealedFile) throws(EditError) -> SaveReport {
    // Checked again, since writing takes a while.
    if let expected { try editor.requireUnchanged(target.path, since: expected) }
    defer { target.discard() }
    guard isOriginal else {
      let bytes = try target.commit(sealed: file.size)
      editor.logs.ofFiles?.setAsideLog(ofReplaced: target.path)
      return SaveReport(target, bytes: bytes, .incremental)
    }
    let bytes = try editor.commitSealed(target, file, nextObject: nextObject)
    companion?.publish()
    sealed.operations = 0
    var report = SaveReport(target, bytes: bytes, .incremental)
    // The file is already sealed, whatever happens next.
    do throws(EngineError) { try rebase(editor.document, target.path) } catch {
      report.isBehind = true
      editor.disownFile()
    }
    _ = editor.announce(seal.name, .api, seal.effect)
    return report
  }

  /// Changes the document or its copy. The document changes within an operation of its journal; the
  /// copy has no journal.
  private func change(_ body: (Document) throws(EditError) -> Void) throws(EditError) {
    let document = sealed.document
    // The file may use more numbers than the document: that of its cross-reference stream, for one.
    try engine(document.reserveObjectNumbers(below: editor.saved.nextObject))
    guard isOriginal else { return try body(document) }
    let before = try engine(document.journalState.done)
    var failure: EditError?
    do throws(EngineError) {
      try document.operation(seal.name) { () throws(EngineError) in
        do throws(EditError) { try body(document) } catch {
          failure = error
          throw .rejected(error.message)
        }
      }
    } catch {
      editor.history.forgetUndone()
      throw failure ?? .engine(error)
    }
    editor.history.forgetUndone()
    // The journal drops an operation that changes nothing.
    sealed.operations += max(0, try engine(document.journalState.done) - before)
  }
}

/// A seal that another thread uses while the document's does not.
private struct LentSeal<Made: Seal>: @unchecked Sendable { let seal: Made }
