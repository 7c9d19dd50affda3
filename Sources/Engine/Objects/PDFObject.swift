// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import System

/// A PDF object (ISO 32000-2, 7.3). References are followed wherever a value is asked for.
///
/// Reading is tolerant, like that of PDF readers: a value of an unexpected kind counts as absent.
///
/// Calls of the facade are `@inline(never)`, here and in the extensions. A call takes much longer than
/// a jump, and hundreds of functions that read and write objects stay short; the optimiser's time
/// grows with their length.
public final class PDFObject {
  public enum Kind: UInt32, Sendable {
    case null, boolean, integer, real, string, name, array, dictionary, stream
  }

  let context: EngineContext
  let raw: OpaquePointer
  /// The bits of the keys that a dictionary may have (`cm_key_bit`); all bits if unknown.
  let keys: UInt64

  /// Takes ownership of the caller's reference.
  @inline(never)
  init(owning raw: OpaquePointer, keys: UInt64 = .max, _ context: EngineContext) {
    self.raw = raw
    self.keys = keys
    self.context = context
  }

  deinit { cm_drop_object(context.raw, raw) }

  /// The number of the referenced object; 0 for a direct object.
  public var number: Int {
    @inline(never) get { Int(cm_reference(context.raw, raw)) }
  }

  public var kind: Kind {
    @inline(never) get throws(EngineError) {
      var kind = CM_NULL
      try context.call { cm_object_kind($0, raw, &kind, $1) }
      return Kind(rawValue: kind.rawValue) ?? .null
    }
  }

  /// The object that a reference leads to. Use it to read many of its entries at once: it is looked up
  /// only once, and knows most keys that it does not have. Do not keep or change it.
  var target: PDFObject {
    @inline(never) get throws(EngineError) {
      var out: OpaquePointer?
      var keys = UInt64.max
      try context.call { cm_resolve($0, raw, &out, &keys, $1) }
      return out.map { PDFObject(owning: $0, keys: keys, context) } ?? self
    }
  }

  /// Makes an object from a facade call that returns one; `nil` if it returns none.
  static func make(
    _ context: EngineContext,
    _ body: (
      UnsafeMutablePointer<fz_context>, UnsafeMutablePointer<OpaquePointer?>,
      UnsafeMutablePointer<cm_error>
    ) -> Bool
  ) throws(EngineError) -> PDFObject? {
    var out: OpaquePointer?
    try context.call { body($0, &out, $1) }
    return out.map { PDFObject(owning: $0, context) }
  }

  /// The value of a key in a dictionary or stream; `nil` if it is missing or the null object.
  public subscript(key: String) -> PDFObject? {
    @inline(never) get throws(EngineError) {
      var out: OpaquePointer?
      // Passing `key` itself would make Swift allocate a copy each time.
      try context.call { context, error in
        key.withCString {
          keys & cm_key_bit($0) == 0 || cm_get(context, raw, $0, &out, error)
        }
      }
      if out == nil, let old = NameText.oldBytes(key) {
        try context.call { cm_get($0, raw, old, &out, $1) }
      }
      return out.map { PDFObject(owning: $0, self.context) }
    }
  }

  /// The value of a key in this dictionary or an ancestor. It is the nearest ancestor (`Parent`) that
  /// has the key.
  @inline(never)
  public func inherited(_ key: String) throws(EngineError) -> PDFObject? {
    try PDFObject.make(context) { cm_get_inherited($0, raw, key, $1, $2) }
  }

  /// The number of an array's elements or of a dictionary's entries.
  public var count: Int {
    @inline(never) get throws(EngineError) {
      var count: Int32 = 0
      try context.call { cm_count($0, raw, &count, $1) }
      return Int(max(0, count))
    }
  }

  /// An element of an array; `nil` outside its bounds.
  public subscript(index: Int) -> PDFObject? {
    @inline(never) get throws(EngineError) {
      guard let index = Int32(exactly: index), index >= 0 else { return nil }
      return try PDFObject.make(context) { cm_element($0, raw, index, $1, $2) }
    }
  }

  /// The elements of an array, without null objects; empty for another kind of object.
  public var elements: [PDFObject] {
    @inline(never) get throws(EngineError) {
      guard try kind == .array else { return [] }
      var elements: [PDFObject] = []
      for index in 0..<(try count) {
        if let element = try self[index] { elements.append(element) }
      }
      return elements
    }
  }

  /// The entries of a dictionary, without null objects; empty for another kind of object.
  public var entries: [(key: String, value: PDFObject)] {
    @inline(never) get throws(EngineError) {
      let kind = try kind
      guard kind == .dictionary || kind == .stream else { return [] }
      var entries: [(key: String, value: PDFObject)] = []
      for index in 0..<Int32(clamping: try count) {
        var key: UnsafePointer<CChar>?
        let value = try PDFObject.make(context) { cm_entry($0, raw, index, &key, $1, $2) }
        if let key, let value { entries.append((NameText.decode(key), value)) }
      }
      return entries
    }
  }

  /// Whether both are the same object of the file, not merely equal.
  public func isSame(as other: PDFObject) -> Bool {
    raw == other.raw || (number > 0 && number == other.number)
  }

  /// The decoded bytes of a stream.
  ///
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` for more than `limit` bytes.
  public func streamBytes(limit: Int) throws(EngineError) -> [UInt8] {
    var buffer: UnsafeMutablePointer<fz_buffer>?
    try context.call { cm_load_stream($0, raw, max(0, limit), false, &buffer, $1) }
    return PDFObject.bytes(taking: buffer, context)
  }

  /// The first decoded bytes of a stream: at most `count`, fewer if the stream is shorter.
  func streamStart(_ count: Int) throws(EngineError) -> [UInt8] {
    var buffer: UnsafeMutablePointer<fz_buffer>?
    try context.call { cm_load_stream($0, raw, max(1, count), true, &buffer, $1) }
    return PDFObject.bytes(taking: buffer, context)
  }

  /// Writes the decoded bytes of a stream to an open file.
  ///
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` for more than `limit` bytes,
  ///   ``EngineError/notWritten(_:)`` if the system refuses them.
  func writeStream(to descriptor: Int32, limit: Int) throws(EngineError) {
    var isRefused = false
    do throws(EngineError) {
      try context.call { cm_write_stream($0, raw, descriptor, max(0, limit), &isRefused, $1) }
    } catch .damaged(_) where isRefused {
      throw .notWritten(context.systemError ?? EIO)
    }
  }

  /// Takes the bytes out of a buffer, and drops the buffer. The facade returned the buffer.
  static func bytes(
    taking buffer: UnsafeMutablePointer<fz_buffer>?, _ context: EngineContext
  ) -> [UInt8] {
    guard let buffer else { return [] }
    defer { cm_drop_buffer(context.raw, buffer) }
    var start: UnsafeMutablePointer<UInt8>?
    var length = 0
    cm_buffer_bytes(context.raw, buffer, &start, &length)
    return Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : length))
  }
}
