// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Writes the present state of a document to a new file. It works in short steps.
///
/// An incremental file is the bytes as opened followed by all changes since; a full one is rewritten
/// without unused objects. The file is read back and checked for every change, unless the options say
/// otherwise.
///
/// The slow work uses a copy of the document and the new file, so that another thread can do it. The
/// document itself is only used in ``advance()``, and must not change between the first and the last
/// step.
public final class FileWriting {
  private enum Phase {
    case copying(DocumentCopying)
    /// Writing, and then reading back unless the options say otherwise.
    case writing(WrittenCopy, FileReadBack?)
  }

  private let document: Document
  private let path: String
  private var options: WriteOptions
  private var phase: Phase

  /// - Throws: ``EngineError/unsupported(_:)`` if the document cannot be written with these options.
  public init(_ document: Document, to path: String, _ options: WriteOptions) throws(EngineError) {
    var options = options
    if try document.encryptsAttachmentsAlone {
      guard options.encryption == .kept else { throw Document.keepsAttachmentsLocked }
      // The encryption keys depend on the object numbers.
      options.keepsNumbers = true
    }
    if !options.isIncremental {
      options.compressesObjects = options.isOptimized ? true : try document.hasObjectStreams
    }
    (self.document, self.path, self.options) = (document, path, options)
    phase = .copying(DocumentCopying(of: document))
  }

  /// The number of parts: opening a copy, copying the changes, writing, and reading back.
  public static let total = 4

  /// The number of completed parts, at most ``total``.
  public var done: Int {
    switch phase {
    case .copying(let copying): copying.isOpened ? 1 : 0
    case .writing(_, let readBack): readBack?.isOpened == true ? 3 : 2
    }
  }

  /// Performs the next step, on the document's thread. The work of the last step must be complete.
  ///
  /// - Returns: in the end, the number of the file's next new object: its tables and streams are objects,
  ///   too.
  /// - Throws: ``EngineError/saveFailed(_:)`` if a change is not in the file.
  public func advance() throws(EngineError) -> WorkStep<Int> {
    do throws(EngineError) {
      return try proceed()
    } catch .saveFailed(let why) {
      // The engine cannot compress the objects of some documents together.
      guard options.compressesObjects else { throw .saveFailed(why) }
      options.compressesObjects = false
      phase = .copying(DocumentCopying(of: document))
      return .goesOn
    }
  }

  private func proceed() throws(EngineError) -> WorkStep<Int> {
    switch phase {
    case .copying(let copying):
      return try copying.advance().then { .aside(write($0)) }
    case .writing(let copy, let readBack):
      let nextObject = try copy.nextObject
      guard let readBack else { return .done(nextObject) }
      return try readBack.advance() ? .done(nextObject) : .goesOn
    }
  }

  /// Writes a copy of the document. The work also opens the written file if it will be read back.
  private func write(_ copy: Document) -> SideWork {
    let written = WrittenCopy(copy)
    let readBack = options.isReadBack ? FileReadBack(of: document, options) : nil
    phase = .writing(written, readBack)
    return { [path, options, opening = readBack?.opening(path)] context in
      written.write(to: path, options)
      opening?(context)
    }
  }
}

/// A copy of a document, which is closed once it is written.
///
/// `@unchecked Sendable` because one thread at a time uses it, and the copy has a context of its own.
private final class WrittenCopy: @unchecked Sendable {
  private var copy: Document?
  private let outcome = SideResult<Int, EngineError>(until: .cancelled)

  init(_ copy: Document) { self.copy = copy }

  func write(to path: String, _ options: WriteOptions) {
    outcome.make { () throws(EngineError) in
      guard let copy else { throw .rejected("the document was not copied") }
      defer { self.copy = nil }
      try copy.writeOut(to: path, options)
      return copy.nextObjectNumber
    }
  }

  /// The number of the written file's next new object.
  var nextObject: Int { get throws(EngineError) { try outcome.get() } }
}
