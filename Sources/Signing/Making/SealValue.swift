// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// The value of a signature or a time stamp. It is computed from the written file, then set in the open
/// document, which already has the rest of the signature dictionary.
struct SealValue {
  private let number: Int
  private let byteRange: [Int]
  private let contents: [UInt8]

  /// Fills the space reserved for the value in a written file.
  ///
  /// - Parameters:
  ///   - number: the object number of the signature dictionary.
  ///   - room: the number of bytes reserved for the value.
  ///   - make: computes the value from the bytes that it covers.
  init(
    into path: String, number: Int, room: Int, of document: Document,
    _ make: (Pieces) throws(SigningError) -> [UInt8]
  ) throws(EditError) {
    let file = try SignatureFile(path, number: number, room: room, of: document)
    self.number = number
    contents = try file.fill(room: room, make)
    byteRange = file.byteRange
  }

  /// Sets the value in the open document.
  func adopt(into document: Document) throws(EditError) {
    do throws(EngineError) {
      try document.setSignature(number, byteRange: byteRange, contents: contents)
    } catch {
      throw .engine(error)
    }
  }
}
