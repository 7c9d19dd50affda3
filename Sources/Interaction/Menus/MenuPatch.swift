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
