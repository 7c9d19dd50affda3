// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A change whose written file must not change afterwards: a digital signature.
public protocol Seal {
  /// The name that the history shows, such as "Sign".
  var name: String { get }
  /// The effect of the change, for observers.
  var effect: EditEffect { get }
  /// Reserves space for the seal in a document before it is written.
  func prepare(_ document: Document) throws(EditError)
  /// Reads the file that was written from that document. Also writes what the file needs, as far as
  /// that depends on the file alone. Called on any thread, while no other uses the seal.
  ///
  /// - Parameter file: the file at `path`, opened.
  func read(_ file: Document, at path: String) throws(EditError)
  /// Completes the file, on the document's thread. It may ask the client.
  func complete() throws(EditError)
  /// Adds the completed file's seal to the prepared document.
  func adopt(into document: Document) throws(EditError)
}

extension Seal {
  public func complete() throws(EditError) {}
}

extension Editor {
  /// Begins to append a seal and all unsaved changes. They are appended to the bytes that the document
  /// was opened from, and the result is written to a file. Each step takes a short while.
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
        "\(reason). A signature must be appended to the file: save it with mode full, load that with "
          + "document/reload, and sign then.")
    }
  }
}
