// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

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
  private let encryption: Encryption
  private let index: ExtractionIndex
  private var isIndexed = false
  /// The part that is being written.
  private var extraction: PageExtraction?

  init(
    _ parts: [[Int]], of document: Document, into targets: AtomicFileSet, _ encryption: Encryption
  ) throws(EditError) {
    (self.parts, self.targets, self.encryption) = (parts, targets, encryption)
    index = try engine { () throws(EngineError) in
      try ExtractionIndex(document, pages: Array(parts.joined()))
    }
  }

  /// Continues for a short while; all files get their names with the last one.
  ///
  /// - Returns: whether all parts are done.
  /// - Throws: ``EditError/saveFailed(_:)``; then none of the files exists.
  public func advance() throws(EditError) -> Bool {
    do throws(EditError) {
      try makeProgress()
      guard files.count == parts.count else { return false }
      try targets.publish()
      return true
    } catch {
      discard()
      throw error
    }
  }

  /// Removes the written files, unless all parts are done.
  public func discard() {
    extraction = nil
    targets.discard()
  }

  private func makeProgress() throws(EditError) {
    guard isIndexed else {
      isIndexed = try engine(index.advance())
      return
    }
    let number = files.count
    guard parts.indices.contains(number) else { return }
    guard let extraction else {
      extraction = try engine { () throws(EngineError) in
        try PageExtraction(parts[number], index)
      }
      return
    }
    guard try engine(extraction.advance()) else { return }
    self.extraction = nil
    try engine(extraction.write(to: targets.temporaryPath(number), encryption))
    files.append((targets.paths[number], try targets.seal(number)))
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
  /// - Throws: ``EditError/saveFailed(_:)``, ``EditError/notPermitted(by:_:)``.
  public func parts(
    _ parts: [[Int]], to paths: [String], overwriting: Bool, followsLinks: Bool = false
  ) throws(EditError) -> DocumentParts {
    try document.requireCopying()
    let targets = try AtomicFileSet(paths, overwriting: overwriting, followsLinks: followsLinks)
    return try DocumentParts(parts, of: document, into: targets, encryption)
  }
}
