// SPDX-License-Identifier: AGPL-3.0-or-later

/// Reads a written file of a document back, in short steps: every page and every change since the
/// document was opened must be in it. If something was flattened, only the pages are compared.
///
/// Another thread opens the file. The document is only used in ``advance()``, and must not change
/// until the last step.
public final class FileReadBack {
  private let document: Document
  private let options: WriteOptions
  private let opening = SideResult<WrittenFile, EngineError>(until: .cancelled)
  private var comparison: FileComparison?

  public init(of document: Document, _ options: WriteOptions) {
    (self.document, self.options) = (document, options)
  }

  /// Whether the file is open, and is being compared.
  var isOpened: Bool { comparison != nil }

  /// Work that opens the file at `path`, on any thread, before the first ``advance()``.
  public func opening(_ path: String) -> SideWork {
    { [opening, options, password = document.opening.password] context in
      opening.make { () throws(EngineError) in
        // The comparison uses the file on the document's thread.
        let file = try Document.openWritten(path, options, password, in: try context.clone())
        return WrittenFile(document: file, pageCount: try file.pageCount)
      }
    }
  }

  /// Continues for a short while, on the document's thread; returns whether all was found.
  ///
  /// - Throws: ``EngineError/saveFailed(_:)`` if something is missing in the file.
  public func advance() throws(EngineError) -> Bool {
    if let comparison { return try comparison.advance() }
    let file = try opening.get()
    try document.requirePages(in: file)
    guard !options.flattensAnnotations, !options.flattensForms else { return true }
    comparison = try FileComparison(of: document, with: file.document, options)
    return false
  }
}
