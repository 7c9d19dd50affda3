// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Work for another thread, with that thread's context.
public typealias SideWork = @Sendable (EngineContext) -> Void

/// Writes a document, as it is now, to a new file, a short while at a time.
///
/// An incremental file is the bytes as opened followed by all changes since; a full one is rewritten
/// without unused objects. The file is read back, unless the options say otherwise: every change is
/// looked for in it.
///
/// What takes long is done with a copy of the document and with the new file, so that another thread can
/// do it. The document itself is only used in ``advance()``, and must not change from the first step to
/// the last.
public final class FileWriting {
  public enum Step {
    case goesOn
    /// Work to do before the next step, on any thread.
    case aside(SideWork)
    /// The number that the next new object of the file gets: the tables and streams of a file are
    /// objects, too.
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

  /// - Throws: ``EngineError/unsupported(_:)`` if the document cannot be written so.
  public init(
    _ document: Document, to path: String, _ options: WriteOptions
  ) throws(EngineError) {
    var options = options
    if try document.encryptsAttachmentsAlone {
      guard options.encryption == .kept else { throw Document.keepsAttachmentsLocked }
      // Their keys go by the numbers of their objects.
      options.keepsNumbers = true
    }
    if !options.isIncremental {
      options.compressesObjects = options.isOptimized ? true : try document.hasObjectStreams
    }
    (self.document, self.path, self.options) = (document, path, options)
    copying = WrittenCopy(PristineCopy(of: document))
  }

  /// How many parts the writing has: opening a copy, carrying changes over, writing, and reading back.
  public static let total = 4

  /// How many of ``total`` parts are done.
  public var done: Int {
    switch phase {
    case .opening: 0
    case .carrying: 1
    case .writing: 2
    case .comparing: 3
    }
  }

  /// Goes on, on the document's thread. The work of the last step must be done.
  ///
  /// - Throws: ``EngineError/saveFailed(_:)`` if a change is not in the file.
  public func advance() throws(EngineError) -> Step {
    do throws(EngineError) {
      return try proceed()
    } catch .saveFailed(let why) {
      // There are documents whose objects the engine cannot compress together.
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
      // What was flattened is other than it was.
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
/// `@unchecked Sendable` since one thread at a time uses it: the one that writes, or the document's while
/// that one has nothing to do. Its documents have a context that no other document has.
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

  /// Writes the copy, opens the file again where it is read back, and closes the copy.
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
