// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A value that can be written to the edit log and read back unchanged. The encoding is the log's
/// own: changing it needs a new LogHeader/currentVersion.
public protocol LogValue: Sendable {
  var encoded: JSONTree { get }

  /// - Throws: ``EditError/unreadable(_:)`` if the tree does not represent such a value.
  init(encoded: JSONTree) throws(EditError)
}

/// A tree is written as it is.
extension JSONTree: LogValue {
  public var encoded: JSONTree { self }
  public init(encoded: JSONTree) { self = encoded }
}

extension JSONTree {
  /// The members of an object; empty for other values.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// Decodes a required member.
  public func decode<V: LogValue>(
    _ name: String, as type: V.Type = V.self
  ) throws(EditError) -> V {
    guard let member = self[member: name] else { throw .unreadable("It has no \(name).") }
    return try V(encoded: member)
  }

  /// Decodes an optional member.
  public func decodeIfPresent<V: LogValue>(
    _ name: String, as type: V.Type = V.self
  ) throws(EditError) -> V? {
    try V?(encoded: self[member: name] ?? .null)
  }
}
