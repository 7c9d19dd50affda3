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
  private let target: AtomicFile
  private let writing: FileWriting
  private let revision: Int
  private var nextObject = 0
  private var sealing: Sealing?

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
  public var done: Int { sealing == nil ? writing.done : FileWriting.total }

  /// - Throws: ``EditError/saveFailed(_:)``, ``EditError/changedOnDisk(_:)``; then the old file is
  ///   unchanged.
  public func advance() throws(EditError) -> WritingStep<SaveReport> {
    do throws(EditError) {
      return try proceed()
    } catch {
      cancel()
      throw error
    }
  }

  public func cancel() { target.discard() }

  private func proceed() throws(EditError) -> WritingStep<SaveReport> {
    guard editor.revision == revision else {
      throw .saveFailed("The document was changed while it was written: save it again.")
    }
    if let sealing { return .done(try finish(sealing)) }
    do throws(EngineError) {
      switch try writing.advance() {
      case .goesOn: return .goesOn
      case .aside(let work): return .aside(work)
      case .done(let nextObject):
        self.nextObject = nextObject
        let sealing = Sealing(target)
        self.sealing = sealing
        return .aside { _ in sealing.run() }
      }
    } catch {
      throw SaveInProgress.failure(target.path, error)
    }
  }

  private func finish(_ sealing: Sealing) throws(EditError) -> SaveReport {
    try sealing.check()
    // Checked at the end, since writing takes a while.
    if let expected { try editor.requireUnchanged(target.path, since: expected) }
    let bytes = try editor.commit(
      target, isOriginal: isOriginal, options.encryption, nextObject: nextObject)
    target.discard()
    return SaveReport(
      path: target.path, bytes: bytes, mode: isIncremental ? .incremental : .full,
      identity: FileIdentity(path: target.path))
  }

  private static func failure(_ path: String, _ error: EngineError) -> EditError {
    .saveFailed("\(path) was not written: \(error.message)")
  }
}

/// Waits for the disk to sync a written file, which takes long for a large one. Committing the file
/// afterwards is fast.
///
/// `@unchecked Sendable` because only one thread at a time uses it, as ``WritingStep/aside(_:)``
/// requires.
private final class Sealing: @unchecked Sendable {
  private let target: AtomicFile
  private var failure: EditError?

  init(_ target: AtomicFile) { self.target = target }

  func run() {
    do throws(EditError) { _ = try target.seal() } catch { failure = error }
  }

  func check() throws(EditError) { if let failure { throw failure } }
}
