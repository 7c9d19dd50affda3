// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import System

/// A value that survives a round trip through the edit log unchanged. The encoding is the log's own:
/// changing it needs a new LogHeader/currentVersion.
public protocol LogValue: Sendable {
  var encoded: JSONTree { get }

  /// - Throws: ``EditError/unreadable(_:)`` if the tree does not represent such a value.
  init(encoded: JSONTree) throws(EditError)
}

/// A tree is written as it is.
extension JSONTree: LogValue {
  public var encoded: JSONTree { self }
  public init(encoded: JSONTree) { self = encoded }
}

extension JSONTree {
  /// The members of an object; empty for other values.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// Decodes a required member.
  public func decode<V: LogValue>(_ name: String, as type: V.Type = V.self) throws(EditError) -> V {
    guard let member = self[member: name] else { throw .unreadable("It has no \(name).") }
    return try V(encoded: member)
  }

  /// Decodes an optional member.
  public func decodeIfPresent<V: LogValue>(
    _ name: String, as type: V.Type = V.self
  ) throws(EditError) -> V? {
    try V?(encoded: self[member: name] ?? .null)
  }
}

extension ExactText: LogValue {
  public var encoded: JSONTree { text.encoded }
  public init(encoded: JSONTree) throws(EditError) { self.init(try String(encoded: encoded)) }
}

extension String: LogValue {
  public var encoded: JSONTree { .string(self) }

  public init(encoded: JSONTree) throws(EditError) {
    guard let value = encoded.string else { throw .unreadable("A value is not text.") }
    self = value
  }
}

extension Bool: LogValue {
  public var encoded: JSONTree { .bool(self) }

  public init(encoded: JSONTree) throws(EditError) {
    guard let value = encoded.bool else { throw .unreadable("A value is not a Boolean.") }
    self = value
  }
}

extension Int64: LogValue {
  public var encoded: JSONTree { .integer(self) }

  public init(encoded: JSONTree) throws(EditError) {
    guard let value = encoded.integer else { throw .unreadable("A value is not an integer.") }
    self = value
  }
}

extension Int: LogValue {
  public var encoded: JSONTree { .integer(Int64(self)) }
  public init(encoded: JSONTree) throws(EditError) { self = Int(try Int64(encoded: encoded)) }
}

/// Exact. JSON cannot express infinity and NaN, which are written as texts.
extension Double: LogValue {
  public var encoded: JSONTree { isFinite ? .number(self) : .string(description) }

  public init(encoded: JSONTree) throws(EditError) {
    guard let value = encoded.double ?? encoded.string.flatMap(Double.init) else {
      throw .unreadable("A value is not a number.")
    }
    self = value
  }
}

extension Array: LogValue where Element: LogValue {
  public var encoded: JSONTree {
    guard Element.self == UInt8.self, let bytes = self as? [UInt8] else {
      return .array(map(\.encoded))
    }
    var text: [UInt8] = []
    Base64Codec.encode(bytes, to: &text)
    return .string(String(decoding: text, as: UTF8.self))
  }

  public init(encoded: JSONTree) throws(EditError) {
    if Element.self == UInt8.self {
      let bytes = Base64Codec.decode(try String(encoded: encoded)) as? [Element]
      guard let bytes else { throw .unreadable("A value is not base64.") }
      self = bytes
      return
    }
    guard case .array(let elements) = encoded else {
      throw .unreadable("A value is not an array.")
    }
    self = []
    for element in elements { append(try Element(encoded: element)) }
  }
}

extension Optional: LogValue where Wrapped: LogValue {
  public var encoded: JSONTree { self?.encoded ?? .null }

  public init(encoded: JSONTree) throws(EditError) {
    self = encoded == .null ? nil : try Wrapped(encoded: encoded)
  }
}

/// A byte. Arrays of bytes are written as base64.
extension UInt8: LogValue {
  public var encoded: JSONTree { .integer(Int64(self)) }

  public init(encoded: JSONTree) throws(EditError) {
    guard let value = UInt8(exactly: try Int64(encoded: encoded)) else {
      throw .unreadable("A number is not a byte.")
    }
    self = value
  }
}

extension Dictionary: LogValue where Key: TextKey, Value: LogValue {
  public var encoded: JSONTree {
    .object(inOrderOfKeys.map { .init($0.key.keyText, $0.value.encoded) })
  }

  public init(encoded: JSONTree) throws(EditError) {
    guard case .object(let members) = encoded else {
      throw .unreadable("A value is not an object.")
    }
    self = [:]
    for member in members { self[Key(member.name)] = try Value(encoded: member.value) }
  }
}
