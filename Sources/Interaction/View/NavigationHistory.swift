// SPDX-License-Identifier: AGPL-3.0-or-later

/// The positions that `back` and `forward` lead to. They work as in a web browser.
public struct NavigationHistory: Hashable, Sendable {
  /// The maximum number of positions in each direction; the oldest are dropped first.
  public static let capacity = 100

  /// The positions to go back to, the oldest first.
  public private(set) var back: [ViewPosition] = []
  /// The positions to go forward to; the next one is last.
  public private(set) var forward: [ViewPosition] = []

  public init() {}

  /// Takes over stored positions, up to this history's limit.
  public init(back: [ViewPosition], forward: [ViewPosition]) {
    self.back = back.suffix(Self.capacity)
    self.forward = forward.suffix(Self.capacity)
  }

  /// Records the position that is left, and clears the forward positions.
  mutating func leave(_ position: ViewPosition) {
    if back.last != position { back.append(position) }
    if back.count > Self.capacity { back.removeFirst() }
    forward = []
  }

  /// Steps back from a position, and returns the one to show; `nil` at the oldest.
  mutating func stepBack(from position: ViewPosition) -> ViewPosition? {
    guard let previous = back.popLast() else { return nil }
    forward.append(position)
    if forward.count > Self.capacity { forward.removeFirst() }
    return previous
  }

  /// Steps forward from a position, and returns the one to show; `nil` at the newest.
  mutating func stepForward(from position: ViewPosition) -> ViewPosition? {
    guard let next = forward.popLast() else { return nil }
    back.append(position)
    if back.count > Self.capacity { back.removeFirst() }
    return next
  }

  /// The history with other positions. Positions for which the function returns `nil` are left out.
  func mapped(_ change: (ViewPosition) -> ViewPosition?) -> NavigationHistory {
    NavigationHistory(back: back.compactMap(change), forward: forward.compactMap(change))
  }
}
