// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

extension String: LogValue {
  public var encoded: JSONTree { .string(self) }

  public init(encoded: JSONTree) throws(EditError) {
    guard let value = encoded.string else { throw .unreadable("It has no text where it should.") }
    self = value
  }
}

extension Bool: LogValue {
  public var encoded: JSONTree { .bool(self) }

  public init(encoded: JSONTree) throws(EditError) {
    guard let value = encoded.bool else { throw .unreadable("It has no flag where it should.") }
    self = value
  }
}

extension Int64: LogValue {
  public var encoded: JSONTree { .integer(self) }

  public init(encoded: JSONTree) throws(EditError) {
    guard let value = encoded.integer else {
      throw .unreadable("It has no whole number where it should.")
    }
    self = value
  }
}

extension Int: LogValue {
  public var encoded: JSONTree { .integer(Int64(self)) }
  public init(encoded: JSONTree) throws(EditError) { self = Int(try Int64(encoded: encoded)) }
}

/// Exact. JSON has no way to write infinity and NaN, which stand as texts.
extension Double: LogValue {
  public var encoded: JSONTree { isFinite ? .number(self) : .string(description) }

  public init(encoded: JSONTree) throws(EditError) {
    guard let value = encoded.double ?? encoded.string.flatMap(Double.init) else {
      throw .unreadable("It has no number where it should.")
    }
    self = value
  }
}

extension Array: LogValue where Element: LogValue {
  public var encoded: JSONTree { .array(map(\.encoded)) }

  public init(encoded: JSONTree) throws(EditError) {
    guard case .array(let elements) = encoded else {
      throw .unreadable("It has no list where it should.")
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
