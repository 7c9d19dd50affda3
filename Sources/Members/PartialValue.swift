// SPDX-License-Identifier: AGPL-3.0-or-later

/// Some members of a declared value: a change to apply to another value.
@dynamicMemberLookup
public struct PartialValue<Value: DeclaredValue>: Sendable {
  public var value: Value
  /// The names of the given members.
  public private(set) var given: Set<String>

  public init(_ value: Value, given: Set<String>) {
    self.value = value
    self.given = given
  }

  /// All members of a value.
  public init(_ value: Value) { self.init(value, given: Set(Value.members.map(\.name))) }

  /// The members in which a value differs from an earlier one. They have their new values.
  public init(changesFrom old: Value, to new: Value) {
    self.init(new, given: Set(new.names(differingFrom: old)))
  }

  /// No members.
  public init() { self.init(.blank, given: []) }

  public mutating func note(_ name: String) { given.insert(name) }

  /// The member that has this property; `nil` if it is not given.
  public subscript<Property>(dynamicMember path: WritableKeyPath<Value, Property>) -> Property? {
    get { given.contains(Self.name(of: path)) ? value[keyPath: path] : nil }
    set {
      if let newValue {
        value[keyPath: path] = newValue
        given.insert(Self.name(of: path))
      } else {
        given.remove(Self.name(of: path))
      }
    }
  }

  private static func name(of path: PartialKeyPath<Value>) -> String {
    let member = Value.members.first { $0.path == path }
    assert(member != nil, "A property that no member declares cannot be changed.")
    return member?.name ?? ""
  }

  /// Copies the given members to another value.
  public func apply(to other: inout Value) {
    for member in Value.members where given.contains(member.name) {
      member.copy(from: value, to: &other)
    }
  }
}

extension PartialValue: Equatable where Value: Equatable {}
extension PartialValue: Hashable where Value: Hashable {}
