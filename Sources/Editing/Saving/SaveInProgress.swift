// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A save that proceeds for a short while at a time. The last step renames the new file; until then the
/// old file is unchanged.
///
/// The document must not change meanwhile: a step that finds it changed fails.
public final class SaveInProgress: WritingInProgress {
  private let editor: Editor
  private let options: SaveOptions
  private let expected: FileIdentity?
  /// Whether the document counts as saved afterwards.
  public let isOriginal: Bool
  private let isIncremental: Bool
  /// What is saved with the document, if that is saved.
  public var companion: (any SaveCompanion)?
  private let target: AtomicFile
  private let writing: FileWriting
  private let revision: Int
  private var nextObject = 0
  private var sync: SideResult<SealedFile, EditError>?

  init(
    of editor: Editor, to path: String, _ options: SaveOptions, expected: FileIdentity?,
    isOriginal: Bool
  ) throws(EditError) {
    (self.editor, self.options, self.expected) = (editor, options, expected)
    (self.isOriginal, revision) = (isOriginal, editor.revision)
    let written = try editor.writeOptions(options, isOriginal: isOriginal)
    isIncremental = written.isIncremental
    target = try AtomicFile(replacing: path)
    do throws(EngineError) {
      writing = try FileWriting(editor.document, to: target.temporaryPath, written)
    } catch {
      target.discard()
      throw SaveInProgress.failure(path, error)
    }
  }

  /// The parts of ``FileWriting``, and a last part for the disk sync.
  public var total: Int { FileWriting.total + 1 }
  public var done: Int { sync == nil ? writing.done : FileWriting.total }

  /// - Throws: ``EditError/saveFailed(_:)``, ``EditError/changedOnDisk(_:)``; then the old file is
  ///   unchanged.
  public func advance() throws(EditError) -> WorkStep<SaveReport> {
    do throws(EditError) {
      return try proceed()
    } catch {
      cancel()
      throw error
    }
  }

  public func cancel() { target.discard() }

  private func proceed() throws(EditError) -> WorkStep<SaveReport> {
    guard editor.revision == revision else {
      throw .saveFailed("The document was changed while it was written: save it again.")
    }
    if let sync { return .done(try finish(sync)) }
    do throws(EngineError) {
      return try writing.advance().then {
        nextObject = $0
        let (sync, work) = target.sealing()
        self.sync = sync
        return .aside(work)
      }
    } catch {
      throw SaveInProgress.failure(target.path, error)
    }
  }

  private func finish(_ sync: SideResult<SealedFile, EditError>) throws(EditError) -> SaveReport {
    let sealed = try sync.get()
    // Checked at the end, since writing takes a while.
    if let expected { try editor.requireUnchanged(target.path, since: expected) }
    let bytes = try editor.commit(
      target, sealed: sealed, isOriginal: isOriginal, options.encryption, nextObject: nextObject,
      isRewritten: !isIncremental)
    companion?.publish()
    target.discard()
    return SaveReport(target, bytes: bytes, isIncremental ? .incremental : .full)
  }

  private static func failure(_ path: String, _ error: EngineError) -> EditError {
    if case .notWritten = error { return EditError.engine(error).naming(path) }
    return .saveFailed("\(path) was not written: \(error.message)")
  }
}
