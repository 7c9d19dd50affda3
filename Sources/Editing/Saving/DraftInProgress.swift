// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension Editor {
  /// Begins to open the document as a full save would write it. Each step takes a short while.
  ///
  /// - Parameter folder: for a temporary file that only the user can access.
  public func startDraft(through folder: String) throws(EditError) -> DraftInProgress {
    let file = try AtomicFile(in: folder)
    do throws(EngineError) {
      return DraftInProgress(
        try DraftOpening(document, through: file.temporaryPath, encryption), file)
    } catch {
      file.discard()
      throw .engine(error)
    }
  }
}

/// The opening of a document as a full save would write it. The opened document is separate from the
/// one that would be saved.
public final class DraftInProgress: WritingInProgress {
  private let opening: DraftOpening
  private let file: AtomicFile

  init(_ opening: DraftOpening, _ file: AtomicFile) {
    (self.opening, self.file) = (opening, file)
  }

  public private(set) var done = 0
  public let total = 1

  public func advance() throws(EditError) -> WorkStep<Document> {
    do throws(EngineError) {
      return try opening.advance().then {
        done = total
        file.discard()
        return .done($0)
      }
    } catch {
      file.discard()
      throw .engine(error)
    }
  }

  public func cancel() { file.discard() }
}
