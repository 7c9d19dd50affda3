// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A value that the log holds as an object of declared members.
public protocol LogObject: LogValue {
  static var logged: LogMembers<Self> { get }
}

extension LogObject {
  public var encoded: JSONTree { Self.logged.encode(self) }
  public init(encoded: JSONTree) throws(EditError) { self = try Self.logged.decode(encoded) }
}

/// The members of a value in the log, in their order. The type also knows how the value is made of
/// them.
public struct LogMembers<Root: Sendable>: Sendable {
  fileprivate let encode: @Sendable (Root) -> JSONTree
  fileprivate let decode: @Sendable (JSONTree) throws(EditError) -> Root

  // Specialized for each edit, this would take 100 KB of the binary.
  /// - Parameter make: makes the value from its members; throws if they do not fit together.
  @_semantics("optimize.sil.specialize.generic.never")
  public init<each Value>(
    _ members: repeat LogMember<Root, each Value>,
    make: @escaping @Sendable (repeat each Value) throws(EditError) -> Root
  ) {
    encode = { root in
      var object: [JSONTree.Member] = []
      for member in repeat each members {
        if let value = member.encode(root) { object.append(.init(member.name, value)) }
      }
      return .object(object)
    }
    decode = { tree throws(EditError) in
      try make(repeat try (each members).decode(tree[member: (each members).name]))
    }
  }
}
