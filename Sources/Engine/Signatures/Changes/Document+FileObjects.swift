// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Objects that contain or locate the document's objects. They are not part of the document themselves.
/// They are recognised by their use in the file, since anything can claim a type.
extension Document {
  /// The numbers of the object streams and of the cross-reference streams.
  var fileObjects: Set<Int> {
    get throws(EngineError) {
      try crossReferenceStreams.union(objectsByStream.keys)
    }
  }

  /// The objects in each object stream, in ascending order. They are the objects that the
  /// cross-reference table lists there.
  var objectsByStream: [Int: [Int]] {
    get throws(EngineError) {
      var contents: [Int: [Int]] = [:]
      for number in 1..<max(1, try objectCount) {
        if case .stream(let holder, _) = try place(ofObject: number) {
          contents[holder, default: []].append(number)
        }
      }
      return contents
    }
  }

  /// The offset of the last cross-reference table. The end of the file names it.
  var crossReference: Int? { crossReference(before: sourceLength) }

  /// The same for a revision that ends at an offset.
  public func crossReference(before end: Int) -> Int? {
    let tail = min(end, 2048)
    let bytes = sourceBytes(at: Int64(end - tail), count: tail)
    let mark = Array("startxref".utf8)
    guard bytes.count > mark.count else { return nil }
    for place in stride(from: bytes.count - mark.count, through: 0, by: -1)
    where bytes[place...].starts(with: mark) {
      var reader = SyntaxScanner(bytes)
      reader.position = place + mark.count
      return reader.integer()
    }
    return nil
  }

  /// The numbers of the cross-reference streams, from the last one back.
  private var crossReferenceStreams: Set<Int> {
    var (found, next): (Set<Int>, Int?) = ([], crossReference)
    while let offset = next, offset > 0, offset < sourceLength {
      var reader = SyntaxScanner(sourceBytes(at: Int64(offset), count: 1 << 16))
      guard let number = reader.integer(), reader.integer() != nil else { break }
      reader.skipSpace()
      guard reader.skip("obj"), let entries = try? reader.value().entries,
        found.insert(number).inserted
      else { break }
      next = entries["Prev"]?.integer
    }
    return found
  }

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
