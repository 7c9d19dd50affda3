// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Limits the size of values that are copied out of a document: shared references let a small file
/// unfold to a huge value.
public struct ValueBudget: Sendable {
  /// The most levels of nesting for objects from another format.
  public static let depth = 64

  private var objects = 2_000_000
  private var bytes = 256 << 20
  /// The remaining objects, where shared objects count each time they are visited.
  private var unfolded = 200_000_000
  /// The document's stream values by object number. Each has the number of objects in it.
  private var streams: [Int: (value: PDFValue, unfolded: Int)]?

  /// - Parameter sharesStreams: whether a repeated stream counts once, for formats that write it once.
  public init(sharesStreams: Bool = false) { streams = sharesStreams ? [:] : nil }

  /// Counts an object with this number of bytes.
  ///
  /// - Throws: ``EngineError/limitExceeded(_:_:)``.
  public mutating func take(_ count: Int) throws(EngineError) {
    objects -= 1
    bytes -= count
    try unfold(1)
    guard objects >= 0, bytes >= 0 else { throw ValueBudget.excess }
  }

  fileprivate mutating func known(_ number: Int) throws(EngineError) -> PDFValue? {
    guard number > 0, let stream = streams?[number] else { return nil }
    try unfold(stream.unfolded)
    return stream.value
  }

  /// Keeps the value of a stream that was read. The reading began when `left` objects remained.
  fileprivate mutating func keep(_ stream: PDFValue, _ number: Int, since left: Int) {
    if number > 0, streams != nil { streams?[number] = (stream, left - unfolded) }
  }

  fileprivate var left: Int { unfolded }

  private mutating func unfold(_ count: Int) throws(EngineError) {
    unfolded -= count
    guard unfolded >= 0 else { throw ValueBudget.excess }
  }

  private static let excess = EngineError.limitExceeded(
    EngineLimit(.bytes), "the annotation's objects are too large to be copied")
}

extension PDFObject {
  /// The object with everything that it refers to, as a value.
  ///
  /// - Parameters:
  ///   - cutsLoops: whether a reference to an object that has it is null. If not, it is followed.
  ///   - replacing: the replacement for a reference; `nil` follows it.
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` if the budget is exceeded, or the nesting is too
  ///   deep, as in a loop.
  public func value(
    within budget: inout ValueBudget, cutsLoops: Bool = false,
    replacing: (PDFObject) throws(EngineError) -> PDFValue? = { _ in nil }
  ) throws(EngineError) -> PDFValue {
    var path: [Int]? = cutsLoops ? [] : nil
    return try value(&budget, replacing, &path, depth: 0)
  }

  private func value(
    _ budget: inout ValueBudget, _ replacing: (PDFObject) throws(EngineError) -> PDFValue?,
    _ path: inout [Int]?, depth: Int
  ) throws(EngineError) -> PDFValue {
    try context.limits.check(depth: depth, of: "objects")
    try budget.take(0)
    if number > 0 {
      if let other = try replacing(self) { return other }
      if path?.contains(number) == true { return .null }
    }
    path?.append(number)
    defer { _ = path?.popLast() }
    switch try kind {
    case .null: return .null
    case .boolean: return .boolean(try boolean ?? false)
    case .integer: return .integer(try integer ?? 0)
    case .real: return .real(try real ?? 0)
    case .name: return .name(try name ?? "")
    case .string:
      let bytes = try bytes ?? []
      try budget.take(bytes.count)
      return .string(bytes)
    case .array:
      var values: [PDFValue] = []
      for index in 0..<(try count) {
        values.append(try self[index]?.value(&budget, replacing, &path, depth: depth + 1) ?? .null)
      }
      return .array(values)
    case .dictionary:
      return .dictionary(try entryValues(&budget, replacing, &path, depth: depth))
    case .stream:
      if let known = try budget.known(number) { return known }
      let left = budget.left
      var entries = try entryValues(&budget, replacing, &path, depth: depth)
      entries["Length"] = nil
      let bytes = try rawStreamBytes
      try budget.take(bytes.count)
      let stream = PDFValue.stream(entries, bytes)
      budget.keep(stream, number, since: left)
      return stream
    }
  }

  private func entryValues(
    _ budget: inout ValueBudget, _ replacing: (PDFObject) throws(EngineError) -> PDFValue?,
    _ path: inout [Int]?, depth: Int
  ) throws(EngineError) -> [String: PDFValue] {
    var values: [String: PDFValue] = [:]
    for (key, value) in try entries {
      values[key] = try value.value(&budget, replacing, &path, depth: depth + 1)
    }
    return values
  }

  /// The undecoded bytes of a stream, after decryption.
  private var rawStreamBytes: [UInt8] {
    get throws(EngineError) {
      var buffer: UnsafeMutablePointer<fz_buffer>?
      try context.call { cm_load_raw_stream($0, raw, &buffer, $1) }
      return PDFObject.bytes(taking: buffer, context)
    }
  }
}

extension Document {
  /// Makes the object for a value. The value's streams are added to the document. With streams, only
  /// within an operation of the journal.
  public func make(_ value: PDFValue) throws(EngineError) -> PDFObject {
    switch value {
    // MuPDF represents null as a missing object; as an entry it is omitted.
    case .null: return try makeArray()
    case .boolean(let value): return try makeBoolean(value)
    case .integer(let value): return try makeInteger(value)
    case .real(let value): return try makeReal(value)
    case .name(let value): return try makeName(value)
    case .string(let bytes):
      return try bytes.withUnsafeBufferPointer { buffer throws(EngineError) in
        try make { cm_new_string($0, buffer.baseAddress, buffer.count, $1, $2) }
      }
    case .array(let elements):
      let array = try makeArray()
      for element in elements { try array.append(element == .null ? nil : make(element)) }
      return array
    case .dictionary(let entries): return try makeDictionary(values: entries)
    case .stream(let entries, let bytes):
      let dictionary = try makeDictionary(values: entries)
      return try bytes.withUnsafeBufferPointer { buffer throws(EngineError) in
        try make {
          cm_add_stream(
            $0, raw, dictionary.raw, buffer.baseAddress, buffer.count, true, $1, $2)
        }
      }
    }
  }

  private func makeDictionary(values: [String: PDFValue]) throws(EngineError) -> PDFObject {
    let dictionary = try makeDictionary()
    for (key, value) in values.sorted(by: { $0.key < $1.key }) where value != .null {
      try dictionary.set(key, make(value))
    }
    return dictionary
  }
}
