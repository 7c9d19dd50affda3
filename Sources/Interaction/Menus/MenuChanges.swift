// SPDX-License-Identifier: AGPL-3.0-or-later

/// A client's changes to the menus of a view.
public struct MenuChanges: Hashable, Sendable {
  /// An item that the client added.
  public struct Addition: Hashable, Sendable {
    public var item: MenuItem
    /// The item before which it is inserted; at the end if there is no such item.
    public var before: CommandName?

    public init(_ item: MenuItem, before: CommandName? = nil) {
      self.item = item
      self.before = before
    }
  }

  public var removed: Set<CommandName> = []
  public var added: [Addition] = []

  public init() {}

  /// The menu with the client's changes; an empty menu stays empty.
  public func apply(to menu: [MenuItem]) -> [MenuItem] {
    guard !menu.isEmpty else { return [] }
    var items = menu.filter { !removed.contains($0.id) }
    for addition in added {
      let index = addition.before.flatMap { id in items.firstIndex { $0.id == id } }
      items.insert(addition.item, at: index ?? items.count)
    }
    return items
  }
}
