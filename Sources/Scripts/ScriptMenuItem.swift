// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// An item of a script's pop-up menu.
public struct ScriptMenuItem: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// An item that can be chosen; the number is the answer to the script.
    case choice(Int)
    case submenu([ScriptMenuItem])
    case separator
  }

  public var kind: Kind
  /// Empty for a separator.
  public var title: String
  public var isMarked: Bool
  public var isEnabled: Bool

  public init(_ kind: Kind, _ title: String = "", isMarked: Bool = false, isEnabled: Bool = true) {
    (self.kind, self.title) = (kind, title)
    (self.isMarked, self.isEnabled) = (isMarked, isEnabled)
  }
}

extension [ScriptMenuItem] {
  /// Whether the user can choose the item with a number: it and the menus above it are enabled.
  public func offers(_ choice: Int) -> Bool {
    contains { item in
      guard item.isEnabled else { return false }
      return switch item.kind {
      case .choice(let number): number == choice
      case .submenu(let items): items.offers(choice)
      case .separator: false
      }
    }
  }
}

extension ScriptMenuItem {
  /// Reads an item from the prelude; `nil` if it is malformed.
  init?(_ tree: JSONTree, depth: Int = 0) {
    guard case .object = tree, depth < 8 else { return nil }
    let title = tree[member: "title"]?.string ?? ""
    if tree[member: "separator"]?.bool == true {
      self.init(.separator)
      return
    }
    let kind: Kind
    if let choice = tree[member: "choice"]?.integer {
      kind = .choice(Int(clamping: choice))
    } else {
      kind = .submenu(tree.menuItems(depth: depth + 1))
    }
    self.init(
      kind, title, isMarked: tree[member: "marked"]?.bool ?? false,
      isEnabled: tree[member: "enabled"]?.bool ?? true)
  }
}

extension JSONTree {
  /// The member `items` as menu items.
  func menuItems(depth: Int = 0) -> [ScriptMenuItem] {
    guard case .array(let items)? = self[member: "items"] else { return [] }
    return items.compactMap { ScriptMenuItem($0, depth: depth) }
  }
}
