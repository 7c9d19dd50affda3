// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// A reload in steps. Another thread reads the file, and makes the unsaved changes again. The document
/// does not change before the last step, and must not be used before it.
public final class ReloadInProgress {
  private enum Phase {
    case beginning
    case reading(FreshFile)
    case remaking(EditorHandover, FileIdentity?)
    case done
  }

  private let open: OpenDocument
  private let reopening: Reopening
  private let reloading: Reloading
  private var phase = Phase.beginning

  init(of open: OpenDocument, _ reopening: Reopening, _ reloading: Reloading) {
    (self.open, self.reopening, self.reloading) = (open, reopening, reloading)
  }

  /// Does the next step, on the document's thread. The work that the last step returned must be done.
  ///
  /// - Returns: Work to do before the next step, on any thread; `nil` when the reload is complete.
  /// - Throws: The reason if the document cannot be reloaded; it is unchanged then.
  public func advance() throws(EditError) -> SideWork? {
    switch phase {
    case .beginning:
      let file = FreshFile(reopening)
      phase = .reading(file)
      return { file.read(in: $0) }
    case .reading(let file):
      let fresh = try file.document()
      if !reloading.isDiscarding { _ = try? open.commitWork() }
      let handover = try EditorHandover(from: open.editor, to: fresh, reloading)
      phase = .remaking(handover, fresh.fileIdentity)
      return { _ in handover.remake() }
    case .remaking(let handover, let identity):
      try open.go(on: handover, of: identity, isDiscarding: reloading.isDiscarding)
      phase = .done
      return nil
    case .done: return nil
    }
  }
}

/// The current contents of a document's file. A file whose pages cannot be counted is refused.
///
/// `@unchecked Sendable` since one thread at a time uses it.
private final class FreshFile: @unchecked Sendable {
  private let reopening: Reopening
  private var outcome = Result<Document, EngineError>.failure(.cancelled)

  init(_ reopening: Reopening) { self.reopening = reopening }

  func read(in context: EngineContext) {
    do throws(EngineError) {
      // The document keeps the context, and is used on another thread later.
      let fresh = try reopening.opened(in: try context.clone())
      _ = try fresh.pageCount
      outcome = .success(fresh)
    } catch {
      outcome = .failure(error)
    }
  }

  func document() throws(EditError) -> Document {
    do throws(EngineError) { return try outcome.get() } catch { throw .engine(error) }
  }
}
