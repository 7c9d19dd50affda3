// SPDX-License-Identifier: AGPL-3.0-or-later

/// Opens a document as a full save would write it now, in short steps: without unreachable objects, and
/// with re-encoded streams.
///
/// Other threads write and open the file. The document must not change until the last step.
public final class DraftOpening {
  private let document: Document
  private let path: String
  private let options: WriteOptions
  private let writing: FileWriting
  private var opening: SideResult<Document, EngineError>?

  /// - Parameter path: the file to write. It may be removed after the last step.
  /// - Throws: ``EngineError/unsupported(_:)``.
  public init(
    _ document: Document, through path: String, _ encryption: Encryption
  ) throws(EngineError) {
    var options = WriteOptions()
    (options.encryption, options.isReadBack) = (encryption, false)
    (self.document, self.path, self.options) = (document, path, options)
    writing = try FileWriting(document, to: path, options)
  }

  /// Performs the next step, on the document's thread. The work of the last step must be complete.
  ///
  /// - Throws: ``EngineError/saveFailed(_:)`` if the file cannot be written or read again.
  public func advance() throws(EngineError) -> WorkStep<Document> {
    if let opening { return .done(try opening.get()) }
    return try writing.advance().then { _ in
      let opening = SideResult<Document, EngineError>(until: .cancelled)
      self.opening = opening
      return .aside { [path, options, password = document.opening.password] context in
        opening.make { () throws(EngineError) in
          // The document's thread reads it.
          try Document.openWritten(path, options, password, in: try context.clone())
        }
      }
    }
  }
}
