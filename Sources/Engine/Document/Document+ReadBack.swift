// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// - Throws: ``EngineError/saveFailed(_:)`` if a written file of this document has a different
  ///   number of pages.
  func requirePages(in file: WrittenFile) throws(EngineError) {
    let expected = try pageCount
    guard file.pageCount == expected else {
      throw Document.isLacking("it has \(file.pageCount) of \(expected) pages")
    }
  }

  /// Opens a written file of a document, with the document's password.
  ///
  /// An incremental save copies the bytes that the document was opened from, and appends the changes,
  /// changed nodes of the page tree among them. So only the tables and the changes of the file are
  /// read.
  static func openWritten(
    _ path: String, _ options: WriteOptions, _ password: String?, in context: EngineContext
  ) throws(EngineError) -> Document {
    let saved: Document
    do throws(EngineError) {
      saved = try Document.open(
        OpenSource(.file(path), holds: !options.isIncremental),
        password: options.encryption.password(before: password),
        hasPages: !options.isIncremental, in: context)
    } catch .damaged(let why) {
      throw Document.isLacking(why)
    }
    guard !saved.isRepaired, !saved.opening.hasRebuiltPages else {
      throw Document.isLacking("its table of objects is broken")
    }
    return saved
  }

  fileprivate static func isLacking(_ what: String) -> EngineError {
    .saveFailed(
      "The new file was read back and does not hold all changes (\(what)), so it was thrown away. Save "
        + "with another mode: incremental appends the changes to the file as it is, and full without "
        + "optimize leaves pictures as they are.")
  }

  /// Whether the file that the document was opened from has object streams.
  var hasObjectStreams: Bool {
    get throws(EngineError) {
      var has = false
      try context.call { cm_has_object_streams($0, raw, &has, $1) }
      return has
    }
  }
}

/// A written file of a document, opened again.
struct WrittenFile {
  let document: Document
  let pageCount: Int
}

/// Looks for every change of a document in its written file. The document must not change meanwhile.
final class FileComparison {
  private let document: Document
  private let saved: Document
  private let raw: OpaquePointer

  init(of document: Document, with saved: Document, _ options: WriteOptions) throws(EngineError) {
    (self.document, self.saved) = (document, saved)
    var how = cm_written()
    how.keeps_numbers = options.isIncremental || !options.isOptimized || options.keepsNumbers
    how.keeps_unreachable = options.isIncremental
    var raw: OpaquePointer?
    try document.context.call { cm_new_comparison($0, document.raw, saved.raw, how, &raw, $1) }
    guard let raw else { throw .rejected("the files could not be compared") }
    self.raw = raw
  }

  deinit { cm_drop_comparison(document.context.raw, raw) }

  /// Continues for a short while; returns whether all changes were found.
  ///
  /// - Throws: ``EngineError/saveFailed(_:)`` for a change that the file does not hold.
  func advance() throws(EngineError) -> Bool {
    var isComplete = false
    var missing: Int32 = 0
    do throws(EngineError) {
      try document.context.call { cm_compare($0, raw, &isComplete, &missing, $1) }
    } catch .damaged(let why) {
      throw Document.isLacking(why)
    }
    guard missing == 0 else {
      throw Document.isLacking("object \(missing) is not as it was changed")
    }
    return isComplete
  }
}

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

  /// Work that opens the file at `path`, on any thread. It must be done before the first ``advance()``.
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
