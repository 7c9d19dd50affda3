// SPDX-License-Identifier: AGPL-3.0-or-later

/// A domain value with members declared once, as a table.
public protocol DeclaredValue: Sendable {
  /// The value in which every member has its default.
  static var blank: Self { get }

  /// The members in the order of the wire form.
  static var members: [Member<Self>] { get }
}

extension DeclaredValue {
  /// The names of the members that differ in another value.
  public func names(differingFrom other: Self) -> [String] {
    Self.members.filter { $0.isCompared && $0.differs(self, other) }.map(\.name)
  }
}
