// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import System

/// The placeholder of a picture in a worker's message: a string of a slot's number and a byte count,
/// between bytes that no JSON text contains.
struct PictureMark: Equatable {
  let slot: Int
  let count: Int

  private static let edge: UInt8 = 1

  var bytes: [UInt8] {
    Array("\"".utf8) + [PictureMark.edge] + Array("\(slot):\(count)".utf8) + [PictureMark.edge]
      + Array("\"".utf8)
  }

  /// The marks in a message. Each comes with the range of the text between its quotes; `nil` if the
  /// message has an invalid mark.
  static func all(in message: [UInt8]) -> [(mark: PictureMark, place: Range<Int>)]? {
    var found: [(PictureMark, Range<Int>)] = []
    var start = 0
    while let open = index(ofEdgeIn: message, from: start) {
      guard let end = index(ofEdgeIn: message, from: open + 1), end - open < 24 else { return nil }
      let numbers = message[(open + 1)..<end].split(
        separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard numbers.count == 2, let slot = Int(String(decoding: numbers[0], as: UTF8.self)),
        let count = Int(String(decoding: numbers[1], as: UTF8.self)),
        (0..<PictureSlots.count).contains(slot), (0...PictureSlots.slotBytes).contains(count)
      else { return nil }
      found.append((PictureMark(slot: slot, count: count), open..<(end + 1)))
      start = end + 1
    }
    return found
  }

  /// Frees the slots of a message that is not sent.
  static func discard(in message: [UInt8], _ slots: PictureSlots) {
    for (mark, _) in all(in: message) ?? [] { slots.free(mark.slot) }
  }

  private static func index(ofEdgeIn message: [UInt8], from start: Int) -> Int? {
    message.withUnsafeBytes { bytes in
      guard start < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + start, Int32(edge), bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}

extension PictureSlots {
  /// A worker's message with the pictures that it names, as base64.
  ///
  /// - Parameter most: the maximum number of pictures in the message.
  /// - Returns: the message and its number of pictures; `nil` if it names a picture that was not
  ///   staged.
  func filled(_ message: [UInt8], most: Int) -> (message: [UInt8], pictures: Int)? {
    // Messages are not searched if no slot is taken.
    guard hasTaken else { return (message, 0) }
    guard let marks = PictureMark.all(in: message) else { return nil }
    guard !marks.isEmpty else { return (message, 0) }
    guard marks.count <= most, Set(marks.map(\.mark.slot)).count == marks.count else { return nil }
    var filled: [UInt8] = []
    filled.reserveCapacity(
      message.count + marks.reduce(0) { $0 + Base64Codec.length(of: $1.mark.count) })
    var start = 0
    for (mark, place) in marks {
      guard isTaken(mark.slot) else { return nil }
      filled.append(contentsOf: message[start..<place.lowerBound])
      let bytes = memory(of: mark.slot)[..<mark.count]
      UnsafeRawBufferPointer(rebasing: bytes).withMemoryRebound(to: UInt8.self) {
        Base64Codec.encode([$0], to: &filled)
      }
      free(mark.slot)
      start = place.upperBound
    }
    filled.append(contentsOf: message[start...])
    return (filled, marks.count)
  }
}
