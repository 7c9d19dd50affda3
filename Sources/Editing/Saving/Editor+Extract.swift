// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// Writes pages to separate files. The document does not change.
extension Editor {
  /// Writes pages, in the given order, to a new file, completely or not at all; see ``DocumentParts``.
  ///
  /// - Throws: ``EditError/saveFailed(_:)``, ``EditError/notPermitted(by:_:)``.
  public func extract(
    _ pages: [Int], to path: String, overwriting: Bool, followsLinks: Bool = true
  ) throws(EditError) -> (path: String, bytes: Int64) {
    let work = try parts(
      [pages], to: [path], overwriting: overwriting, followsLinks: followsLinks)
    while try !work.advance() {}
    guard let file = work.files.first else { throw .saveFailed("\(path) was not written.") }
    return file
  }
}

/// Extracts pages of a document for insertion into another one, for a short while at a time.
public final class PageExport {
  private let pages: [Int]
  private let folder: String
  private let index: ExtractionIndex
  private var isIndexed = false
  private var extraction: PageExtraction?

  /// - Parameter folder: for a temporary file that only the user can access.
  /// - Throws: ``EditError/notPermitted(by:_:)`` if the document does not allow copying.
  public init(
    _ pages: [Int], of document: Document, through folder: String
  ) throws(EditError) {
    try document.requireCopying()
    (self.pages, self.folder) = (pages, folder)
    index = try engine { () throws(EngineError) in try ExtractionIndex(document, pages: pages) }
  }

  /// Continues for a short while.
  ///
  /// - Returns: a PDF that is not encrypted, with the pages; `nil` until it is complete.
  public func advance() throws(EditError) -> [UInt8]? {
    guard isIndexed else {
      isIndexed = try engine(index.advance())
      return nil
    }
    guard let extraction else {
      extraction = try engine { () throws(EngineError) in try PageExtraction(pages, index) }
      return nil
    }
    guard try engine(extraction.advance()) else { return nil }
    let file = try AtomicFile(in: folder)
    defer { file.discard() }
    return try engine { () throws(EngineError) in
      try extraction.write(to: file.temporaryPath, .removed)
      guard let bytes = try FileBytes.whole(file.temporaryPath, limit: ImportPages.largest) else {
        throw .limitExceeded(
          EngineLimit(.bytes, ImportPages.largest),
          "the pages have more than \(ImportPages.largest) bytes")
      }
      return bytes
    }
  }
}

extension ImportPages {
  /// The maximum size of the extracted pages, in bytes.
  public static let largest = 256 << 20
}
