// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import System

/// A written file with space reserved for a signature.
struct SignatureFile {
  let path: String
  /// The byte range of the value of `ByteRange`.
  private let rangePlace: Range<Int>
  /// The byte range of the value of `Contents`, including its angle brackets.
  private let contentsPlace: Range<Int>
  private let length: Int

  /// - Parameters:
  ///   - path: the path of the written file.
  ///   - number: the object number of the signature dictionary.
  ///   - room: the number of bytes reserved for the signature.
  init(_ path: String, number: Int, room: Int, in written: Document) throws(EditError) {
    let offset: Int?
    do throws(EngineError) {
      offset = try written.offset(ofObject: number)
    } catch {
      throw .saveFailed("The written file cannot be signed: \(error.message)")
    }
    guard let offset, !written.isRepaired else { throw SignatureFile.unexpected }
    let bytes = written.sourceBytes(at: Int64(offset), count: 2 * room + 65_536)
    guard let scan = ByteRangeDictionary(object: bytes), let range = scan.values["ByteRange"],
      let contents = scan.values["Contents"], contents.count == 2 * room + 2
    else { throw SignatureFile.unexpected }
    self.path = path
    rangePlace = range.lowerBound + offset..<range.upperBound + offset
    contentsPlace = contents.lowerBound + offset..<contents.upperBound + offset
    length = written.sourceLength
  }

  /// The offsets and lengths of everything but the space for the signature.
  var byteRange: [Int] {
    [0, contentsPlace.lowerBound, contentsPlace.upperBound, length - contentsPlace.upperBound]
  }

  /// Writes the range, and makes a value of the covered bytes.
  func cover<Value>(_ make: (Pieces) throws(SigningError) -> Value) throws(EditError) -> Value {
    var text = Array("[\(byteRange.map(String.init).joined(separator: " "))]".utf8)
    guard text.count <= rangePlace.count else { throw SignatureFile.unexpected }
    text += [UInt8](repeating: 32, count: rangePlace.count - text.count)
    return try withFile { (descriptor) throws(EditError) in
      try write(text, at: rangePlace.lowerBound, to: descriptor)
      let content = Pieces(
        ranges: [0..<contentsPlace.lowerBound, contentsPlace.upperBound..<length]
      ) { readAll(descriptor, at: $0, count: $1) }
      do throws(SigningError) { return try make(content) } catch {
        throw .saveFailed(error.message)
      }
    }
  }

  /// Writes the signature of the covered bytes.
  ///
  /// - Returns: the signature with its padding.
  func fill(with signature: [UInt8], room: Int) throws(EditError) -> [UInt8] {
    guard signature.count <= room else { throw SignatureFile.unexpected }
    let padded = signature + [UInt8](repeating: 0, count: room - signature.count)
    let hexadecimal = Array(padded.hexadecimal.utf8)
    try withFile { (descriptor) throws(EditError) in
      try write(hexadecimal, at: contentsPlace.lowerBound + 1, to: descriptor)
    }
    return padded
  }

  private func withFile<Value>(
    _ body: (Int32) throws(EditError) -> Value
  ) throws(EditError) -> Value {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw SignatureFile.unexpected }
    defer { close(descriptor) }
    return try body(descriptor)
  }

  private func write(_ bytes: [UInt8], at offset: Int, to descriptor: Int32) throws(EditError) {
    guard writeAll(bytes, to: descriptor, at: offset) else { throw .engine(.notWritten(errno)) }
  }

  private static let unexpected = EditError.saveFailed(
    "The written file cannot be signed: save it with mode full, open it again, and "
      + "sign that.")
}
