// SPDX-License-Identifier: AGPL-3.0-or-later

/// The positions that `back` and `forward` lead to, as in a web browser.
public struct NavigationHistory: Hashable, Sendable {
  /// How many positions are kept each way; the oldest go first.
  public static let capacity = 100

  /// Oldest first.
  public private(set) var back: [ViewPosition] = []
  /// The one to go to first is the last.
  public private(set) var forward: [ViewPosition] = []

  public init() {}

  /// Takes over positions that were kept elsewhere, up to this history's limit.
  public init(back: [ViewPosition], forward: [ViewPosition]) {
    self.back = back.suffix(Self.capacity)
    self.forward = forward.suffix(Self.capacity)
  }

  /// Notes the position that is left for a new one, from which nothing leads forward.
  mutating func leave(_ position: ViewPosition) {
    if back.last != position { back.append(position) }
    if back.count > Self.capacity { back.removeFirst() }
    forward = []
  }

  /// Steps back from a position and gives the one to show; `nil` at the oldest.
  mutating func stepBack(from position: ViewPosition) -> ViewPosition? {
    guard let previous = back.popLast() else { return nil }
    forward.append(position)
    if forward.count > Self.capacity { forward.removeFirst() }
    return previous
  }

  /// Steps forward from a position and gives the one to show; `nil` at the newest.
  mutating func stepForward(from position: ViewPosition) -> ViewPosition? {
    guard let next = forward.popLast() else { return nil }
    back.append(position)
    if back.count > Self.capacity { back.removeFirst() }
    return next
  }

  /// Gives all positions the new index of their page, and drops those whose page is gone.
  mutating func renumber(_ newIndex: (Int) -> Int?) {
    func renumbered(_ position: ViewPosition) -> ViewPosition? {
      var position = position
      guard let index = newIndex(position.pageIndex) else { return nil }
      position.pageIndex = index
      return position
    }
    back = back.compactMap(renumbered)
    forward = forward.compactMap(renumbered)
  }
}
