// SPDX-License-Identifier: AGPL-3.0-or-later

import CJansson
import System  // Links libm, which conversions of Double call.

/// A value inside a ``JSONDocument``, which it keeps alive. Values are converted on demand.
///
/// `@unchecked Sendable` for the same reason as the document: the tree never changes.
public struct JSONNode: @unchecked Sendable {
  public enum Kind: Sendable { case null, bool, integer, real, string, array, object }

  public let document: JSONDocument
  private let value: UnsafeMutablePointer<json_t>
  /// Records which members are read. They are the members of the value, and of the values inside it.
  private let audit: MemberAudit?

  init(
    _ value: UnsafeMutablePointer<json_t>, of document: JSONDocument, audit: MemberAudit? = nil
  ) {
    self.value = value
    self.document = document
    self.audit = audit
  }

  /// The same value, with an audit that records which members are read.
  public func audited(by audit: MemberAudit) -> JSONNode {
    JSONNode(value, of: document, audit: audit)
  }

  /// The same value without an audit.
  var unaudited: JSONNode { JSONNode(value, of: document) }

  /// Identifies the value.
  var identity: UnsafeRawPointer { UnsafeRawPointer(value) }

  /// Records in the audit that the value is read as an object. It does not matter which members are
  /// read.
  func open() { audit?.open(self) }

  public var kind: Kind {
    switch value.pointee.type {
    case JSON_OBJECT: .object
    case JSON_ARRAY: .array
    case JSON_STRING: .string
    case JSON_INTEGER: .integer
    case JSON_REAL: .real
    case JSON_TRUE, JSON_FALSE: .bool
    default: .null
    }
  }

  public var isNull: Bool { kind == .null }

  public var bool: Bool? { kind == .bool ? value.pointee.type == JSON_TRUE : nil }

  /// The value if it is an integer. A real with an integral value that fits counts, such as `1.0` or
  /// `1e2`.
  public var integer: Int64? {
    switch kind {
    case .integer: json_integer_value(value)
    case .real: Int64(exactly: json_real_value(value))
    default: nil
    }
  }

  /// Any number; integers beyond 2^53 are rounded.
  public var double: Double? {
    switch kind {
    case .integer, .real: json_number_value(value)
    default: nil
    }
  }

  public var string: String? {
    guard let characters = json_string_value(value) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: characters, count: json_string_length(value))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the value is a string with U+0000.
  var holdsNull: Bool {
    guard let characters = json_string_value(value) else { return false }
    return memchr(characters, 0, json_string_length(value)) != nil
  }

  /// A string of at most so many bytes in UTF-8; `nil` for a longer one, which is not copied.
  public func string(ofAtMost bytes: Int) -> String? {
    json_string_length(value) <= bytes ? string : nil
  }

  /// The member of an object; `nil` if there is none, or if the value is not an object.
  public subscript(member name: String) -> JSONNode? {
    audit?.note(name, of: self)
    return json_object_get(value, name).map { JSONNode($0, of: document, audit: audit) }
  }

  /// The number of elements of an array or members of an object; 0 for other values.
  public var count: Int { kind == .array ? json_array_size(value) : json_object_size(value) }

  /// The element of an array; `nil` if out of bounds, or if the value is not an array.
  public subscript(index: Int) -> JSONNode? {
    guard index >= 0 else { return nil }
    return json_array_get(value, index).map { JSONNode($0, of: document, audit: audit) }
  }

  /// The elements of an array; empty for other values.
  public var elements: some Sequence<JSONNode> {
    (0..<(kind == .array ? count : 0)).lazy.compactMap { self[$0] }
  }

  /// Whether a member of the object is a long array of objects. Such an array has more than `count`
  /// elements, and begins with an object.
  public func holdsArray(ofObjects count: Int) -> Bool {
    unaudited.members.contains { member in
      member.value.kind == .array && member.value.count > count
        && member.value[0]?.kind == .object
    }
  }

  /// The members of an object, in the order of the text; empty for other values.
  public var members: some Sequence<(name: String, value: JSONNode)> {
    sequence(state: json_object_iter(value)) { position in
      guard let here = position, let name = json_object_iter_key(here),
        let member = json_object_iter_value(here)
      else { return nil }
      position = json_object_iter_next(value, here)
      let read = String(cString: name)
      audit?.note(read, of: self)
      return (read, JSONNode(member, of: document, audit: audit))
    }
  }
}
