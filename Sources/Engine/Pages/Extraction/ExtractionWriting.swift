// SPDX-License-Identifier: AGPL-3.0-or-later

/// Writes the document of an extraction to a new file. The extraction must be complete. The file's
/// pages are verified.
///
/// The slow work uses the new document and the file, so that another thread can do it. The source is only
/// used in ``advance()``, and must not change meanwhile.
public final class ExtractionWriting {
  private let extraction: PageExtraction
  private let path: String
  private let encryption: Encryption
  /// The geometries of the written pages, once the file is written.
  private var written: SideResult<[PageGeometry], EngineError>?
  private var compared = 0

  private static let pagesAtOnce = 200

  public init(of extraction: PageExtraction, to path: String, _ encryption: Encryption) {
    (self.extraction, self.path, self.encryption) = (extraction, path, encryption)
  }

  /// Performs the next step. The work of the last step must be complete.
  ///
  /// - Throws: ``EngineError/saveFailed(_:)`` if a page is missing or replaced by another one.
  public func advance() throws(EngineError) -> WorkStep<Void> {
    guard let written else { return .aside(try write()) }
    let (pages, found) = (extraction.pages, try written.get())
    guard found.count == pages.count else {
      throw Self.isLackingPages("has \(found.count) of \(pages.count) pages")
    }
    let end = min(compared + Self.pagesAtOnce, pages.count)
    for place in compared..<end
    where try !found[place].isNear(extraction.source.pageGeometry(pages[place])) {
      throw Self.isLackingPages("shows page \(pages[place]) in another size")
    }
    compared = end
    return end == pages.count ? .done(()) : .goesOn
  }

  private func write() throws(EngineError) -> SideWork {
    let written = SideResult<[PageGeometry], EngineError>(until: .cancelled)
    self.written = written
    if encryption == .kept { try extraction.document.encrypt(as: extraction.source) }
    let file = ExtractedFile(
      document: extraction.document, path: path, encryption: encryption,
      password: extraction.source.opening.password)
    return { _ in written.make(file.write) }
  }

  private static func isLackingPages(_ what: String) -> EngineError {
    .saveFailed("The new file was read back and \(what), so it was thrown away.")
  }
}

/// A document of extracted pages that is written to a file.
///
/// `@unchecked Sendable` because one thread at a time uses the document, which has a context of its own.
private struct ExtractedFile: @unchecked Sendable {
  let document: Document
  let path: String
  let encryption: Encryption
  /// The password of the document that the pages come from.
  let password: String?

  /// Writes the file and returns its page geometries. The file is read back for this.
  func write() throws(EngineError) -> [PageGeometry] {
    var options = WriteOptions()
    (options.encryption, options.compressesObjects) = (encryption, true)
    try document.writeOut(to: path, options)
    let written = try Document.openWritten(path, options, password, in: document.context)
    var geometries: [PageGeometry] = []
    for index in 0..<(try written.pageCount) { geometries.append(try written.pageGeometry(index)) }
    return geometries
  }
}

extension PageGeometry {
  /// Whether both are equal up to the rounding of numbers in files.
  fileprivate func isNear(_ other: PageGeometry) -> Bool {
    rotation == other.rotation && (size.width - other.size.width).magnitude < 0.1
      && (size.height - other.size.height).magnitude < 0.1
  }
}
