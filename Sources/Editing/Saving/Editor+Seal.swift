// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension Editor {
  /// Begins to append a seal and all unsaved changes to the bytes that the document was opened from, and
  /// to write the result to a file, for a short while at a time.
  ///
  /// If this is the document's own file, the document has the seal afterwards and continues from the new
  /// file: later saves append to it. Earlier changes can no longer be undone, and the edit log begins
  /// anew. A different file gets the seal alone. If the new file cannot be read back, the report says so
  /// (``SaveReport/isBehind``), and the document must not be saved over it.
  ///
  /// - Parameters: as for ``save(to:_:expected:isOriginal:)``.
  /// - Throws: ``EditError/saveFailed(_:)`` if nothing can be appended to the file.
  public func startSeal<Made: Seal>(
    _ seal: Made, to path: String, expected: FileIdentity?, isOriginal: Bool
  ) throws(EditError) -> SealInProgress<Made> {
    try SealInProgress(seal, of: self, to: path, expected: expected, isOriginal: isOriginal)
  }

  /// The engine's options for writing a file that gets a seal.
  func sealOptions() throws(EditError) -> WriteOptions {
    do throws(EditError) {
      return try writeOptions(SaveOptions(.incremental), isOriginal: true)
    } catch .saveFailed(let why) {
      let reason = why.prefix { $0 != "." }
      throw .saveFailed(
        "\(reason). A signature must be appended to the file, so save it with mode "
          + "full, open the new file, and sign that.")
    }
  }
}
