// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A save that is made a short while at a time. The file gets its name with the last step; until then the
/// old file is as it was.
///
/// The document must not change meanwhile: a step that finds it changed fails.
public final class SaveInProgress: WritingInProgress {
  private let editor: Editor
  private let options: SaveOptions
  private let expected: FileIdentity?
  /// Whether the document counts as saved then.
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

  /// The parts of ``FileWriting``, and waiting for the disk.
  public var total: Int { FileWriting.total + 1 }
  public var done: Int { sealing == nil ? writing.done : FileWriting.total }

  /// - Throws: ``EditError/saveFailed(_:)``, ``EditError/changedOnDisk(_:)``; then the old file is as it
  ///   was.
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
    // Now, since writing takes a while.
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

/// Waits until the disk has a written file, which takes long for a large one. After that the file is
/// committed soon.
///
/// `@unchecked Sendable` since one thread at a time uses it, as ``WritingStep/aside(_:)`` asks.
private final class Sealing: @unchecked Sendable {
  private let target: AtomicFile
  private var failure: EditError?

  init(_ target: AtomicFile) { self.target = target }

  func run() {
    do throws(EditError) { _ = try target.seal() } catch { failure = error }
  }

  func check() throws(EditError) { if let failure { throw failure } }
}
