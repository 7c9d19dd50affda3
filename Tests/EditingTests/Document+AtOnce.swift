// SPDX-License-Identifier: AGPL-3.0-or-later

@testable import Engine

/// Work that is done in steps, done at once.
extension Document {
  /// Writes pages, in the order given, to a new file, with everything that belongs to them; see
  /// ``PageExtraction``. This document does not change.
  ///
  /// - Parameter encryption: the encryption of the file.
  /// - Throws: the errors of ``check(pages:)``, and ``EngineError/saveFailed(_:)``.
  func extract(
    _ pages: [Int], to path: String, _ encryption: Encryption
  ) throws(EngineError) {
    try check(pages: pages)
    let index = try ExtractionIndex(self, pages: pages)
    while try !index.advance() {}
    let extraction = try PageExtraction(pages, index)
    while try !extraction.advance() {}
    let writing = ExtractionWriting(of: extraction, to: path, encryption)
    try WorkStep.finish(in: extraction.document.context, writing.advance)
  }

  /// Opens a written file of this document, and verifies it as ``FileReadBack`` does, at once.
  ///
  /// - Throws: ``EngineError/saveFailed(_:)`` if something is missing in the file.
  func readBack(_ path: String, _ options: WriteOptions) throws(EngineError) {
    let readBack = FileReadBack(of: self, options)
    readBack.opening(path)(context)
    while try !readBack.advance() {}
  }
}
