// SPDX-License-Identifier: AGPL-3.0-or-later

/// A property of a domain value as data: its name, where it is, its bounds and what it means. The
/// default is the property's value in ``DeclaredValue/blank``.
///
/// Comparisons, the edit log, the wire form and the documentation of a value derive from its table of
/// members. The type of the property is known only at run time, so that a table is cheap to compile and
/// no format is generic over every type.
public struct Member<Root>: Sendable {
  /// The name on the wire and in the documentation.
  public let name: String
  public let summary: String
  /// The numbers that are allowed; an infinite bound is none.
  public let range: ClosedRange<Double>?
  public let presence: MemberPresence
  public let logging: MemberLogging
  /// Whether a difference of this member is a difference of the value.
  public let isCompared: Bool
  public let valueType: Any.Type

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
    differ = { a, b in property.with(a) { value in property.with(b) { $0 != value } } }
    transfer = { source, target in property.set(property.of(source), in: &target) }
  }

  public func differs(_ a: Root, _ b: Root) -> Bool { differ(a, b) }

  /// Gives a value the member that another one has.
  public func copy(from source: Root, to target: inout Root) { transfer(source, &target) }

  /// The property with its type; `nil` if that is a different one.
  public func property<Value>(of type: Value.Type) -> Property<Root, Value>? {
    property as? Property<Root, Value>
  }
}

/// When a member stands in the wire form of a value.
public enum MemberPresence: Sendable {
  /// It is always there, and must be given.
  case required
  /// It is there unless it has its default; a missing one, and `null`, stands for the default.
  case optional
  /// As ``optional``, and `null` is a value of its own: there is none.
  case nullable
  /// It is always there; a missing one stands for the default.
  case told
  /// As ``told``; the documentation names the default.
  case defaulted
  /// It is not on the wire.
  case never
}

/// When a member stands in the edit log, and under what name.
public enum MemberLogging: Sendable {
  /// Unless it has its default.
  case optional
  /// Unless it has its default; under a name that differs from the one on the wire.
  case named(String)
  case required
  case never
}
