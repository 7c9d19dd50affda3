// SPDX-License-Identifier: AGPL-3.0-or-later

/// Some members of a declared value: a change to apply to another value.
public struct PartialValue<Value: DeclaredValue>: Sendable {
  public var value: Value
  /// The names of the members that are given.
  public private(set) var given: Set<String>

  public init(_ value: Value, given: Set<String>) {
    self.value = value
    self.given = given
  }

  /// All of a value.
  public init(_ value: Value) {
    self.init(value, given: Set(Value.members.map(\.name)))
  }

  /// Nothing is given.
  public init() { self.init(.blank, given: []) }

  public mutating func note(_ name: String) { given.insert(name) }

  /// Gives another value the members that are given.
  public func apply(to other: inout Value) {
    for member in Value.members where given.contains(member.name) {
      member.copy(from: value, to: &other)
    }
  }
}

extension PartialValue: Equatable where Value: Equatable {}
extension PartialValue: Hashable where Value: Hashable {}
