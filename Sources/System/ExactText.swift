// SPDX-License-Identifier: AGPL-3.0-or-later

/// A text that equals only texts with the same code units: a key for names from files, and for paths.
///
/// Strings in Swift are equal if they are canonically equivalent, such as `é` written as one character
/// and as a letter with an accent. To PDF files, file systems and other programs these are different
/// names.
public struct ExactText: Hashable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }

  public static func == (a: ExactText, b: ExactText) -> Bool { a.text.isExactly(b.text) }
}

extension ExactText: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral text: String) { self.text = text }
  public var description: String { text }
}

/// A type for the keys of a dictionary whose keys are texts.
public protocol TextKey: Hashable {
  init(_ text: String)
  var keyText: String { get }
}

extension String: TextKey {
  public var keyText: String { self }
  /// The text as the key of a dictionary or set.
  public var exact: ExactText { ExactText(self) }
}

extension ExactText: TextKey {
  public var keyText: String { text }
}

extension Dictionary where Key: TextKey {
  /// The entries in the order of their keys' code units.
  public var inOrderOfKeys: [Element] {
    sorted { $0.key.keyText.utf8.lexicographicallyPrecedes($1.key.keyText.utf8) }
  }
}

/// A value whose texts can be compared by their code units. It may be a text, or consist of texts.
public protocol ExactlyComparable {
  func isExactly(_ other: Self) -> Bool
}

extension String: ExactlyComparable {
  /// Whether both have the same code units. Takes as long as a comparison of bytes.
  public func isExactly(_ other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others in
        guard let first = bytes.baseAddress, let second = others.baseAddress else { return true }
        return memcmp(first, second, bytes.count) == 0
      }
    }
    return isSame.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
  }
}

extension Optional: ExactlyComparable where Wrapped: ExactlyComparable {
  public func isExactly(_ other: Wrapped?) -> Bool {
    switch (self, other) {
    case (let a?, let b?): a.isExactly(b)
    case (nil, nil): true
    default: false
    }
  }
}

extension Array: ExactlyComparable where Element: ExactlyComparable {
  public func isExactly(_ other: [Element]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isExactly($1) }
  }
}

/// Makes `==` compare a text by its code units. This applies to `==` of the enclosing type.
@propertyWrapper
public struct Exact<Value: ExactlyComparable & Hashable & Sendable>: Hashable, Sendable {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public static func == (a: Exact, b: Exact) -> Bool { a.wrappedValue.isExactly(b.wrappedValue) }
}
