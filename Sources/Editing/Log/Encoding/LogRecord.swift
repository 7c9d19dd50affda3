// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A value that is written member by member; members that are as in blank are left out.
protocol LogRecord: LogValue {
  static var blank: Self { get }
  static var members: [LogMember<Self>] { get }
}

struct LogMember<Root: Sendable>: Sendable {
  let name: String
  let isRequired: Bool
  let encode: @Sendable (Root) -> JSONTree
  let decode: @Sendable (JSONTree, inout Root) throws(EditError) -> Void

  init<V: LogValue>(
    _ name: String, _ path: WritableKeyPath<Root, V> & Sendable, isRequired: Bool = false
  ) {
    self.name = name
    self.isRequired = isRequired
    encode = { $0[keyPath: path].encoded }
    decode = { (tree, root) throws(EditError) in root[keyPath: path] = try V(encoded: tree) }
  }
}

extension LogRecord {
  public var encoded: JSONTree {
    let blank = Self.blank
    return .object(
      Self.members.compactMap { member in
        let value = member.encode(self)
        guard member.isRequired || value != member.encode(blank) else { return nil }
        return .init(member.name, value)
      })
  }

  public init(encoded: JSONTree) throws(EditError) {
    self = .blank
    for member in Self.members {
      if let value = encoded[member: member.name] {
        try member.decode(value, &self)
      } else if member.isRequired {
        throw .unreadable("It has no \(member.name).")
      }
    }
  }
}
