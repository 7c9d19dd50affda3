// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Synchronization

/// A file that is being opened. Reading and repairing it, and making recovered changes again, can take
/// long; another thread can do it.
///
/// `@unchecked Sendable` since one thread at a time uses it, apart from ``cancel()``.
public final class OpeningInProgress: @unchecked Sendable {
  /// The document to open, and the options.
  struct Request {
    var origin: DocumentOrigin
    var password: String?
    var isReadOnly: Bool
    var recovery: RecoveryChoice
    /// Whether the file's signatures can forbid recovered changes.
    var honorsSignatures = true
    /// Keeps a document opened from data while it is open.
    var place: DataFolder?
    var logs: EditLogFolder?
    /// The maximum wait for another owner of the edit log, in milliseconds.
    var patience: Int
    var clock: () -> Int64
  }

  private let request: Request
  private let isCancelled = Atomic(false)
  /// Whether another thread may be at work.
  private let isAside = Atomic(false)
  private var outcome = Result<OpenedFile, EditError>.failure(.engine(.cancelled))

  init(_ request: Request) { self.request = request }

  /// Prepares for ``runAside(in:)``. On the documents' own thread.
  public func willRunAside() { isAside.store(true, ordering: .relaxed) }

  /// Opens the file on a thread that is not the documents' own.
  public func runAside(in context: EngineContext) {
    defer { isAside.store(false, ordering: .releasing) }
    // The document keeps the context, and is used on another thread later.
    do throws(EngineError) { run(in: try context.clone()) } catch {
      outcome = .failure(.engine(error))
    }
  }

  /// Opens the file with a context. The document owns the context from then on.
  func run(in context: EngineContext) {
    do throws(EditError) { outcome = .success(try opened(in: context)) } catch {
      outcome = .failure(error)
    }
  }

  /// Has the work end after the step under way. On any thread.
  public func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Closes what was opened, and unlocks its edit log. The file can then be opened again at once.
  func discard() {
    if !isAside.load(ordering: .acquiring) { outcome = .failure(.engine(.cancelled)) }
  }

  /// The opened file, or the reason why it could not be opened.
  func opened() throws(EditError) -> OpenedFile { try outcome.get() }

  /// The document that was opened.
  ///
  /// - Throws: the reason why it could not be opened.
  public var document: Document { get throws(EditError) { try opened().editor.editor.document } }

  private func opened(in context: EngineContext) throws(EditError) -> OpenedFile {
    try checkCancelled()
    let kept = try request.place?.file(for: request.origin)
    let document = try read(
      kept.map { .file($0) } ?? request.origin, isKeptData: kept != nil, in: context)
    try checkCancelled()
    var path: String?
    if case .file(let name) = request.origin, kept == nil { path = name }
    let logs = kept == nil ? request.logs : request.place?.logs
    let editor = try editor(for: document, kept ?? path, in: logs)
    editor.editor.logs.ofFiles = request.logs
    // Read now, so that the answer need not wait for it. An error comes again then.
    _ = try? editor.editor.document.features
    return OpenedFile(editor: editor, path: path, identity: document.fileIdentity)
  }

  private func checkCancelled() throws(EditError) {
    if isCancelled.load(ordering: .relaxed) { throw .engine(.cancelled) }
  }

  private func read(
    _ origin: DocumentOrigin, isKeptData: Bool, in context: EngineContext
  ) throws(EditError) -> Document {
    do throws(EngineError) {
      return try Document.open(
        origin, password: request.password, isKeptData: isKeptData, forChanges: true, in: context)
    } catch {
      throw .engine(error)
    }
  }

  private func editor(
    for document: Document, _ path: String?, in logs: EditLogFolder?
  ) throws(EditError) -> RecoveredEditor {
    guard let logs, let path else {
      return RecoveredEditor(editor: try Editor(document, isReadOnly: request.isReadOnly))
    }
    let isCancelled = { self.isCancelled.load(ordering: .relaxed) }
    return try logs.editor(
      for: document, path: path, request.recovery, isReadOnly: request.isReadOnly, Documents.edits,
      honorsSignatures: request.honorsSignatures, patience: request.patience, clock: request.clock,
      isCancelled: isCancelled
    ) { path throws(EditError) in
      try read(.file(path), isKeptData: false, in: document.context)
    }
  }
}

/// A file that was opened, with its editor.
struct OpenedFile {
  let editor: RecoveredEditor
  /// As given; `nil` of a document opened from data.
  let path: String?
  let identity: FileIdentity?
}
