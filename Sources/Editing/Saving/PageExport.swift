// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// Extracts pages of a document for insertion into another one. Each step takes a short while. The
/// document must not change meanwhile.
public final class PageExport {
  private let pages: [Int]
  private let folder: String
  private let index: ExtractionIndex
  private var isIndexed = false
  private var extraction: PageExtraction?
  private var writing: (file: AtomicFile, work: ExtractionWriting)?
  private var bytes: SideResult<[UInt8], EngineError>?

  /// - Parameter folder: for a temporary file that only the user can access.
  /// - Throws: ``EditError/notPermitted(by:_:)`` if the document does not allow copying.
  public init(_ pages: [Int], of document: Document, through folder: String) throws(EditError) {
    try document.requireCopying()
    (self.pages, self.folder) = (pages, folder)
    index = try engine(ExtractionIndex(document, pages: pages))
  }

  deinit { writing?.file.discard() }

  /// Continues for a short while.
  ///
  /// - Returns: in the end, a PDF that is not encrypted, with the pages.
  public func advance() throws(EditError) -> WorkStep<[UInt8]> {
    guard isIndexed else {
      isIndexed = try engine(index.advance())
      return .goesOn
    }
    if let writing { return try continueWriting(writing) }
    guard let extraction else {
      extraction = try engine(PageExtraction(pages, index))
      return .goesOn
    }
    guard try engine(extraction.advance()) else { return .goesOn }
    let file = try AtomicFile(in: folder)
    writing = (file, ExtractionWriting(of: extraction, to: file.temporaryPath, .removed))
    return .goesOn
  }

  private func continueWriting(
    _ writing: (file: AtomicFile, work: ExtractionWriting)
  ) throws(EditError) -> WorkStep<[UInt8]> {
    do throws(EditError) {
      if let bytes {
        writing.file.discard()
        return .done(try engine(bytes.get()))
      }
      return try engine(writing.work.advance()).then { .aside(read(writing.file.temporaryPath)) }
    } catch {
      writing.file.discard()
      throw error
    }
  }

  /// Work that reads the written file.
  private func read(_ path: String) -> SideWork {
    let bytes = SideResult<[UInt8], EngineError>(until: .cancelled)
    self.bytes = bytes
    return { _ in
      bytes.make { () throws(EngineError) in
        guard let all = try FileBytes.whole(path, limit: ImportPages.largest) else {
          throw .limitExceeded(
            EngineLimit(.bytes, ImportPages.largest),
            "the pages have more than \(ImportPages.largest) bytes")
        }
        return all
      }
    }
  }
}

extension ImportPages {
  /// The maximum size of the extracted pages, in bytes.
  public static let largest = 256 << 20
}
