// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Completes a document that was made from another one's pages. The pages are given by their indices in
/// the other document.
public typealias PartSettling = (_ part: Document, _ pages: [Int]) throws(EngineError) -> Void

/// Writes parts of a document to separate files: all of them, or none.
///
/// Names and outline entries are read once for all parts; the time for each part then depends only
/// on its contents.
public final class DocumentParts {
  /// The written files, in the order of the parts.
  public private(set) var files: [(path: String, bytes: Int64)] = []
  public var total: Int { parts.count }
  /// The number of pages copied so far.
  public var pagesDone: Int { parts[..<files.count].joined().count + (extraction?.copied ?? 0) }

  private let parts: [[Int]]
  private let targets: AtomicFileSet
  private let logs: EditLogFolder?
  private let encryption: Encryption
  private let index: ExtractionIndex
  private let settle: PartSettling?
  private var isIndexed = false
  /// The part that is being copied, and then written.
  private var extraction: PageExtraction?
  private var writing: ExtractionWriting?
  /// The outcome of waiting for the disk to sync the part.
  private var sync: SideResult<SealedFile, EditError>?

  init(
    _ parts: [[Int]], of document: Document, into targets: AtomicFileSet, _ encryption: Encryption,
    _ logs: EditLogFolder?, _ settle: PartSettling?
  ) throws(EditError) {
    (self.parts, self.targets, self.encryption) = (parts, targets, encryption)
    (self.logs, self.settle) = (logs, settle)
    index = try engine(ExtractionIndex(document, pages: Array(parts.joined())))
  }

  /// Continues for a short while; all files get their names with the last step.
  ///
  /// - Throws: ``EditError/saveFailed(_:)``; then none of the files exists.
  public func advance() throws(EditError) -> WorkStep<Void> {
    do throws(EditError) {
      if let work = try makeProgress() { return .aside(work) }
      guard files.count == parts.count else { return .goesOn }
      try targets.publish()
      for path in targets.paths { logs?.setAsideLog(ofReplaced: path) }
      return .done(())
    } catch {
      discard()
      throw files.count < parts.count ? error.naming(targets.paths[files.count]) : error
    }
  }

  /// Removes the written files, unless all parts are done.
  public func discard() {
    (extraction, writing, sync) = (nil, nil, nil)
    targets.discard()
  }

  /// - Returns: work for another thread, if there is some.
  private func makeProgress() throws(EditError) -> SideWork? {
    guard isIndexed else {
      isIndexed = try engine(index.advance())
      return nil
    }
    let number = files.count
    guard parts.indices.contains(number) else { return nil }
    if let sync {
      files.append((targets.paths[number], try sync.get().size))
      (extraction, writing, self.sync) = (nil, nil, nil)
      return nil
    }
    if let writing { return try continueWriting(writing, number) }
    guard let extraction else {
      extraction = try engine(PageExtraction(parts[number], index))
      return nil
    }
    if try engine(extraction.advance()) {
      try engine { () throws(EngineError) in try settle?(extraction.document, parts[number]) }
      writing = ExtractionWriting(of: extraction, to: targets.temporaryPath(number), encryption)
    }
    return nil
  }

  private func continueWriting(
    _ writing: ExtractionWriting, _ number: Int
  ) throws(EditError) -> SideWork? {
    switch try engine(writing.advance()) {
    case .goesOn: return nil
    case .aside(let work): return work
    case .done:
      let (sync, work) = targets.sealing(number)
      self.sync = sync
      return work
    }
  }
}

extension Editor {
  /// Writes parts of the document, given by their pages, to files; see ``DocumentParts``. They are
  /// encrypted like the document.
  ///
  /// - Parameters:
  ///   - overwriting: whether existing files are replaced.
  ///   - followsLinks: whether symbolic links of these names lead to the files to replace. If not, the
  ///     links themselves are replaced.
  ///   - settle: completes each part before it is written.
  /// - Throws: ``EditError/saveFailed(_:)``, ``EditError/notPermitted(by:_:)``.
  public func parts(
    _ parts: [[Int]], to paths: [String], overwriting: Bool, followsLinks: Bool = false,
    settle: PartSettling? = nil
  ) throws(EditError) -> DocumentParts {
    try document.requireCopying()
    let targets = try AtomicFileSet(paths, overwriting: overwriting, followsLinks: followsLinks)
    return try DocumentParts(parts, of: document, into: targets, encryption, logs.ofFiles, settle)
  }
}
