// SPDX-License-Identifier: AGPL-3.0-or-later

/// The difference between a menu and the previous one: items that stay, and new or changed ones, in
/// order.
public struct MenuPatch: Hashable, Sendable {
  public enum Part: Hashable, Sendable {
    /// Items of the previous menu.
    case kept(from: Int, count: Int)
    case new([MenuItem])
  }

  public private(set) var parts: [Part] = []

  public init(from old: [MenuItem], to new: [MenuItem]) {
    var next = 0
    for item in new {
      // Items mostly keep their order, so the item after the previous match is tried first.
      let place =
        old[next...].firstIndex(of: item) ?? old[..<next].firstIndex(of: item)
      guard let place else {
        if case .new(let items)? = parts.last {
          parts[parts.count - 1] = .new(items + [item])
        } else {
          parts.append(.new([item]))
        }
        continue
      }
      if case .kept(let from, let count)? = parts.last, from + count == place {
        parts[parts.count - 1] = .kept(from: from, count: count + 1)
      } else {
        parts.append(.kept(from: place, count: 1))
      }
      next = place + 1
    }
  }

  /// The number of new items and of runs in the patch.
  public var cost: Int {
    parts.reduce(0) { sum, part in
      if case .new(let items) = part { return sum + items.count }
      return sum + 1
    }
  }
}

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
