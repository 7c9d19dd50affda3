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
  init(_ value: [UInt8], into file: SignatureFile, number: Int, room: Int) throws(EditError) {
    self.number = number
    contents = try file.fill(with: value, room: room)
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
