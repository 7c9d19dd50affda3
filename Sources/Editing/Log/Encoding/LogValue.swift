// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A value that can be written to the edit log and read back unchanged. The encoding is the log's
/// own: changing it needs a new LogHeader/currentVersion.
public protocol LogValue: Sendable {
  var encoded: JSONTree { get }

  /// - Throws: ``EditError/unreadable(_:)`` where the tree is not such a value's.
  init(encoded: JSONTree) throws(EditError)
}

extension JSONTree {
  /// A member that has to be there.
  public func decode<V: LogValue>(
    _ name: String, as type: V.Type = V.self
  ) throws(EditError) -> V {
    guard let member = self[member: name] else { throw .unreadable("It has no \(name).") }
    return try V(encoded: member)
  }

  /// A member that may be missing.
  public func decodeIfPresent<V: LogValue>(
    _ name: String, as type: V.Type = V.self
  ) throws(EditError) -> V? {
    try V?(encoded: self[member: name] ?? .null)
  }
}
