// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// An object without following references; `nil` if there is none. Number 0 is the trailer.
  func plainObject(_ number: Int) throws(EngineError) -> PlainObject? {
    guard let number = Int32(exactly: number), number >= 0 else { return nil }
    var buffer: UnsafeMutablePointer<fz_buffer>?
    try context.call { cm_object_tokens($0, raw, number, &buffer, $1) }
    var reader = PlainObjectReader(PDFObject.bytes(taking: buffer, context))
    return reader.read()
  }

  /// A value with its references followed; null if they lead nowhere.
  func follow(_ value: PlainObject) throws(EngineError) -> PlainObject {
    var value = value
    for _ in 0..<16 {
      guard let number = value.target, number > 0 else { return value }
      value = try plainObject(number) ?? .null
    }
    return .null
  }

  /// The place of an object, according to the cross-reference table.
  enum ObjectPlace: Hashable {
    case nowhere
    /// At an offset in the file.
    case offset(Int, generation: Int)
    /// In an object stream, at an index.
    case stream(Int, index: Int)
  }

  func place(ofObject number: Int) throws(EngineError) -> ObjectPlace {
    guard let number = Int32(exactly: number) else { return .nowhere }
    var (kind, offset, generation): (CChar, Int64, Int32) = (0, 0, 0)
    try context.call {
      cm_object_place($0, raw, number, &kind, &offset, &generation, $1)
    }
    switch UInt8(bitPattern: kind) {
    case UInt8(ascii: "n"): return .offset(Int(offset), generation: Int(generation))
    case UInt8(ascii: "o"): return .stream(Int(offset), index: Int(generation))
    default: return .nowhere
    }
  }
}
