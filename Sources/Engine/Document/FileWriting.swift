// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Work for another thread, with that thread's context.
public typealias SideWork = @Sendable (EngineContext) -> Void

/// Writes a document in its present state to a new file, in short steps.
///
/// An incremental file is the bytes as opened followed by all changes since; a full one is rewritten
/// without unused objects. The file is read back and checked for every change, unless the options say
/// otherwise.
///
/// The slow work uses a copy of the document and the new file, so that another thread can do it. The
/// document itself is only used in ``advance()``, and must not change between the first and the last
/// step.
public final class FileWriting {
  public enum Step {
    case goesOn
    /// Work to do before the next step, on any thread.
    case aside(SideWork)
    /// The file is complete. `nextObject` is the number of the file's next new object: its tables and
    /// streams are objects, too.
    case done(nextObject: Int)
  }

  private enum Phase {
    case opening
    case carrying(CarriedChanges)
    case writing
    case comparing(FileComparison)
  }

  private let document: Document
  private let path: String
  private var options: WriteOptions
  private let copying: WrittenCopy
  private var phase = Phase.opening

  /// - Throws: ``EngineError/unsupported(_:)`` if the document cannot be written with these options.
  public init(
    _ document: Document, to path: String, _ options: WriteOptions
  ) throws(EngineError) {
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
    copying = WrittenCopy(PristineCopy(of: document))
  }

  /// The number of parts: opening a copy, copying the changes, writing, and reading back.
  public static let total = 4

  /// The number of completed parts, at most ``total``.
  public var done: Int {
    switch phase {
    case .opening: 0
    case .carrying: 1
    case .writing: 2
    case .comparing: 3
    }
  }

  /// Performs the next step, on the document's thread. The work of the last step must be complete.
  ///
  /// - Throws: ``EngineError/saveFailed(_:)`` if a change is not in the file.
  public func advance() throws(EngineError) -> Step {
    do throws(EngineError) {
      return try proceed()
    } catch .saveFailed(let why) {
      // The engine cannot compress the objects of some documents together.
      guard options.compressesObjects else { throw .saveFailed(why) }
      options.compressesObjects = false
      copying.forget()
      phase = .opening
      return .goesOn
    }
  }

  private func proceed() throws(EngineError) -> Step {
    switch phase {
    case .opening:
      phase = .carrying(CarriedChanges())
      return .aside { [copying] in copying.open(in: $0) }
    case .carrying(var changes):
      let copy = try copying.opened()
      guard try changes.advance(from: document, to: copy) else {
        phase = .carrying(changes)
        return .goesOn
      }
      try document.requireSameRepair(of: copy)
      phase = .writing
      let password = document.opening.password
      return .aside { [copying, path, options] _ in copying.write(to: path, options, password) }
    case .writing:
      let written = try copying.written()
      guard let file = written.file else { return .done(nextObject: written.nextObject) }
      try document.requirePages(in: file)
      // Flattened annotations and fields differ from the document's.
      guard !options.flattensAnnotations, !options.flattensForms else {
        return .done(nextObject: written.nextObject)
      }
      phase = .comparing(try FileComparison(of: document, with: file.document, options))
      return .goesOn
    case .comparing(let comparison):
      guard try comparison.advance() else { return .goesOn }
      return .done(nextObject: try copying.written().nextObject)
    }
  }
}

/// A copy of a document, and the file that it was written to.
///
/// `@unchecked Sendable` because one thread at a time uses it: the writing one, or the document's
/// while the writing one is idle. Its documents have a context of their own.
private final class WrittenCopy: @unchecked Sendable {
  private let origin: PristineCopy
  private var copy: Document?
  private var file: WrittenFile?
  private var nextObject = 0
  private var failure: EngineError?

  init(_ origin: PristineCopy) { self.origin = origin }

  func forget() { (copy, file, failure) = (nil, nil, nil) }

  func open(in context: EngineContext) {
    attempt { () throws(EngineError) in copy = try origin.opened(in: try context.clone()) }
  }

  func opened() throws(EngineError) -> Document {
    if let failure { throw failure }
    guard let copy else { throw .rejected("the document was not copied") }
    return copy
  }

  /// Writes the copy, reopens the file if it will be read back, and closes the copy.
  func write(to path: String, _ options: WriteOptions, _ password: String?) {
    attempt { () throws(EngineError) in
      let copy = try opened()
      defer { self.copy = nil }
      try copy.writeOut(to: path, options)
      nextObject = copy.nextObjectNumber
      guard options.isReadBack else { return }
      let document = try Document.openWritten(path, options, password, in: copy.context)
      file = WrittenFile(document: document, pageCount: try document.pageCount)
    }
  }

  func written() throws(EngineError) -> (file: WrittenFile?, nextObject: Int) {
    if let failure { throw failure }
    return (file, nextObject)
  }

  private func attempt(_ work: () throws(EngineError) -> Void) {
    do throws(EngineError) { try work() } catch { failure = error }
  }
}
