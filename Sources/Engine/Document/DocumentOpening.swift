// SPDX-License-Identifier: AGPL-3.0-or-later

/// The conditions under which a document was opened. The rights that the password gives are an example.
public struct DocumentOpening: Sendable {
  /// Whether the owner's password was given, which lifts every restriction.
  public internal(set) var isOwner = false
  /// Whether opening the document required a password.
  public internal(set) var needsPassword = false
  /// Whether only embedded files are encrypted and still locked. Their password has not been given yet.
  var hasLockedAttachments = false
  /// Whether the page tree was wrong and was rebuilt. It was rebuilt from the pages that were found.
  public internal(set) var hasRebuiltPages = false
  let password: String?

  init(password: String?) { self.password = password }
}

/// Opens a document as a full save would write it now. It works in short steps. The opened document is
/// without unreachable objects, and with re-encoded streams.
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

/// How to open a file as the next version of a document.
public struct Reopening: Sendable {
  let path: String
  let password: String?
  let arrangement: Int

  /// Opens the file with the calling thread's context.
  ///
  /// - Parameter forChanges: as in ``Document/open(_:password:isKeptData:hasPages:forChanges:in:)``.
  public func opened(
    in context: EngineContext, forChanges: Bool = false
  ) throws(EngineError) -> Document {
    let document = try Document.open(
      .file(path), password: password, forChanges: forChanges, in: context)
    document.arrangement = arrangement
    return document
  }
}
