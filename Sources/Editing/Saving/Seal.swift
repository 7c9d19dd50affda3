// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A change whose written file must not change afterwards: a digital signature.
public protocol Seal {
  /// The name that the history shows, such as "Sign".
  var name: String { get }
  /// The effect of the change, for observers.
  var effect: EditEffect { get }
  /// Reserves space for the seal in a document that is about to be written.
  func prepare(_ document: Document) throws(EditError)
  /// Reads the file that was written from that document, and writes what the file needs, as far as
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
