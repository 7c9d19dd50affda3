// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A property of a domain value as data: its name, access, bounds and meaning. The default is the
/// property's value in ``DeclaredValue/blank``.
///
/// Comparisons, the edit log, the wire form and the documentation of a value derive from its table of
/// members. The type of the property is known only at run time, so that a table compiles quickly and
/// no format is generic over every type.
public struct Member<Root>: Sendable {
  /// The name on the wire and in the documentation.
  public let name: String
  public let summary: String
  /// The allowed numbers; an infinite bound means no bound.
  public let range: ClosedRange<Double>?
  public let presence: MemberPresence
  public let logging: MemberLogging
  /// Whether a difference in this member makes values unequal.
  public let isCompared: Bool
  public let valueType: Any.Type

  let path: PartialKeyPath<Root> & Sendable
  private let property: any Sendable
  private let differ: @Sendable (Root, Root) -> Bool
  private let transfer: @Sendable (Root, inout Root) -> Void

  @inline(never)
  public init<Value: Equatable & Sendable>(
    _ name: String, _ path: KeyPath<Root, Value> & Sendable, _ summary: String = "",
    in range: ClosedRange<Double>? = nil, _ presence: MemberPresence = .optional,
    logged logging: MemberLogging = .optional, isCompared: Bool = true
  ) {
    let property = Property(path)
    self.name = name
    self.summary = summary
    self.range = range
    self.presence = presence
    self.logging = logging
    self.isCompared = isCompared
    self.property = property
    valueType = Value.self
    self.path = path
    if let type = Value.self as? any ExactlyComparable.Type,
      let exact = Member.exactDifference(type, property)
    {
      differ = exact
    } else {
      differ = { a, b in property.with(a) { value in property.with(b) { $0 != value } } }
    }
    transfer = { source, target in property.set(property.of(source), in: &target) }
  }

  /// Compares texts by their code units: `==` would take canonically equivalent texts as equal.
  private static func exactDifference<Value: ExactlyComparable>(
    _ type: Value.Type, _ property: any Sendable
  ) -> (@Sendable (Root, Root) -> Bool)? {
    guard let property = property as? Property<Root, Value> else { return nil }
    return { a, b in
      property.with(a) { value in property.with(b) { !$0.isExactly(value) } }
    }
  }

  public func differs(_ a: Root, _ b: Root) -> Bool { differ(a, b) }

  /// Copies the member from one value to another.
  public func copy(from source: Root, to target: inout Root) { transfer(source, &target) }

  /// The property with its type; `nil` if the type differs.
  public func property<Value>(of type: Value.Type) -> Property<Root, Value>? {
    property as? Property<Root, Value>
  }
}

/// Whether a member is present in the wire form of a value.
public enum MemberPresence: Sendable {
  /// Always present, and must be given.
  case required
  /// Omitted if it has its default; a missing member, and `null`, mean the default.
  case optional
  /// Like ``optional``, but `null` is a value of its own: none.
  case nullable
  /// Always present; a missing one means the default.
  case told
  /// Like ``told``; the documentation states the default.
  case defaulted
  /// Not on the wire.
  case never
}

/// How a member is stored in the edit log. A case says whether it is present, and what its name is
/// there.
public enum MemberLogging: Sendable {
  /// Omitted if it has its default.
  case optional
  /// Omitted if it has its default; under a name that differs from the one on the wire.
  case named(String)
  case required
  case never
}
