// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Writes parts of a document to files of their own: all of them, or none.
///
/// Taking pages out of a document takes time by all pages that it has. The document is therefore cut in
/// halves first, and these again: what is cut is no longer than a few parts in the end.
public final class DocumentParts {
  /// The files that are written, in the order of the parts.
  public private(set) var files: [(path: String, bytes: Int64)] = []
  public var total: Int { parts.count }

  private let parts: [[Int]]
  private let targets: AtomicFileSet
  private let encryption: Encryption
  private let folder: String
  private var pending: [Cut]

  /// Parts that are still to be written.
  fileprivate struct Cut {
    let parts: Range<Int>
    /// A document that has them.
    let source: Document
    /// The places of its pages there, by those in the whole document; `nil`: the same ones.
    let places: [Int: Int]?
    let pageCount: Int
  }

  init(
    _ parts: [[Int]], of document: Document, to paths: [String], overwriting: Bool,
    _ encryption: Encryption, through folder: String
  ) throws(EditError) {
    targets = try AtomicFileSet(paths, overwriting: overwriting)
    (self.parts, self.encryption, self.folder) = (parts, encryption, folder)
    let count = try engine(document.pageCount)
    pending = [Cut(parts: parts.indices, source: document, places: nil, pageCount: count)]
  }

  /// Cuts once, or writes a file; the files get their names with the last one.
  ///
  /// - Returns: whether all is done.
  /// - Throws: ``EditError/saveFailed(_:)``; then none of the files is there.
  public func advance() throws(EditError) -> Bool {
    guard let next = pending.popLast() else { return true }
    do throws(EditError) {
      if next.parts.count == 1 {
        try write(next)
      } else {
        let half = next.parts.lowerBound + next.parts.count / 2
        let cut = try shortened(next)
        pending.append(cut.of(half..<next.parts.upperBound))
        pending.append(cut.of(next.parts.lowerBound..<half))
      }
      guard pending.isEmpty else { return false }
      try targets.publish()
      return true
    } catch {
      discard()
      throw error
    }
  }

  /// Removes what was written, unless all is done.
  public func discard() {
    pending = []
    targets.discard()
  }

  private func write(_ cut: Cut) throws(EditError) {
    let index = cut.parts.lowerBound
    let path = targets.temporaryPath(index)
    try engine(cut.source.extract(cut.pages(parts[index]), to: path, encryption))
    files.append((targets.paths[index], try targets.seal(index)))
  }

  /// The parts with a document that is not much longer than they are.
  private func shortened(_ cut: Cut) throws(EditError) -> Cut {
    let pages = Set(parts[cut.parts].joined()).sorted()
    guard cut.parts.count > Self.fewest, pages.count * 2 <= cut.pageCount else { return cut }
    let file = try AtomicFile(in: folder)
    defer { file.discard() }
    let source = try engine(cut.source.part(cut.pages(pages), through: file.temporaryPath))
    let places = Dictionary(uniqueKeysWithValues: zip(pages, pages.indices))
    return Cut(parts: cut.parts, source: source, places: places, pageCount: pages.count)
  }

  /// As few parts are written out of what there is.
  private static let fewest = 3
}

extension DocumentParts.Cut {
  fileprivate func of(_ parts: Range<Int>) -> Self {
    Self(parts: parts, source: source, places: places, pageCount: pageCount)
  }

  /// Pages by their places in the source.
  fileprivate func pages(_ pages: [Int]) -> [Int] {
    guard let places else { return pages }
    return pages.compactMap { places[$0] }
  }
}

extension Editor {
  /// Writes parts of the document, given by their pages, to files; see ``DocumentParts``.
  ///
  /// - Parameters:
  ///   - overwriting: whether files that are there are replaced.
  ///   - folder: where something may be written for a moment, for the user alone.
  /// - Throws: ``EditError/saveFailed(_:)``, ``EditError/notPermitted(by:_:)``.
  public func parts(
    _ parts: [[Int]], to paths: [String], overwriting: Bool, through folder: String
  ) throws(EditError) -> DocumentParts {
    try document.requireCopying()
    return try DocumentParts(
      parts, of: document, to: paths, overwriting: overwriting, encryption, through: folder)
  }
}
