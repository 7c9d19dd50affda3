// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// A reload in steps. Another thread reads the file, and makes the unsaved changes again. The document
/// does not change before the last step, and must not be used before it.
public final class ReloadInProgress {
  private enum Phase {
    case beginning
    case reading(SideResult<Document, EngineError>)
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

  /// Does the next step, on the document's thread. The work of the last step must be done.
  ///
  /// - Throws: The reason if the document cannot be reloaded; it is unchanged then.
  public func advance() throws(EditError) -> WorkStep<Void> {
    switch phase {
    case .beginning:
      let fresh = SideResult<Document, EngineError>(until: .cancelled)
      phase = .reading(fresh)
      return .aside { [reopening] context in
        fresh.make { () throws(EngineError) in
          // The document keeps the context, and is used on another thread later.
          let document = try reopening.opened(
            in: try context.clone(), forChanges: true)
          // A file whose pages cannot be counted is refused.
          _ = try document.pageCount
          return document
        }
      }
    case .reading(let reading):
      let fresh: Document
      do throws(EngineError) { fresh = try reading.get() } catch { throw .engine(error) }
      if !reloading.isDiscarding { _ = try? open.commitWork() }
      let handover = try EditorHandover(from: open.editor, to: fresh, reloading)
      phase = .remaking(handover, fresh.fileIdentity)
      return .goesOn
    case .remaking(let handover, let identity):
      return try handover.advance().then { () throws(EditError) in
        try open.go(on: handover, of: identity, isDiscarding: reloading.isDiscarding)
        phase = .done
        return .done(())
      }
    case .done: return .done(())
    }
  }
}
