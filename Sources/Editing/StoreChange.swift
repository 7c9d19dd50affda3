// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A change to data beside the document, such as a sidecar file. The edit only describes the change.
/// The store's owner makes it, and is notified again when the change is undone or redone.
public struct StoreChange: Hashable, Sendable {
  /// The name of the store. It never changes.
  public var store: String
  public var key: String
  /// The value before; `nil` if there was none.
  public var before: JSONTree?
  /// The value after; `nil` if it was removed.
  public var after: JSONTree?

  public init(store: String, key: String, before: JSONTree?, after: JSONTree?) {
    self.store = store
    self.key = key
    self.before = before
    self.after = after
  }

  /// The change that undoes this one.
  public var reversed: StoreChange {
    StoreChange(store: store, key: key, before: after, after: before)
  }
}
