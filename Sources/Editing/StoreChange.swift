// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A change to what is kept beside the document, such as in a sidecar file. The edit only tells of it:
/// who keeps the store makes it, and is told of it again where it is undone or done again.
public struct StoreChange: Hashable, Sendable {
  /// The name of the store. It never changes.
  public var store: String
  /// The key of the changed value.
  public var key: String
  /// `nil`: it was not there.
  public var before: JSONTree?
  /// `nil`: it is not there any more.
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
