// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension PDFObject {
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
      return out.map { PDFObject(owning: $0, self.context) }
    }
  }

  /// The value of a key in this dictionary or its nearest ancestor (`Parent`) that has it.
  @inline(never)
  public func inherited(_ key: String) throws(EngineError) -> PDFObject? {
    try PDFObject.make(context) { cm_get_inherited($0, raw, key, $1, $2) }
  }

  /// The number of elements of an array, or of entries of a dictionary.
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
        if let key, let value { entries.append((String(cString: key), value)) }
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
    try context.call { cm_load_stream($0, raw, max(0, limit), &buffer, $1) }
    return PDFObject.bytes(taking: buffer, context)
  }

  /// The first decoded bytes of a stream: at most `count`, fewer if the stream is shorter.
  func streamStart(_ count: Int) throws(EngineError) -> [UInt8] {
    var buffer: UnsafeMutablePointer<fz_buffer>?
    try context.call { cm_load_stream_start($0, raw, max(1, count), &buffer, $1) }
    return PDFObject.bytes(taking: buffer, context)
  }

  /// Writes the decoded bytes of a stream to an open file.
  ///
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` for more than `limit` bytes,
  ///   ``EngineError/saveFailed(_:)`` if the system refuses them.
  func writeStream(to descriptor: Int32, limit: Int) throws(EngineError) {
    var isRefused = false
    do throws(EngineError) {
      try context.call { cm_write_stream($0, raw, descriptor, max(0, limit), &isRefused, $1) }
    } catch .damaged(let why) where isRefused {
      throw .saveFailed("The file could not be written: \(why).")
    }
  }

  /// Takes the bytes out of a buffer that the facade returned, and drops it.
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
