// SPDX-License-Identifier: AGPL-3.0-or-later

/// Some members of a declared value: a change to apply to another value.
public struct PartialValue<Value: DeclaredValue>: Sendable {
  public var value: Value
  /// The names of the given members.
  public private(set) var given: Set<String>

  public init(_ value: Value, given: Set<String>) {
    self.value = value
    self.given = given
  }

  /// All members of a value.
  public init(_ value: Value) {
    self.init(value, given: Set(Value.members.map(\.name)))
  }

  /// No members.
  public init() { self.init(.blank, given: []) }

  public mutating func note(_ name: String) { given.insert(name) }

  /// Copies the given members to another value.
  public func apply(to other: inout Value) {
    for member in Value.members where given.contains(member.name) {
      member.copy(from: value, to: &other)
    }
  }
}

extension PartialValue: Equatable where Value: Equatable {}
extension PartialValue: Hashable where Value: Hashable {}
