// SPDX-License-Identifier: AGPL-3.0-or-later

/// A bookmark in another format; one without an id is new.
public struct CarriedBookmark: Hashable, Sendable {
  public var id: String?
  public var name: String?
  public var action: Action

  public init(id: String?, name: String?, action: Action) {
    self.id = id
    self.name = name
    self.action = action
  }
}
